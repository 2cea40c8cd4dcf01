import { expect, test } from 'vitest'
import { launchEvaluation } from '@oktant/contract/attempts.ts'
import { readLearning } from '@oktant/contract/learning.ts'
import { makePeople, makeQuestions, makeTest } from '../../../test/kit/attempts.ts'
import { testServer } from '../../../test/kit/server.ts'
import { statementsOf, statementsWithin } from '../../../test/kit/statements.ts'

/** Before a transaction, who asks and whether they may; and within it. */
const [mostOfFirst, mostWithin, mostOfAgain] = [2, 7, 3]

type Heard = Awaited<ReturnType<typeof statementsOf>>
const textsOf = (heard: Heard) => heard.map(({ text }) => text).join('\n')

async function heardOf(engine: Parameters<typeof statementsWithin>[0], work: () => Promise<unknown>) {
  let within: Heard = []
  const before = await statementsOf(async () => {
    within = await statementsWithin(engine, work)
  })
  const isOwn = ({ text }: Heard[number]) => !within.some((other) => other.text === text)
  return { within, before: before.filter(isOwn) }
}

async function setUp() {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['MC', 'TF', 'OWMC', 'DD'])
  const { childId, courseId } = await makeTest(server, author, { questions })
  const launch = (as = learner) => server.call(launchEvaluation, { as, params: { id: childId } })
  // NOTE: whoever takes it comes from there.
  await server.call(readLearning, { as: learner, params: { id: courseId } })
  return { ...server, author, learner, launch, courseId }
}

test('an attempt is begun, and taken up again, by few statements, and its questions are read once for everybody', async () => {
  const { engine, make, learner, launch } = await setUp()
  // NOTE: what its edition says is read once for everybody, as its questions are.
  await launch()
  await launch()
  const other = await make.user({ companyId: learner.companyId, permissions: ['learning.take'] })
  const begun = await heardOf(engine, () => launch(other))
  const again = await heardOf(engine, () => launch(other))
  expect(begun.before.length, textsOf(begun.before)).toBeLessThanOrEqual(mostOfFirst)
  expect(begun.within.length, textsOf(begun.within)).toBeLessThanOrEqual(mostWithin)
  expect(textsOf(begun.within)).not.toContain('from "question_versions"')
  expect(again.before.length, textsOf(again.before)).toBeLessThanOrEqual(mostOfAgain)
  expect(textsOf(again.before)).toContain('update "evaluation_attempts"')
  expect(again.within, 'one statement takes it, so it needs no transaction').toEqual([])
})

test('an attempt that is taken up again is the same one, and belongs to the window that opened it last', async () => {
  const { launch } = await setUp()
  const [one, other] = [await launch(), await launch()]
  expect(other.componentLog).toEqual(one.componentLog)
  expect(other.questionScores).toEqual(one.questionScores)
  expect(other.evaluation).toEqual(one.evaluation)
  expect(other.launch).not.toBe(one.launch)
})
