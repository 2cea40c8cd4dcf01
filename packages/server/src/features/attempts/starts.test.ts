import { expect, test } from 'vitest'
import { launchEvaluation } from '@oktant/contract/attempts.ts'
import { readLearning } from '@oktant/contract/learning.ts'
import { makePeople, makeQuestions, makeTest } from '../../../test/kit/attempts.ts'
import { testServer } from '../../../test/kit/server.ts'
import { statementsWithin } from '../../../test/kit/statements.ts'

const [mostOfFirst, mostOfAgain] = [13, 4]

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
  await launch()
  const other = await make.user({ companyId: learner.companyId, permissions: ['learning.take'] })
  const first = await statementsWithin(engine, () => launch(other))
  const again = await statementsWithin(engine, () => launch(other))
  const texts = (asked: typeof first) => asked.map(({ text }) => text).join('\n')
  expect(first.length, texts(first)).toBeLessThanOrEqual(mostOfFirst)
  expect(again.length, texts(again)).toBeLessThanOrEqual(mostOfAgain)
  expect(again.length).toBeGreaterThan(0)
  expect(texts(first)).not.toContain('from "question_versions"')
})

test('an attempt that is taken up again is the same one, and belongs to the window that opened it last', async () => {
  const { launch } = await setUp()
  const [one, other] = [await launch(), await launch()]
  expect(other.componentLog).toEqual(one.componentLog)
  expect(other.questionScores).toEqual(one.questionScores)
  expect(other.evaluation).toEqual(one.evaluation)
  expect(other.launch).not.toBe(one.launch)
})
