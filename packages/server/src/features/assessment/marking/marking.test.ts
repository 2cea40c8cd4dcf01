import { listAttemptHistory } from '@oktant/contract/assessment/attempts/attempt-history.ts'
import {
  launchEvaluation,
  listEvaluationAttempts,
  peekEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import {
  handBackMarking,
  launchMarking,
  listCompetency,
  listFreeText,
  listMarkedFreeText,
  listMarkedLogs,
  peekMarking,
  type ScoreMarking,
  scoreMarking,
  undoMarking,
} from '@oktant/contract/assessment/marking.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../test/kit/make.ts'
import { handIn, makeEssay } from '../../../../test/kit/content/marking.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp(wish: Parameters<typeof makeEssay>[1] = {}) {
  const server = await testServer()
  const made = await makeEssay(server, wish)
  const { call } = server
  const mark = (
    as: Made,
    logId: number,
    body: Partial<ScoreMarking> & { rowId?: number; points?: string },
  ) => {
    const { rowId = 0, points = null, ...own } = body
    const questionScores = rowId ? [{ id: rowId, score: points, comment: 'Clear.' }] : []
    return call(scoreMarking, {
      as,
      params: { logId },
      body: { action: 'SUBMIT', revision: 0, questionScores, comment: 'Well said.', level: null, ...own },
    })
  }
  const titles = async (as: Made) => {
    await server.kit.outbox.deliver()
    return (await call(listNotifications, { as })).content.map(({ title }) => title)
  }
  return { ...server, ...made, mark, titles }
}

test('an essay waits, is marked with points and a comment, and passes the course', async () => {
  const { call, learner, marker, childId, courseId, mark, titles } = await setUp()
  const { logId, rowId } = await handIn(await testServer(), learner, childId)
  expect(await titles(marker)).toEqual(['Something waits to be marked'])
  const course = () => call(readLearning, { as: learner, params: { id: courseId } })
  expect((await course()).children[0]).toMatchObject({ state: 'UNDER_REVIEW', passed: false })

  const { content } = await call(listFreeText, { as: marker })
  expect(content).toMatchObject([
    { id: logId, user: { id: learner.id }, attempt: 1, claim: null, hasDraft: false },
  ])
  const opened = await call(launchMarking, { as: marker, params: { logId } })
  expect(opened).toMatchObject({ waiting: 1, can: { mark: true }, claim: { isOwn: true } })
  expect(opened.questions).toMatchObject([{ id: rowId, isToMark: true, fullScore: 4, score: null }])

  const done = await mark(marker, logId, { rowId, points: '3,5' })
  expect(done).toMatchObject({
    assessedMark: 88,
    can: { mark: false, undo: false },
    marked: { by: 'Wanjiru Naidoo' },
  })
  const seen = await call(peekEvaluation, { as: learner, params: { id: logId } })
  expect(seen.result).toMatchObject({ stateLabel: 'PASSED', mark: 88, pass: true, comment: 'Well said.' })
  expect(seen.questionScores[0]).toMatchObject({ score: 3.5, comment: 'Clear.' })
  expect(await course()).toMatchObject({ passed: true, mark: 88, state: 'PASSED' })
  expect(await titles(learner)).toContain('Your result is there')
  expect((await call(listFreeText, { as: marker })).content).toEqual([])
  expect((await call(listMarkedFreeText, { as: marker })).content).toMatchObject([{ id: logId, mark: 88 }])
})

test('points that are no number, too many or missing are refused at their question', async () => {
  const { learner, marker, childId, mark } = await setUp()
  const { logId, rowId } = await handIn(await testServer(), learner, childId)
  const refused = async (points: string) => (await mark(marker, logId, { rowId, points })) as object
  const at = [{ field: String(rowId) }]
  expect(await refused('many')).toMatchObject({
    code: 'mark_not_number',
    message: 'Mark value not number',
    errors: at,
  })
  expect(await refused('4.5')).toMatchObject({
    code: 'mark_too_large',
    message: 'Mark value too large',
    errors: at,
  })
  expect(await refused('-1')).toMatchObject({ code: 'mark_too_small', errors: at })
  expect(await refused('')).toMatchObject({ code: 'marks_missing', errors: at })
  expect(await mark(marker, logId, { rowId: 2_000_000_000, points: '1' })).toMatchObject({
    code: 'answer_unknown',
  })
})

test('of two who open one essay the second is told, and nothing is overwritten', async () => {
  const { call, clock, learner, marker, other, childId, mark } = await setUp()
  const { logId, rowId } = await handIn(await testServer(), learner, childId)
  const params = { logId }
  await Promise.all([marker, other].map((as) => call(launchMarking, { as, params })))
  const seen = await Promise.all([marker, other].map((as) => call(peekMarking, { as, params })))
  const first = seen[0]?.claim?.isOwn ? marker : other
  const second = first === marker ? other : marker
  expect(seen.map(({ can }) => can.mark).toSorted()).toEqual([false, true])

  expect(await mark(first, logId, { rowId, points: '2', action: 'SAVE' })).toMatchObject({ revision: 1 })
  expect(await mark(second, logId, { rowId, points: '4' })).toMatchObject({ code: 'marking_taken' })
  expect(await mark(first, logId, { rowId, points: '3', action: 'SAVE' })).toMatchObject({
    code: 'content_changed',
  })
  const { content } = await call(listFreeText, { as: second })
  expect(content).toMatchObject([{ hasDraft: true, claim: { isOwn: false, by: { id: first.id } } }])
  const free = (claim: string, as = second) =>
    call(listFreeText, { as, query: { _filterFields: ['claim'], _filterValues: [claim] } })
  expect((await free('free')).totalElements).toBe(0)
  expect((await free('others')).totalElements).toBe(1)
  expect((await free('own', first)).totalElements).toBe(1)

  await call(handBackMarking, { as: first, params })
  const taken = await call(launchMarking, { as: second, params })
  expect(taken).toMatchObject({
    can: { mark: true },
    revision: 1,
    questions: [{ score: 2, comment: 'Clear.' }],
  })
  clock.skew += 21 * 60_000
  const late = await call(launchMarking, { as: first, params })
  clock.skew = 0
  expect(late.claim).toMatchObject({ isOwn: true })
})

test('two marks at the same moment are one', async () => {
  const { call, learner, marker, childId, mark } = await setUp()
  const { logId, rowId } = await handIn(await testServer(), learner, childId)
  await call(launchMarking, { as: marker, params: { logId } })
  const both = await Promise.all(['4', '1'].map((points) => mark(marker, logId, { rowId, points })))
  const codes = both.map((one) => ('code' in one ? one.code : 'marked'))
  expect(codes.toSorted()).toEqual(['marked', 'marking_over'])
})

test('nobody marks what they wrote themselves, and only whoever may mark sees the queue', async () => {
  const { call, make, learner, marker, author, childId } = await setUp()
  const { logId } = await handIn(await testServer(), learner, childId)
  const both = await make.user({
    companyId: author.companyId,
    permissions: ['learning.take', 'freeText.mark'],
  })
  const own = await handIn(await testServer(), both, childId)
  const ids = async (as: Made) => (await call(listFreeText, { as })).content.map(({ id }) => id)
  expect(await ids(both)).toEqual([logId])
  expect(await ids(marker)).toEqual([logId, own.logId])
  for (const entry of [launchMarking, peekMarking, handBackMarking, undoMarking]) {
    expect(await call(entry, { as: both, params: { logId: own.logId } })).toMatchObject({
      code: 'attempt_not_found',
    })
    expect(await call(entry, { as: learner, params: { logId } })).toMatchObject({ code: 'attempt_not_found' })
  }
})

test('the queue is walked from the oldest, past what others have open, within one evaluation or all', async () => {
  const { call, make, learner, marker, other, author, childId, evaluationId, mark } = await setUp()
  const more = await Promise.all(
    [1, 2].map(() => make.user({ companyId: author.companyId, permissions: ['learning.take'] })),
  )
  const handed: { logId: number; rowId: number }[] = []
  for (const each of [learner, ...more]) handed.push(await handIn(await testServer(), each, childId))
  const [a, b, c] = handed
  if (!a || !b || !c) throw new Error('three were handed in')
  const walk = (logId: number, query: object = {}) =>
    call(peekMarking, { as: marker, params: { logId }, query })
  expect(await walk(a.logId)).toMatchObject({ previous: null, next: b.logId, waiting: 3 })
  await call(launchMarking, { as: other, params: { logId: b.logId } })
  expect(await walk(a.logId, { evaluationId })).toMatchObject({ next: c.logId })
  expect(await walk(c.logId)).toMatchObject({ previous: a.logId, next: null })
  // NOTE: after the last one the way goes on with what was passed over.
  expect(await mark(marker, c.logId, { rowId: c.rowId, points: '1' })).toMatchObject({
    next: a.logId,
    waiting: 2,
  })
  expect(await walk(a.logId, { evaluationId: evaluationId + 100_000 })).toMatchObject({
    waiting: 0,
    next: null,
  })
})

test('a mark is taken back while nothing rests on it, and what was said is a draft again', async () => {
  const { call, clock, learner, marker, childId, mark } = await setUp()
  const { logId, rowId } = await handIn(await testServer(), learner, childId)
  const failed = await mark(marker, logId, { rowId, points: '1' })
  expect(failed).toMatchObject({ assessedMark: 25, can: { undo: true } })
  const params = { logId }
  const back = await call(undoMarking, { as: marker, params })
  expect(back).toMatchObject({
    can: { mark: true, undo: false },
    comment: 'Well said.',
    questions: [{ score: 1, comment: 'Clear.' }],
  })
  const seen = await call(peekEvaluation, { as: learner, params: { id: logId } })
  expect(seen.result).toMatchObject({ stateLabel: 'UNDER_REVIEW', mark: null, comment: '' })
  expect(seen.questionScores[0]).toMatchObject({ score: null, comment: '' })
  await mark(marker, logId, { rowId, points: '1', revision: back.revision })
  clock.skew += 16 * 60_000
  expect(await call(undoMarking, { as: marker, params })).toMatchObject({ code: 'mark_final' })
  clock.skew = 0
  await call(launchEvaluation, { as: learner, params: { id: childId } })
  expect(await call(undoMarking, { as: marker, params })).toMatchObject({ code: 'mark_final' })
})

test('what passed a course is not taken back', async () => {
  const { call, learner, marker, childId, mark } = await setUp()
  const { logId, rowId } = await handIn(await testServer(), learner, childId)
  await mark(marker, logId, { rowId, points: '4' })
  expect(await call(undoMarking, { as: marker, params: { logId } })).toMatchObject({ code: 'mark_final' })
})

test('a competence is a matter of its level, and has a queue of its own', async () => {
  const { call, author, learner, marker, makeMarker, childId, courseId, evaluationId, mark } = await setUp({
    types: ['OP'],
    category: componentCategory.competencyEvaluation,
  })
  const { logId, done } = await handIn(await testServer(), learner, childId)
  expect(done.result).toMatchObject({ stateLabel: 'UNDER_REVIEW', level: null })
  expect((await call(listFreeText, { as: marker })).content).toEqual([])
  expect((await call(listCompetency, { as: marker })).content).toMatchObject([{ id: logId }])
  const onlyTexts = await makeMarker(['freeText.mark'])
  expect(await call(peekMarking, { as: onlyTexts, params: { logId } })).toMatchObject({
    code: 'attempt_not_found',
  })
  expect(await mark(marker, logId, {})).toMatchObject({ code: 'level_missing' })
  expect(await mark(marker, logId, { level: 'LEVEL_TWO' })).toMatchObject({
    level: 'LEVEL_TWO',
    assessedMark: 100,
  })
  const seen = await call(peekEvaluation, { as: learner, params: { id: logId } })
  expect(seen.result).toMatchObject({ stateLabel: 'PASSED', level: 'LEVEL_TWO', comment: 'Well said.' })
  expect(seen).toMatchObject({ result: { mark: null, score: null }, componentLog: { mark: null } })
  const attempts = await call(listAttemptHistory, { as: author, params: { id: evaluationId }, query: {} })
  expect(attempts.content).toMatchObject([{ id: logId, level: 'LEVEL_TWO', mark: 100, state: 'PASSED' }])
  const learning = await call(readLearning, { as: learner, params: { id: courseId } })
  expect(learning).toMatchObject({ passed: true, mark: null })
  expect(learning.children).toMatchObject([{ mark: null, passMark: null, why: { code: 'level_reached' } }])
})

test('a level that is not reached fails, and the learner may begin anew', async () => {
  const { call, learner, marker, childId, courseId, mark } = await setUp({
    category: componentCategory.competencyEvaluation,
  })
  const { logId, rowId } = await handIn(await testServer(), learner, childId)
  await mark(marker, logId, { rowId, points: '4', level: 'NONE' })
  const { attempts, can } = await call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect([attempts[0]?.stateLabel, attempts[0]?.mark, can.start]).toEqual(['FAILED', null, true])
  const learning = await call(readLearning, { as: learner, params: { id: courseId } })
  expect(learning).toMatchObject({ mark: null, children: [{ mark: null, why: { code: 'level_missed' } }] })
})

test('a held result is marked and still told to nobody', async () => {
  const { call, learner, marker, childId, courseId, mark, titles } = await setUp({
    settings: { controlledRelease: true },
  })
  const { logId, rowId } = await handIn(await testServer(), learner, childId)
  await mark(marker, logId, { rowId, points: '4' })
  const seen = await call(peekEvaluation, { as: learner, params: { id: logId } })
  expect(seen.result).toMatchObject({ stateLabel: 'UNDER_REVIEW', mark: null, comment: '', pass: false })
  expect(JSON.stringify(seen)).not.toContain('Clear.')
  expect((await call(readLearning, { as: learner, params: { id: courseId } })).passed).toBe(false)
  expect(await titles(learner)).not.toContain('Your result is there')
})

test('what was marked of one evaluation is listed, the latest first', async () => {
  const { call, learner, marker, evaluationId, childId, mark } = await setUp()
  for (const points of ['1', '2']) {
    const { logId, rowId } = await handIn(await testServer(), learner, childId)
    await mark(marker, logId, { rowId, points })
    if (points === '1') expect((await call(listFreeText, { as: marker })).totalElements).toBe(0)
  }
  const of = (id: number) =>
    call(listMarkedLogs, { as: marker, params: { evaluationId: id }, query: { _perPage: 5 } })
  expect((await of(evaluationId)).content.map(({ mark: each }) => each)).toEqual([50, 25])
  expect(await of(evaluationId + 100_000)).toMatchObject({ code: 'evaluation_not_found' })
})
