import { readHome } from '@oktant/contract/learning/own/home.ts'
import {
  closeSurvey,
  createSurvey,
  readSurveyResults,
  removeSurvey,
  restoreSurvey,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { listSurveyInvitations } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import {
  answerSurvey,
  countSurveys,
  listSurveys,
  readSurvey,
} from '@oktant/contract/assessment/surveys/surveys.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../test/kit/make.ts'
import { makeEvaluation } from '../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../test/kit/server.ts'
import {
  answersOf,
  dayFromNow,
  makeAsked,
  makeSurvey,
  makeSurveyEvaluation,
  surveyValues,
} from '../../../../test/kit/content/surveys.ts'

const server = await testServer()
const { call } = server

async function answer(as: Made, id: number, point: number, words = '') {
  const form = await call(readSurvey, { as, params: { id } })
  return call(answerSurvey, { as, params: { id }, body: { answers: answersOf(form, point, words) } })
}

test('a survey waits for whoever is invited, is answered once, and nobody else can see it', async () => {
  const { author, people } = await makeAsked(server, 2)
  const [mia, other] = [people[0] ?? author, people[1] ?? author]
  const { id } = await makeSurvey(server, author, [mia])
  expect(await call(countSurveys, { as: mia })).toEqual({ count: 1 })
  expect((await call(readHome, { as: mia })).toDo).toMatchObject([
    { key: `survey-${id}`, reason: 'asked', path: `/surveys/showSurvey/${id}` },
  ])
  const form = await call(readSurvey, { as: mia, params: { id } })
  expect(form).toMatchObject({ isAnonymous: true, leastAnswers: 3, state: 'open', answers: [] })
  expect(form.questions.map(({ type, mandatory }) => [type, mandatory])).toEqual([
    ['OP', true],
    ['MC', true],
    ['FT', false],
  ])
  expect(await call(readSurvey, { as: other, params: { id } })).toMatchObject({ code: 'survey_not_found' })
  expect(await answer(mia, id, 1)).toEqual({})
  expect(await answer(mia, id, 1)).toMatchObject({ code: 'survey_answered' })
  expect(await call(countSurveys, { as: mia })).toEqual({ count: 0 })
  expect(await call(listSurveys, { as: mia })).toMatchObject([{ id, state: 'answered' }])
})

test('what is missing, unknown or too late is refused', async () => {
  const { author, people } = await makeAsked(server, 1)
  const mia = people[0] ?? author
  const { id } = await makeSurvey(server, author, [mia])
  const { questions } = await call(readSurvey, { as: mia, params: { id } })
  const whole = answersOf({ questions }, 0)
  const send = (answers: typeof whole) => call(answerSurvey, { as: mia, params: { id }, body: { answers } })
  expect(await send(whole.slice(1))).toMatchObject({ code: 'mandatory_fields_missing' })
  expect(await send([{ versionId: 2_000_000_000, answer: '1' }])).toMatchObject({ code: 'answer_unknown' })
  expect(await send([{ versionId: whole[0]?.versionId ?? 0, answer: '7' }])).toMatchObject({
    code: 'answer_unknown',
  })
  await call(closeSurvey, { as: author, params: { id } })
  expect(await send(whole)).toMatchObject({ code: 'survey_closed' })
  expect(await call(closeSurvey, { as: author, params: { id } })).toMatchObject({ code: 'survey_closed' })
})

test('nothing is shown of fewer answers than were fixed, and then they come in lots of as many', async () => {
  const { author, people } = await makeAsked(server, 7)
  const { id } = await makeSurvey(server, author, people)
  const results = () => call(readSurveyResults, { as: author, params: { id } })
  for (const [index, person] of people.slice(0, 2).entries())
    await answer(person, id, index, `Words ${index}`)
  expect(await results()).toMatchObject({ state: 'tooFew', answered: 2, shown: 0, questions: [] })
  await answer(people[2] ?? author, id, 2, 'Words 2')
  const shown = await results()
  expect(shown).toMatchObject({ state: 'shown', answered: 3, shown: 3, groups: [{ answers: 3 }] })
  const [scale, choice, text] = shown.questions
  expect(scale?.groups).toEqual([{ answers: 3, average: 1, counts: [1, 1, 1, 0] }])
  expect(choice?.groups).toEqual([{ answers: 3, average: null, counts: [1, 1, 1] }])
  expect(text?.comments.toSorted()).toEqual(['Words 0', 'Words 1', 'Words 2'])
  for (const person of people.slice(3, 5)) await answer(person, id, 3)
  expect(await results()).toMatchObject({ answered: 5, shown: 3 })
  await answer(people[5] ?? author, id, 3)
  expect(await results()).toMatchObject({ answered: 6, shown: 6 })
  await answer(people[6] ?? author, id, 3)
  await call(closeSurvey, { as: author, params: { id } })
  expect(await results()).toMatchObject({ answered: 7, shown: 6 })
})

test('where results wait for the end, all of them are shown then', async () => {
  const { author, people } = await makeAsked(server, 4)
  const { id } = await makeSurvey(server, author, people, { resultsWhen: 'closed' })
  const results = () => call(readSurveyResults, { as: author, params: { id } })
  for (const person of people) await answer(person, id, 1)
  expect(await results()).toMatchObject({ state: 'waiting', answered: 4, shown: 0, questions: [] })
  await call(closeSurvey, { as: author, params: { id } })
  expect(await results()).toMatchObject({ state: 'shown', shown: 4 })
})

test('with names, one sees one’s own answers again and the author who has answered; without, neither', async () => {
  const { author, people } = await makeAsked(server, 1)
  const mia = people[0] ?? author
  const named = await makeSurvey(server, author, [mia], { isAnonymous: false, leastAnswers: 1 })
  const nameless = await makeSurvey(server, author, [mia])
  for (const { id } of [named, nameless]) await answer(mia, id, 1)
  const seen = async (id: number) => ({
    own: (await call(readSurvey, { as: mia, params: { id } })).answers.length,
    told: (await call(listSurveyInvitations, { as: author, params: { id } })).content.map(
      ({ hasAnswered }) => hasAnswered,
    ),
  })
  expect(await seen(named.id)).toEqual({ own: 2, told: [true] })
  expect(await seen(nameless.id)).toEqual({ own: 0, told: [null] })
})

test('what is wrong with a new survey is said at its place', async () => {
  const { author } = await makeAsked(server, 0)
  const { id } = await makeSurveyEvaluation(server, author)
  const about = await makeSurveyEvaluation(server, author, { category: 21 })
  const faults = async (evaluationId: number, values: Partial<ReturnType<typeof surveyValues>>) => {
    const made = await call(createSurvey, { as: author, body: surveyValues(evaluationId, values) })
    return made.errors?.map(({ field, code }) => `${field} ${code}`)
  }
  const everyone = { kind: 'everyone' as const, ids: [], reach: 'themselves' as const }
  const outsider = { name: 'Robin', address: 'robin', language: 'en' as const, relation: null }
  expect(await faults(id, { leastAnswers: 2, title: { en: ' ', de: '' } })).toEqual([
    'title field_mandatory',
    'leastAnswers survey_least_low',
    'audience survey_nobody',
  ])
  expect(await faults(id, { audience: everyone, closesOn: dayFromNow(-1), outsiders: [outsider] })).toEqual([
    'closesOn survey_days_wrong',
    'outsiders.0.address survey_address_invalid',
  ])
  expect(await faults(about.id, { audience: everyone })).toEqual([
    'subjectId survey_subject_required',
    'relations survey_nobody',
  ])
  const scored = await makeEvaluation(server, author)
  expect(await faults(scored.id, {})).toEqual(['evaluationId survey_evaluation_unknown'])
})

test('a removed survey is nobody’s until it is brought back', async () => {
  const { author, people } = await makeAsked(server, 1)
  const mia = people[0] ?? author
  const { id } = await makeSurvey(server, author, [mia])
  await call(removeSurvey, { as: author, params: { id } })
  expect(await call(countSurveys, { as: mia })).toEqual({ count: 0 })
  expect(await call(readSurvey, { as: mia, params: { id } })).toMatchObject({ code: 'survey_not_found' })
  expect(await call(restoreSurvey, { as: author, params: { id } })).toMatchObject({ id, stage: 'open' })
  expect(await call(countSurveys, { as: mia })).toEqual({ count: 1 })
})
