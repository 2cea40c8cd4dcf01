import { listEvaluationAttempts } from '@oktant/contract/assessment/attempts/attempts.ts'
import {
  exportEvaluationResults,
  readEvaluationResults,
} from '@oktant/contract/assessment/evaluation-results.ts'
import { updateQuestion, uploadQuestionPicture } from '@oktant/contract/assessment/questions/questions.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
  wrongAnswer,
} from '../../../../test/kit/content/attempts.ts'
import { makeQuestion, questionForm } from '../../../../test/kit/content/questions/questions.ts'
import { handIn, makeEssay } from '../../../../test/kit/content/marking.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import { testServer } from '../../../../test/kit/server.ts'

/** Six people, of whom some know the first question, half the second and nobody the third. */
async function setUp() {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['MC', 'TF', 'OW'], { noOfRetries: 0 })
  const settings = { passMark: 50, partialScoring: false }
  const made = await makeTest(server, author, { questions, settings })
  const { companyId } = author
  const more = await Promise.all(
    [1, 2, 3, 4, 5].map(() => server.make.user({ companyId, permissions: ['learning.take'] })),
  )
  for (const [place, person] of [learner, ...more].entries()) {
    const { opened, answer, submit } = await takeTest(server, person, made.childId)
    for (const [index, row] of opened.questionScores.entries()) {
      const known = questions[index]
      if (!known) throw new Error('no question')
      const isRight = index === 0 ? place < 4 : index === 1 ? place < 3 : false
      await answer(row, isRight ? rightAnswer(known) : wrongAnswer(row, known))
    }
    await submit()
  }
  return { ...server, ...made, author, learner, questions }
}

test('an author reads how each question turned out, and what was chosen', async () => {
  const { call, author, evaluationId } = await setUp()
  const found = await call(readEvaluationResults, { as: author, params: { id: evaluationId } })
  expect(found).toMatchObject({ attempts: 6, people: 6, marked: 6, passed: 3, unreliable: 'few' })
  expect(found.questions.map(({ facility }) => facility)).toEqual([67, 50, 0])
  expect(found.questions.map(({ discrimination }) => discrimination)).toEqual([null, null, null])
  expect(found.distribution.reduce((sum, count) => sum + count, 0)).toBe(6)
  const [choice, truth, word] = found.questions
  expect(choice?.answers.filter(({ isRight }) => isRight).map(({ count }) => count)).toContain(4)
  expect(truth?.answers.map(({ count }) => count).toSorted()).toEqual([3, 3])
  expect(word?.answers).toEqual([
    { name: null, pictureURL: null, typed: 'no idea', isRight: false, count: 6 },
  ])
})

test('a picture stands where it is asked or chosen, also for an answer that has no words', async () => {
  const { call, send, app, author, evaluationId, questions } = await setUp()
  const [asked] = questions
  if (!asked) throw new Error('no question')
  const bytes = png(74, 47)
  const file = { name: 'knot.png', bytes, type: 'image/png' }
  const { pictureId } = await call(uploadQuestionPicture, { as: author, file })
  const pictureAlt = { en: 'A reef knot', de: 'Ein Kreuzknoten' }
  const { revision, ...form } = asked
  const answers = form.answers.map((answer, index) =>
    index === 1
      ? { ...answer, name: { en: '', de: '' }, pictureId, pictureAlt }
      : index === 2
        ? { ...answer, name: { en: '', de: '' }, pictureId }
        : answer,
  )
  await call(updateQuestion, {
    as: author,
    params: { id: asked.id },
    body: { ...form, answers, pictureId, pictureAlt, revision },
  })
  const params = { id: evaluationId }
  const found = await call(readEvaluationResults, { as: author, params })
  const shown = [found.questions[0]?.pictureURL, found.questions[0]?.answers[1]?.pictureURL]
  for (const url of shown) expect((await app.inject({ url: url ?? '' })).rawPayload).toEqual(bytes)
  expect(found.questions[0]?.answers[0]?.pictureURL).toBeNull()
  expect(found.questions[0]).toMatchObject({ pictureAlt, answers: [{}, { pictureAlt }, {}] })
  const { payload } = await send(exportEvaluationResults, { as: author, params })
  for (const name of ['A reef knot', 'Picture 3']) expect(payload).toContain(`,${name},`)
})

test('only the first attempt of each person counts', async () => {
  const { call, author, learner, childId, evaluationId, questions } = await setUp()
  const { opened, answer, submit } = await takeTest({ call }, learner, childId)
  for (const [index, row] of opened.questionScores.entries()) {
    const known = questions[index]
    if (known) await answer(row, wrongAnswer(row, known))
  }
  await submit()
  const found = await call(readEvaluationResults, { as: author, params: { id: evaluationId } })
  expect(found).toMatchObject({ attempts: 7, people: 6, passed: 3 })
  expect(found.questions[0]?.facility).toBe(67)
})

test('what was taken while it did not count in reports is in no figure, and stays with its learner', async () => {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['TF'], { noOfRetries: 0 })
  const settings = { passMark: 50, includeInReports: false }
  const { childId, evaluationId } = await makeTest(server, author, { questions, settings })
  const { opened, answer, submit } = await takeTest(server, learner, childId)
  const [row, known] = [opened.questionScores[0], questions[0]]
  if (!row || !known) throw new Error('no question')
  await answer(row, rightAnswer(known))
  await submit()
  const found = await server.call(readEvaluationResults, { as: author, params: { id: evaluationId } })
  expect(found).toMatchObject({ attempts: 1, people: 0, leftOut: 1, passed: 0, questions: [] })
  expect(found.distribution).toEqual(Array(10).fill(0))
  const own = await server.call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect(own.attempts).toMatchObject([{ mark: 100 }])
})

test('what waits for its mark stands in none of the tens', async () => {
  const server = await testServer()
  const { author, learner, childId, evaluationId } = await makeEssay(server)
  await handIn(server, learner, childId)
  const found = await server.call(readEvaluationResults, { as: author, params: { id: evaluationId } })
  expect(found).toMatchObject({ attempts: 1, marked: 0, distribution: Array(10).fill(0) })
})

test('the same stands in a CSV file, a line for each answer', async () => {
  const { send, author, evaluationId, make } = await setUp()
  const params = { id: evaluationId }
  const file = await send(exportEvaluationResults, { as: author, params })
  const lines = file.payload.trim().split('\n')
  expect(lines[0]).toContain('Facility in %')
  expect(lines.filter((line) => line.includes('no idea'))).toHaveLength(1)
  const stranger = await make.user({ permissions: ['evaluations.administer'] })
  expect((await send(exportEvaluationResults, { as: stranger, params })).statusCode).toBe(404)
})

test('a typed word stands as most people wrote it, and is right in every way in which it is marked right', async () => {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const answers = [{ id: 0, name: { en: 'Müller', de: 'Müller' }, isCorrect: true, pictureId: null }]
  const values = questionForm('OW', { answers, noOfRetries: 0 })
  const question = await makeQuestion(server, author, { values })
  const made = await makeTest(server, author, { questions: [question] })
  const { companyId } = author
  const others = await Promise.all(
    [1, 2, 3, 4].map(() => server.make.user({ companyId, permissions: ['learning.take'] })),
  )
  const words = ['Müller ', 'müller', 'Müller', 'Mueller', 'Maier']
  for (const [place, person] of [learner, ...others].entries()) {
    const { opened, answer, submit } = await takeTest(server, person, made.childId)
    for (const row of opened.questionScores) await answer(row, words[place] ?? '')
    await submit()
  }
  const params = { id: made.evaluationId }
  const found = await server.call(readEvaluationResults, { as: author, params })
  expect(found.questions[0]?.facility).toBe(80)
  expect(found.questions[0]?.answers).toMatchObject([
    { typed: 'Müller', isRight: true, count: 3 },
    { typed: 'Maier', isRight: false, count: 1 },
    { typed: 'Mueller', isRight: true, count: 1 },
  ])
})
