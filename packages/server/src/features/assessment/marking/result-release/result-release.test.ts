import { listEvaluationAttempts, peekEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { listHeldResults, releaseResults } from '@oktant/contract/assessment/result-release.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { scoreMarking } from '@oktant/contract/assessment/marking.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { expect, test } from 'vitest'
import { makePeople, makeTest, rightAnswer, takeTest } from '../../../../../test/kit/content/attempts.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { handIn, makeEssay } from '../../../../../test/kit/content/marking.ts'
import { testServer } from '../../../../../test/kit/server.ts'

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

test('nobody sees or releases their own held result; who is alone with the right is told who could be given it', async () => {
  const { call, make, author, evaluationId, learner, releaser, take } = await setUp()
  const { companyId } = author
  const second = await make.user({ companyId, permissions: ['learning.take', 'results.release'] })
  const id = await take(second)
  const as = second
  const seen = await call(listHeldResults, { as })
  expect(seen).toMatchObject({ content: [], totalElements: 0, own: { total: 1, hasOthers: true } })
  const byId = { chosen: { ids: [id] } }
  expect(await call(releaseResults, { as, body: byId })).toMatchObject({ code: 'attempt_not_found' })
  const ofAll = { chosen: { evaluationId } }
  expect(await call(releaseResults, { as, body: ofAll })).toEqual({ released: 0, left: 0 })
  await take(learner)
  expect(await call(releaseResults, { as, body: { chosen: { evaluationId: null } } })).toEqual({
    released: 1,
    left: 0,
  })
  expect(await call(listHeldResults, { as: releaser })).toMatchObject({
    content: [{ id }],
    own: { total: 0 },
  })
  expect(await call(releaseResults, { as: releaser, body: byId })).toEqual({ released: 1, left: 0 })
})

test('where nobody else can release one’s own result, the list names who could be given the right', async () => {
  const server = await testServer()
  const { call } = server
  const alone = await server.make.user({
    permissions: [
      'evaluations.administer',
      'content.administer',
      'courses.administer',
      'learning.take',
      'results.release',
    ],
  })
  const { companyId } = alone
  const made = await makeTest(server, alone, { settings: { controlledRelease: true, singlePage: true } })
  const { opened, given, submit } = await takeTest(server, alone, made.childId)
  const right = (id: number) => {
    const known = made.questions.find((one) => one.id === id)
    return known ? rightAnswer(known) : ''
  }
  await submit(...opened.questionScores.map((row) => given(row, right(row.question.id))))
  const own = async () => (await call(listHeldResults, { as: alone })).own
  expect(await own()).toMatchObject({ total: 1, hasOthers: false, couldBeGiven: [] })
  const other = await server.make.user({ companyId, permissions: ['evaluations.administer'] })
  expect(await own()).toMatchObject({ total: 1, hasOthers: false, couldBeGiven: [{ id: other.id }] })
  await server.make.user({ companyId, permissions: ['results.release'] })
  expect(await own()).toMatchObject({ total: 1, hasOthers: true, couldBeGiven: [] })
})
