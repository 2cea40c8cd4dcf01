import {
  attachSupportingDocument,
  removeSupportingDocument,
} from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  cancelEvaluation,
  listEvaluationAttempts,
  peekEvaluation,
  previewEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import {
  launchOpenQuiz,
  readOpenQuiz,
  scoreOpenQuestion,
  scoreOpenQuiz,
} from '@oktant/contract/assessment/attempts/open-quiz.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { questionTypes } from '@oktant/contract/assessment/questions/questions.ts'
import { expect, test } from 'vitest'
import { hands, makeQuestions, rightAnswer, wrongAnswer } from '../../../../test/kit/content/attempts.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { openTest } from '../../../../test/kit/files/open-test.ts'

test('every type is answered rightly, one after the other, and the whole is passed', async () => {
  const { call, learner, courseId, known, take } = await openTest(async ({ author }) => ({
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
  const { known, take } = await openTest(async ({ author }) => ({
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
  const { take, known } = await openTest()
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
  const { take, known } = await openTest({ settings: { singlePage: true } })
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

test('free text waits for its assessor, and what waits has no mark', async () => {
  const { take, call, learner, childId } = await openTest(async ({ author }) => ({
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
  const { take } = await openTest({ category: componentCategory.survey, settings: { singlePage: true } })
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
  const { take, known } = await openTest({ settings: { controlledRelease: true } })
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
  const { take } = await openTest(async ({ author }) => ({
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

test('a document stands beside an answer where the question allows it, while it is open', async () => {
  const { call, take, learner } = await openTest(async ({ author }) => ({
    questions: await makeQuestions(await testServer(), author, ['FT'], { allowSupportingDocuments: true }),
  }))
  const { opened, answer } = await take()
  const [row] = opened.questionScores
  if (!row) throw new Error('no question')
  const params = { questionScoreId: row.id }
  const file = { name: 'knots.txt', bytes: Buffer.from('over, under'), type: 'text/plain' }
  const program = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
  for (const [name, bytes, code] of [
    ['knots.exe', program, 'document_refused'],
    ['knots.pdf', program, 'document_misnamed'],
    ['knots.txt', Buffer.alloc(0), 'component_file_empty'],
  ] as const)
    expect(
      await call(attachSupportingDocument, { as: learner, params, file: { ...file, name, bytes } }),
    ).toMatchObject({ code })
  const sent = await call(attachSupportingDocument, { as: learner, params, file })
  expect(sent).toMatchObject({ supportingDocument: { name: 'knots.txt' }, responseCode: 200 })
  const remove = () => call(removeSupportingDocument, { as: learner, params })
  for (const _ of ['once', 'again'])
    expect(await remove()).toEqual({ supportingDocument: null, responseCode: 200 })
  expect(await answer(row, '')).toMatchObject({ code: 'response_required' })
  await call(attachSupportingDocument, { as: learner, params, file })
  const { questionScore } = await answer(row, '')
  expect(questionScore.supportingDocument?.name).toBe('knots.txt')
  expect(await call(attachSupportingDocument, { as: learner, params, file })).toMatchObject({
    code: 'attempt_over',
  })
  expect(await remove()).toMatchObject({ code: 'attempt_over' })
})

test('an attempt is its learner’s alone', async () => {
  const server = await testServer()
  const { call, make, take, author, childId } = await openTest()
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
  const { call, author, learner, evaluationId, childId } = await openTest()
  const seen = await call(previewEvaluation, { as: author, params: { id: evaluationId } })
  expect(seen).toMatchObject({ mode: 'preview', launch: null, componentLog: null })
  expect(seen.questionScores).toHaveLength(2)
  const { attempts } = await call(listEvaluationAttempts, { as: author, params: { id: childId } })
  expect(attempts).toEqual([])
  expect(await call(previewEvaluation, { as: learner, params: { id: evaluationId } })).toMatchObject({
    code: 'not_permitted',
  })
})

test('a visitor takes an open quiz, and only one that is open', async () => {
  const { call, author, known, childId, learner } = await openTest({ openToVisitors: true })
  const query = { company: String(author.companyId) }
  const params = { id: childId }
  const about = await call(readOpenQuiz, { params, query })
  expect(about).toMatchObject({ questions: 2, evaluation: { passMark: 50 } })
  const { launch, questionScores, componentLog } = await call(launchOpenQuiz, { params, query })
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
  const closed = await openTest()
  for (const ask of [readOpenQuiz, launchOpenQuiz])
    expect(await call(ask, { params: { id: closed.childId }, query })).toMatchObject({
      code: 'child_not_found',
    })
})
