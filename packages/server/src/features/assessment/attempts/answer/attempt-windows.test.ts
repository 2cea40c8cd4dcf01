import {
  cancelEvaluation,
  launchEvaluation,
  listEvaluationAttempts,
  peekEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { type QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { expect, test } from 'vitest'
import { rightAnswer, wrongAnswer } from '../../../../../test/kit/content/attempts.ts'
import { drawOf, makeBank, makeQuestion } from '../../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { endOverdueAttempts } from '../result/end-overdue.ts'
import { openTest } from '../../../../../test/kit/files/open-test.ts'

test('an attempt is taken up again with its draw, its answers and its place, and the first window is told', async () => {
  const { take } = await openTest(async ({ author }) => {
    const server = await testServer()
    const bank = await makeBank(server, author)
    for (let count = 0; count < 6; count += 1) await makeQuestion(server, author, { bankId: bank.id })
    return { items: [drawOf(bank.id, { count: 3 })], settings: { orderOfQuestions: 'random' } }
  })
  const one = await take()
  const [first] = one.opened.questionScores
  if (!first) throw new Error('no question')
  const chosen = String(first.question.possibleAnswers[0]?.id)
  await one.save(one.given(first, chosen))
  const other = await take()
  const bare = (rows: QuestionScore[]) => rows.map(({ id, question }) => [id, question])
  expect(bare(other.opened.questionScores)).toEqual(bare(one.opened.questionScores))
  expect(other.opened.questionScores[0]).toMatchObject({ answer: chosen, sequence: 1 })
  expect(await one.save()).toMatchObject({ code: 'launched_elsewhere' })
  expect(await one.answer(first, chosen)).toMatchObject({ code: 'launched_elsewhere' })
})

test('an answer that comes late or twice never overwrites a newer one', async () => {
  const { call, take, learner } = await openTest()
  const { opened, given, save, held } = await take()
  const [first] = opened.questionScores
  const [one, two] = (first?.question.possibleAnswers ?? []).map(({ id }) => String(id))
  if (!first || !one || !two) throw new Error('no answers')
  await save(given(first, two, 7))
  await save(given(first, one, 6))
  await save(given(first, one, 7))
  const kept = await call(peekEvaluation, { as: learner, params: { id: held.componentLogId } })
  expect(kept.questionScores[0]).toMatchObject({ answer: two, sequence: 7 })
})

test('two submits at once are one, and both are told the same', async () => {
  const { call, take, learner, known, childId } = await openTest()
  const { opened, answer, submit } = await take()
  for (const row of opened.questionScores) await answer(row, rightAnswer(known(row)))
  const [one, other] = await Promise.all([submit(), submit()])
  expect(one.result).toEqual(other.result)
  const { attempts } = await call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect(attempts).toHaveLength(1)
  expect(await answer(opened.questionScores[0] as QuestionScore, '')).toMatchObject({ code: 'attempt_over' })
})

test('an evaluation is begun no more often than its author allows, by however many windows', async () => {
  const { call, take, learner, known, childId } = await openTest({ settings: { retryLimit: 1 } })
  const fail = async () => {
    const { opened, answer, submit } = await take()
    for (const row of opened.questionScores) {
      const again = (await answer(row, wrongAnswer(row, known(row)))).questionScore
      await answer(again, wrongAnswer(again, known(again)))
    }
    return (await submit()).result
  }
  expect(await fail()).toMatchObject({ stateLabel: 'FAILED', mark: 0, attemptsLeft: 1 })
  const opened = await Promise.all(
    [1, 2, 3].map(() => call(launchEvaluation, { as: learner, params: { id: childId } })),
  )
  expect(new Set(opened.map(({ componentLog }) => componentLog?.id)).size).toBe(1)
  expect(await fail()).toMatchObject({ attemptsLeft: 0 })
  expect(await call(launchEvaluation, { as: learner, params: { id: childId } })).toMatchObject({
    code: 'attempts_exceeded',
    message: 'Number of attempts exceeded',
  })
})

test('the server’s clock ends an attempt and counts what was answered by then', async () => {
  const { clock, take, known, childId, call, learner } = await openTest({
    settings: { timeLimit: 30, timeLimitUnit: 'minutes' },
  })
  const { opened, given, save, answer } = await take()
  const left = Date.parse(opened.endsAt ?? '') - Date.parse(opened.serverTime)
  expect(Math.round(left / 60_000)).toBe(30)
  const [first, second] = opened.questionScores
  if (!first || !second) throw new Error('no questions')
  await save(given(first, rightAnswer(known(first))))
  clock.skew += 31 * 60_000
  expect(await answer(second, rightAnswer(known(second)))).toMatchObject({ code: 'attempt_over' })
  const late = await save(given(second, rightAnswer(known(second))))
  clock.skew = 0
  expect(late.result).toMatchObject({ mark: 50, isTimeUp: true })
  const { can, attempts } = await call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect([can, attempts[0]?.stateLabel]).toEqual([{ start: true, resume: false }, 'PASSED'])
})

test('closing keeps what was answered, and another window goes on with it', async () => {
  const { call, take, learner, known } = await openTest()
  const { opened, given, save, held } = await take()
  const [first] = opened.questionScores
  if (!first) throw new Error('no question')
  const right = rightAnswer(known(first))
  await save(given(first, right))
  const closed = await call(cancelEvaluation, {
    as: learner,
    params: { componentLogId: held.componentLogId },
  })
  expect(closed.componentLog.stateLabel).toBe('IN_PROGRESS')
  expect(await save()).toMatchObject({ code: 'launched_elsewhere' })
  const again = await take()
  expect(again.opened.questionScores[0]?.answer).toBe(right)
})

test('a window that lost an attempt takes it from nobody when it is closed', async () => {
  const { call, take, learner, known } = await openTest()
  const one = await take()
  const other = await take()
  const [first] = other.opened.questionScores
  if (!first) throw new Error('no question')
  const params = { componentLogId: one.held.componentLogId }
  const close = (launch: string) => call(cancelEvaluation, { as: learner, params, query: { launch } })
  await close(one.held.launch)
  expect(await other.save(other.given(first, rightAnswer(known(first))))).toMatchObject({ result: null })
  await close(other.held.launch)
  expect(await other.save()).toMatchObject({ code: 'launched_elsewhere' })
})

test('what nobody hands in is handed in by the clock, once', async () => {
  const { kit, clock, take, known, call, learner, held, given, opened, save } = await openTest({
    settings: { timeLimit: 10, timeLimitUnit: 'minutes' },
  }).then(async (made) => ({ ...made, ...(await made.take()) }))
  const [first] = opened.questionScores
  if (!first) throw new Error('no question')
  await save(given(first, rightAnswer(known(first))))
  await endOverdueAttempts(kit)
  expect((await save()).result).toBeNull()
  clock.skew += 11 * 60_000
  await Promise.all([endOverdueAttempts(kit), endOverdueAttempts(kit)])
  clock.skew = 0
  const seen = await call(peekEvaluation, { as: learner, params: { id: held.componentLogId } })
  expect(seen.result).toMatchObject({ mark: 50, isTimeUp: true, stateLabel: 'PASSED' })
  expect((await take()).opened.componentLog?.attempt).toBe(2)
})

test('who has passed once has passed, however the next attempt goes', async () => {
  const { call, take, learner, known, courseId } = await openTest()
  const good = await take()
  for (const row of good.opened.questionScores) await good.answer(row, rightAnswer(known(row)))
  await good.submit()
  const bad = await take()
  for (const row of bad.opened.questionScores) {
    const again = (await bad.answer(row, wrongAnswer(row, known(row)))).questionScore
    await bad.answer(again, wrongAnswer(again, known(again)))
  }
  expect((await bad.submit()).result).toMatchObject({ stateLabel: 'FAILED' })
  const course = await call(readLearning, { as: learner, params: { id: courseId } })
  expect([course.passed, course.children[0]?.passed]).toEqual([true, true])
})
