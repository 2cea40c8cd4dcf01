import { launchEvaluation, listEvaluationAttempts } from '@oktant/contract/assessment/attempts/attempts.ts'
import {
  type ExtraTimeForm,
  giveExtraTime,
  listExtraTimes,
  takeExtraTimeBack,
} from '@oktant/contract/assessment/attempts/extra-time.ts'
import { expect, test } from 'vitest'
import { hands, makePeople, makeTest } from '../../../../../test/kit/content/attempts.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { endOverdueAttempts } from '../result/end-overdue.ts'

const minute = 60_000

async function setUp() {
  const server = await testServer()
  const { call } = server
  const { author, learner } = await makePeople(server)
  const settings = { timeLimit: 20, timeLimitUnit: 'minutes' as const }
  const made = await makeTest(server, author, { settings })
  const give = (own: Partial<ExtraTimeForm> = {}) =>
    call(giveExtraTime, {
      as: author,
      body: { userId: learner.id, evaluationId: null, percent: 25, minutes: 0, ...own },
    })
  const byChild = { as: learner, params: { id: made.childId } }
  const open = () => call(launchEvaluation, byChild)
  const limitOf = ({ endsAt, componentLog }: Awaited<ReturnType<typeof open>>) =>
    (Date.parse(endsAt ?? '') - Date.parse(componentLog?.startedAt ?? '')) / minute
  return { ...server, author, learner, ...made, give, byChild, open, limitOf }
}

test('who has more time is told so, and the server waits for them', async () => {
  const { call, kit, clock, learner, childId, give, byChild, open, limitOf } = await setUp()
  await give()
  expect(await call(listEvaluationAttempts, byChild)).toMatchObject({ extraTime: 25, extraMinutes: 0 })
  const opened = await open()
  expect(limitOf(opened)).toBeCloseTo(25, 2)
  clock.skew += 24 * minute
  await endOverdueAttempts(kit)
  const [row] = opened.questionScores
  if (!row) throw new Error('no question')
  const { save, given } = hands({ call }, learner, childId, opened)
  const kept = await save(given(row, String(row.question.possibleAnswers[0]?.id)))
  clock.skew += 2 * minute
  await endOverdueAttempts(kit)
  const late = await save()
  clock.skew = 0
  expect([kept.result, late.result?.isTimeUp]).toEqual([null, true])
})

test('what is given for one evaluation goes before what is given for all', async () => {
  const { give, open, limitOf, evaluationId } = await setUp()
  await give({ percent: 100 })
  await give({ evaluationId, percent: 0, minutes: 7 })
  expect(limitOf(await open())).toBeCloseTo(27, 2)
})

test('an attempt that is under way ends later too, and keeps its time when it is taken back', async () => {
  const { call, author, learner, childId, give, open, limitOf } = await setUp()
  const opened = await open()
  const { id } = await give({ percent: 0, minutes: 10 })
  const { save } = hands({ call }, learner, childId, opened)
  const saved = await save()
  expect(Date.parse(saved.endsAt ?? '') - Date.parse(opened.endsAt ?? '')).toBe(10 * minute)
  await call(takeExtraTimeBack, { as: author, params: { id } })
  await give({ percent: 1 })
  expect(limitOf(await open())).toBeCloseTo(30, 2)
})

test('what is over stays over, whatever is given afterwards', async () => {
  const { clock, give, open } = await setUp()
  const opened = await open()
  clock.skew += 21 * minute
  await give({ percent: 100 })
  const again = await open()
  clock.skew = 0
  expect(again).toMatchObject({ endsAt: opened.endsAt, result: { isTimeUp: true } })
})

test('each person has one row at a place, which is listed and taken back', async () => {
  const { call, author, learner, make, give, evaluationId } = await setUp()
  const first = await give()
  expect(await give({ percent: 50 })).toMatchObject({ id: first.id, percent: 50, evaluation: null })
  await give({ evaluationId, minutes: 5 })
  const as = author
  const listed = await call(listExtraTimes, { as, query: { _sortField: 'givenAt', _sortDir: 'ASC' } })
  expect(listed).toMatchObject({
    totalElements: 2,
    content: [{ user: { id: learner.id } }, { evaluation: { id: evaluationId }, minutes: 5 }],
  })
  const query = { _filterFields: ['user'], _filterValues: ['Nobody at all'] }
  expect((await call(listExtraTimes, { as, query })).totalElements).toBe(0)
  await call(takeExtraTimeBack, { as, params: { id: first.id } })
  expect(await call(takeExtraTimeBack, { as, params: { id: first.id } })).toMatchObject({
    code: 'extra_time_not_found',
  })
  expect(await give({ percent: 0 })).toMatchObject({ code: 'extra_time_missing' })
  const stranger = await make.user()
  expect(await give({ userId: stranger.id })).toMatchObject({ code: 'user_not_found' })
  expect(await give({ evaluationId: 2_000_000_000 })).toMatchObject({ code: 'evaluation_not_found' })
})

test('nobody gives more time to themselves; who is alone with the right is told who could be given it', async () => {
  const { call, make, author, learner, give } = await setUp()
  const own = await give({ userId: author.id })
  expect(own).toMatchObject({ status: 403, code: 'extra_time_own_alone' })
  expect('value' in own && own.value).toContain(learner.surname)
  await make.user({ companyId: author.companyId, permissions: ['evaluations.administer'] })
  expect(await give({ userId: author.id })).toMatchObject({ status: 403, code: 'extra_time_own' })
  expect((await call(listExtraTimes, { as: author })).totalElements).toBe(0)
})
