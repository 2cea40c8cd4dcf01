import { listEvaluationAttempts, peekEvaluation } from '@oktant/contract/attempts.ts'
import { listHeldResults, releaseResults } from '@oktant/contract/held-results.ts'
import { readLearning } from '@oktant/contract/learning.ts'
import { scoreMarking } from '@oktant/contract/moderation.ts'
import { listNotifications } from '@oktant/contract/notifications.ts'
import { expect, test } from 'vitest'
import { makePeople, makeTest, rightAnswer, takeTest } from '../../../test/kit/attempts.ts'
import type { Made } from '../../../test/kit/make.ts'
import { handIn, makeEssay } from '../../../test/kit/moderation.ts'
import { testServer } from '../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const { companyId } = author
  const made = await makeTest(server, author, { settings: { controlledRelease: true, singlePage: true } })
  const releaser = await server.make.user({ companyId, permissions: ['results.release'] })
  const take = async (as: Made) => {
    const { opened, given, submit } = await takeTest(server, as, made.childId)
    const known = (id: number) => {
      const found = made.questions.find((one) => one.id === id)
      if (!found) throw new Error('a question that nobody made')
      return found
    }
    await submit(...opened.questionScores.map((row) => given(row, rightAnswer(known(row.question.id)))))
    return opened.componentLog?.id ?? 0
  }
  return { ...server, ...made, author, learner, releaser, take }
}

test('a held result is released by hand: it counts, and its learner is told', async () => {
  const { call, make, kit, courseId, childId, learner, releaser, take } = await setUp()
  const id = await take(learner)
  const seen = async () => (await call(peekEvaluation, { as: learner, params: { id } })).result
  expect(await seen()).toMatchObject({ stateLabel: 'UNDER_REVIEW', mark: null, pass: false })
  const waiting = await call(readLearning, { as: learner, params: { id: courseId } })
  expect(waiting.children).toMatchObject([{ state: 'UNDER_REVIEW', mark: null, why: { code: 'held' } }])
  const { content } = await call(listHeldResults, { as: releaser })
  expect(content).toMatchObject([{ id, mark: 100, pass: true, user: { id: learner.id } }])

  const body = { chosen: { ids: [id] } }
  const stranger = await make.user({ permissions: ['results.release'] })
  expect(await call(releaseResults, { as: stranger, body })).toMatchObject({ code: 'attempt_not_found' })
  expect((await call(listHeldResults, { as: stranger })).totalElements).toBe(0)
  expect(await call(releaseResults, { as: releaser, body })).toEqual({ released: 1, left: 0 })
  expect(await seen()).toMatchObject({ stateLabel: 'PASSED', mark: 100, pass: true })
  const course = await call(readLearning, { as: learner, params: { id: courseId } })
  expect(course).toMatchObject({ passed: true, mark: 100 })
  const { attempts } = await call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect(attempts[0]).toMatchObject({ stateLabel: 'PASSED', mark: 100 })
  await kit.outbox.deliver()
  const told = await call(listNotifications, { as: learner })
  expect(told.content.map(({ title }) => title)).toContain('Your result is there')
  expect((await call(listHeldResults, { as: releaser })).totalElements).toBe(0)
  expect(await call(releaseResults, { as: releaser, body })).toMatchObject({ code: 'attempt_not_found' })
})

test('all of one evaluation are released at once, and two releases at once are one', async () => {
  const { call, make, author, evaluationId, learner, releaser, take } = await setUp()
  const other = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  for (const each of [learner, other]) await take(each)
  const none = { chosen: { evaluationId: evaluationId + 100_000 } }
  expect(await call(releaseResults, { as: releaser, body: none })).toEqual({ released: 0, left: 0 })
  const body = { chosen: { evaluationId } }
  const both = await Promise.all([1, 2].map(() => call(releaseResults, { as: releaser, body })))
  expect(both.map(({ released }) => released).toSorted()).toEqual([0, 2])
})

test('what still waits to be marked is not held, and is held once it is marked', async () => {
  const server = await testServer()
  const { call } = server
  const essay = await makeEssay(server, { settings: { controlledRelease: true } })
  const { author, learner, marker, childId, courseId } = essay
  const why = async () =>
    (await call(readLearning, { as: learner, params: { id: courseId } })).children[0]?.why.code
  const releaser = await server.make.user({ companyId: author.companyId, permissions: ['results.release'] })
  const { logId, rowId } = await handIn(server, learner, childId)
  const held = async () => (await call(listHeldResults, { as: releaser })).content.map(({ id }) => id)
  expect([await held(), await why()]).toEqual([[], 'with_assessor'])
  const questionScores = [{ id: rowId, score: 4, comment: 'Clear.' }]
  const body = { action: 'SUBMIT' as const, revision: 0, questionScores, comment: '', level: null }
  await call(scoreMarking, { as: marker, params: { logId }, body })
  expect([await held(), await why()]).toEqual([[logId], 'held'])
  await call(releaseResults, { as: releaser, body: { chosen: { ids: [logId] } } })
  const seen = await call(peekEvaluation, { as: learner, params: { id: logId } })
  expect(seen.questionScores[0]).toMatchObject({ score: 4, comment: 'Clear.' })
})
