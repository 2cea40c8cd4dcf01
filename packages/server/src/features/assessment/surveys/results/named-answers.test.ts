import { createSurvey } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { exportSurveyAnswers, listSurveyAnswers } from '@oktant/contract/assessment/surveys/survey-answers.ts'
import { answerSurvey, readSurvey } from '@oktant/contract/assessment/surveys/surveys.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import {
  answersOf,
  makeAsked,
  makeSurvey,
  makeSurveyEvaluation,
  surveyValues,
} from '../../../../../test/kit/content/surveys.ts'

const server = await testServer()
const { call, send } = server

async function answer(as: Made, id: number, words: string) {
  const form = await call(readSurvey, { as, params: { id } })
  await call(answerSurvey, { as, params: { id }, body: { answers: answersOf(form, 1, words) } })
  return form
}

test('what was answered with names is read person by person, and saved with formulas defused', async () => {
  const { author, people } = await makeAsked(server, 3)
  const [mia, tom] = [people[0] ?? author, people[1] ?? author]
  const { id } = await makeSurvey(server, author, people, { isAnonymous: false })
  const { questions } = await answer(mia, id, '=HYPERLINK("https://evil.example")')
  await answer(tom, id, 'All is well')
  const listed = await call(listSurveyAnswers, { as: author, params: { id }, query: {} })
  expect(listed.totalElements).toBe(2)
  const ofMia = listed.content.find(({ address }) => address === mia.emailAddress)
  const offered = questions[0]?.answerSet?.possibleAnswers[1]?.name.en
  expect(ofMia?.answers.map(({ answer: words }) => words)).toEqual([
    offered,
    questions[1]?.possibleAnswers[1]?.name.en,
    '=HYPERLINK("https://evil.example")',
  ])
  const csv = await send(exportSurveyAnswers, { as: author, params: { id } })
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).not.toMatch(/(^|,|")=HYPERLINK/m)
  expect(csv.body).toContain("'=HYPERLINK")
  expect(csv.body.trim().split('\n')).toHaveLength(3)
})

test('of an anonymous survey nobody reads or saves anybody’s answers', async () => {
  const { author, people } = await makeAsked(server, 1)
  const { id } = await makeSurvey(server, author, people)
  await answer(people[0] ?? author, id, 'Secret')
  const refused = { code: 'survey_anonymous' }
  expect(await call(listSurveyAnswers, { as: author, params: { id }, query: {} })).toMatchObject(refused)
  expect((await send(exportSurveyAnswers, { as: author, params: { id } })).json()).toMatchObject(refused)
})

test('nobody reads what was said of themselves person by person', async () => {
  const { author, people } = await makeAsked(server, 1)
  const { id: evaluationId } = await makeSurveyEvaluation(server, author, { category: 21 })
  const values = { subjectId: author.id, isAnonymous: false, relations: ['self' as const] }
  const { id } = await call(createSurvey, { as: author, body: surveyValues(evaluationId, values) })
  expect(people).toHaveLength(1)
  expect(await call(listSurveyAnswers, { as: author, params: { id }, query: {} })).toMatchObject({
    code: 'not_permitted',
  })
})
