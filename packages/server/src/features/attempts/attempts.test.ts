import {
  attachSupportingDocument,
  cancelEvaluation,
  launchEvaluation,
  launchOpenQuiz,
  listEvaluationAttempts,
  peekEvaluation,
  previewEvaluation,
  type QuestionScore,
  scoreOpenQuestion,
  scoreOpenQuiz,
} from '@oktant/contract/attempts.ts'
import { componentCategory } from '@oktant/contract/constants.ts'
import { readLearning } from '@oktant/contract/learning.ts'
import { questionTypes } from '@oktant/contract/questions.ts'
import { expect, test } from 'vitest'
import {
  hands,
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
  wrongAnswer,
} from '../../../test/kit/attempts.ts'
import { drawOf, makeBank, makeQuestion } from '../../../test/kit/questions.ts'
import { testServer } from '../../../test/kit/server.ts'
import { endOverdueAttempts } from './end-overdue.ts'

type Wish = Parameters<typeof makeTest>[2]
async function setUp(wish: Wish | ((people: Awaited<ReturnType<typeof makePeople>>) => Promise<Wish>) = {}) {
  const server = await testServer()
  const people = await makePeople(server)
  const made = await makeTest(server, people.author, typeof wish === 'function' ? await wish(people) : wish)
  const known = (row: QuestionScore) => {
    const found = made.questions.find(({ id }) => id === row.question.id)
    if (!found) throw new Error('a question that nobody made')
    return found
  }
  const take = (as = people.learner) => takeTest(server, as, made.childId)
  return { ...server, ...people, ...made, known, take }
}

test('every type is answered rightly, one after the other, and the whole is passed', async () => {
  const { call, learner, courseId, known, take } = await setUp(async ({ author }) => ({
    questions: await makeQuestions(
      await testServer(),
      author,
      questionTypes.filter((type) => type !== 'FT'),
    ),
  }))
  const { opened, answer, submit } = await take()
  expect(opened.questionScores.map(({ question }) => question.type)).toEqual(
    questionTypes.filter((type) => type !== 'FT'),
  )
  for (const row of opened.questionScores) {
    const opinion = String(row.question.answerSet?.possibleAnswers[2]?.id ?? '')
    const { questionScore } = await answer(row, opinion || rightAnswer(known(row)))
    expect(questionScore.submitted).toBe(true)
    if (!opinion) expect(questionScore).toMatchObject({ isRight: true, feedback: { en: 'Right.' } })
  }
  const done = await submit()
  expect(done.result).toMatchObject({ mark: 100, pass: true, stateLabel: 'PASSED', score: 12, possible: 12 })
  expect(done.containerLog).toMatchObject({ passed: true, mark: 100, state: 'PASSED' })
  const course = await call(readLearning, { as: learner, params: { id: courseId } })
  expect(course.children[0]).toMatchObject({ passed: true, mark: 100, state: 'PASSED', clazz: 'Evaluation' })
})

test('a wrong answer is tried again as often as it may be, with the words for each try', async () => {
  const { known, take } = await setUp(async ({ author }) => ({
    questions: await makeQuestions(await testServer(), author, ['MC'], { noOfRetries: 2 }),
  }))
  const { opened, answer } = await take()
  let [row] = opened.questionScores
  const told: unknown[] = []
  for (let tries = 0; tries < 3; tries += 1) {
    if (!row) throw new Error('no question')
    row = (await answer(row, wrongAnswer(row, known(row)))).questionScore
    told.push([row?.feedback?.en, row?.triesLeft, row?.submitted])
  }
  expect(told).toEqual([
    ['Look again.', 2, false],
    ['Still wrong.', 1, false],
    ['It is the bowline.', 0, true],
  ])
  // NOTE: what comes after the last try changes nothing.
  if (!row) throw new Error('no question')
  const late = await answer(row, rightAnswer(known(row)))
  expect(late.questionScore).toMatchObject({ noOfTries: 3, isRight: false })
})

test('a question that was not submitted holds the whole back, and is named', async () => {
  const { take, known } = await setUp()
  const { opened, answer, submit } = await take()
  const [first, second] = opened.questionScores
  if (!first || !second) throw new Error('no questions')
  await answer(first, rightAnswer(known(first)))
  expect(await submit()).toMatchObject({
    code: 'questions_unsubmitted',
    message: 'Please submit all questions before proceeding...',
    errors: [{ field: String(second.id), code: 'response_required' }],
  })
  expect(await answer(second, '')).toMatchObject({ code: 'response_required' })
})

test('on one page everything is handed in at once, and what is mandatory is asked for', async () => {
  const { take, known } = await setUp({ settings: { singlePage: true } })
  const { opened, given, save, submit } = await take()
  const [first, second] = opened.questionScores
  if (!first || !second) throw new Error('no questions')
  expect((await save(given(first, rightAnswer(known(first))))).result).toBeNull()
  expect(await submit()).toMatchObject({
    code: 'mandatory_fields_missing',
    errors: [{ field: String(second.id) }],
  })
  const done = await submit(given(second, wrongAnswer(second, known(second))))
  expect(done.result).toMatchObject({ mark: 50, pass: true })
  expect(done.questionScores.map(({ isRight }) => isRight)).toEqual([true, false])
})

test('an attempt is taken up again with its draw, its answers and its place, and the first window is told', async () => {
  const { take } = await setUp(async ({ author }) => {
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
  const { call, take, learner } = await setUp()
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
  const { call, take, learner, known, childId } = await setUp()
  const { opened, answer, submit } = await take()
  for (const row of opened.questionScores) await answer(row, rightAnswer(known(row)))
  const [one, other] = await Promise.all([submit(), submit()])
  expect(one.result).toEqual(other.result)
  const { attempts } = await call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect(attempts).toHaveLength(1)
  expect(await answer(opened.questionScores[0] as QuestionScore, '')).toMatchObject({ code: 'attempt_over' })
})

test('an evaluation is begun no more often than its author allows, by however many windows', async () => {
  const { call, take, learner, known, childId } = await setUp({ settings: { retryLimit: 1 } })
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
  const { clock, take, known, childId, call, learner } = await setUp({
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

test('free text waits for its assessor, and what waits has no mark', async () => {
  const { take, call, learner, childId } = await setUp(async ({ author }) => ({
    questions: await makeQuestions(await testServer(), author, ['FT']),
    category: componentCategory.moderatedEssay,
  }))
  const { opened, answer, submit } = await take()
  const [row] = opened.questionScores
  if (!row) throw new Error('no question')
  expect((await answer(row, 'Because it holds.')).questionScore).toMatchObject({
    submitted: true,
    isRight: null,
    score: null,
  })
  expect((await submit()).result).toMatchObject({ stateLabel: 'UNDER_REVIEW', mark: null, pass: false })
  const { can } = await call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect(can).toEqual({ start: false, resume: false })
})

test('a survey records answers alone', async () => {
  const { take } = await setUp({ category: componentCategory.survey, settings: { singlePage: true } })
  const { opened, given, submit } = await take()
  const answers = opened.questionScores.map((row) =>
    given(row, row.question.type === 'TF' ? 'true' : String(row.question.possibleAnswers[0]?.id)),
  )
  const done = await submit(...answers)
  expect(done.result).toMatchObject({ stateLabel: 'COMPLETED', mark: null, score: null, pass: true })
  expect(done.questionScores.map(({ isRight, rightAnswer: right }) => [isRight, right])).toEqual([
    [null, null],
    [null, null],
  ])
})

test('a result that is held back shows nothing of itself', async () => {
  const { take, known } = await setUp({ settings: { controlledRelease: true } })
  const { opened, answer, submit } = await take()
  for (const row of opened.questionScores) {
    const { questionScore } = await answer(row, rightAnswer(known(row)))
    expect(questionScore).toMatchObject({ isRight: null, feedback: null, submitted: true })
  }
  const done = await submit()
  expect(done.result).toMatchObject({ stateLabel: 'UNDER_REVIEW', mark: null, score: null })
  expect(JSON.stringify(done.questionScores)).not.toMatch(/"rightAnswer":"|"score":\d|Right\./)
})

test('what nobody was offered is no answer', async () => {
  const { take } = await setUp(async ({ author }) => ({
    questions: await makeQuestions(await testServer(), author, ['MC', 'TF', 'OW', 'DD']),
  }))
  const { opened, given, save } = await take()
  const [mc, tf, ow, dd] = opened.questionScores
  if (!mc || !tf || !ow || !dd) throw new Error('no questions')
  const pair = dd.question.answerPairs[0]
  const twice = `${pair?.possibleAnswer1.id}:${pair?.possibleAnswer2.id},${dd.question.answerPairs[1]?.possibleAnswer1.id}:${pair?.possibleAnswer2.id}`
  for (const [row, answer] of [
    [mc, '1'],
    [mc, 'x'],
    [tf, 'yes'],
    [dd, twice],
    [dd, '1:2'],
  ] as const)
    expect(await save(given(row, answer))).toMatchObject({ code: 'answer_unknown' })
  expect(await save(given(ow, 'x'.repeat(256)))).toMatchObject({
    code: 'answer_text_too_long',
    message: 'Text in answers is too long. Maximum 255 characters.',
  })
  expect(await save({ ...given(mc, ''), id: 999_999 })).toMatchObject({ code: 'answer_unknown' })
})

test('closing keeps what was answered, and another window goes on with it', async () => {
  const { call, take, learner, known } = await setUp()
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

test('a document stands beside an answer where the question allows it, while it is open', async () => {
  const { call, take, learner } = await setUp(async ({ author }) => ({
    questions: await makeQuestions(await testServer(), author, ['FT'], { allowSupportingDocuments: true }),
  }))
  const { opened, answer } = await take()
  const [row] = opened.questionScores
  if (!row) throw new Error('no question')
  const params = { questionScoreId: row.id }
  const file = { name: 'knots.txt', bytes: Buffer.from('over, under'), type: 'text/plain' }
  const sent = await call(attachSupportingDocument, { as: learner, params, file })
  expect(sent).toMatchObject({ supportingDocument: { name: 'knots.txt' }, responseCode: 200 })
  const { questionScore } = await answer(row, '')
  expect(questionScore.supportingDocument?.name).toBe('knots.txt')
  expect(await call(attachSupportingDocument, { as: learner, params, file })).toMatchObject({
    code: 'attempt_over',
  })
})

test('an attempt is its learner’s alone', async () => {
  const server = await testServer()
  const { call, make, take, author, childId } = await setUp()
  const { opened, held } = await take()
  const other = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  expect(await call(peekEvaluation, { as: other, params: { id: held.componentLogId } })).toMatchObject({
    code: 'attempt_not_found',
  })
  expect(
    await call(cancelEvaluation, { as: other, params: { componentLogId: held.componentLogId } }),
  ).toMatchObject({ code: 'attempt_not_found' })
  const stolen = hands(server, other, childId, opened)
  expect(await stolen.save()).toMatchObject({ code: 'child_not_found' })
})

test('an author looks at a draw, and nothing of it is kept', async () => {
  const { call, author, learner, evaluationId, childId } = await setUp()
  const seen = await call(previewEvaluation, { as: author, params: { id: evaluationId } })
  expect(seen).toMatchObject({ mode: 'preview', launch: null, componentLog: null })
  expect(seen.questionScores).toHaveLength(2)
  const { attempts } = await call(listEvaluationAttempts, { as: author, params: { id: childId } })
  expect(attempts).toEqual([])
  expect(await call(previewEvaluation, { as: learner, params: { id: evaluationId } })).toMatchObject({
    code: 'not_permitted',
  })
})

test('what nobody hands in is handed in by the clock, once', async () => {
  const { kit, clock, take, known, call, learner, held, given, opened, save } = await setUp({
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
  const { call, take, learner, known, courseId } = await setUp()
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

test('a visitor takes an open quiz, and only one that is open', async () => {
  const { call, author, known, childId, learner } = await setUp({ openToVisitors: true })
  const query = { company: String(author.companyId) }
  const { launch, questionScores, componentLog } = await call(launchOpenQuiz, {
    params: { id: childId },
    query,
  })
  expect([componentLog, launch?.length]).toEqual([null, 24])
  const held = { launch: launch ?? '', time: 0 }
  for (const row of questionScores) {
    const given = { id: row.id, answer: rightAnswer(known(row)), ftAnswer: '', sequence: 1, noOfTries: 0 }
    const { questionScore } = await call(scoreOpenQuestion, { query, body: { ...held, ...given } })
    expect(questionScore.isRight).toBe(true)
  }
  const done = await call(scoreOpenQuiz, { query, body: { ...held, action: 'SUBMIT', questionScores: [] } })
  expect(done.result).toMatchObject({ mark: 100, pass: true, attemptsLeft: null })
  const { attempts } = await call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect(attempts).toEqual([])
  const closed = await setUp()
  expect(await call(launchOpenQuiz, { params: { id: closed.childId }, query })).toMatchObject({
    code: 'child_not_found',
  })
})
