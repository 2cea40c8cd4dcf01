import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { createSurvey, type SurveyValues } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { SurveyForm } from '@oktant/contract/assessment/surveys/surveys.ts'
import type { QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { makeQuestions } from './attempts.ts'
import type { Made } from '../make.ts'
import { itemOf, makeEvaluation } from './questions/questions.ts'
import type { testServer } from '../server.ts'

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'call'>
type Makes = Pick<Awaited<ReturnType<typeof testServer>>, 'make'>

/** The day that it is so many days from now where the companies of tests are. */
export const dayFromNow = (days: number) => daysAfter(dayIn('Europe/Berlin', new Date()), days)

/** Somebody who makes surveys, and so many who can answer them. */
export async function makeAsked({ make }: Makes, count: number) {
  const author = await make.user({
    permissions: ['evaluations.administer', 'surveys.administer', 'surveys.answer'],
  })
  const people: Made[] = []
  for (let number = 0; number < count; number += 1)
    people.push(await make.user({ companyId: author.companyId, permissions: ['surveys.answer'] }))
  return { author, people }
}

export async function makeSurveyEvaluation(
  server: Server,
  author: Made,
  {
    types = ['OP', 'MC', 'FT'],
    category = componentCategory.survey,
  }: { types?: QuestionType[]; category?: 5 | 8 | 20 | 21 } = {},
) {
  const questions = await makeQuestions(server, author, types, { fullScore: 0 })
  const items = questions.map(({ id, type }) => itemOf(id, { mandatory: type !== 'FT' }))
  return makeEvaluation(server, author, { items, category })
}

export const surveyValues = (evaluationId: number, values: Partial<SurveyValues> = {}): SurveyValues => ({
  title: { en: 'How we work', de: 'Wie wir arbeiten' },
  description: { en: 'It takes three minutes.', de: 'Es dauert drei Minuten.' },
  evaluationId,
  isAnonymous: true,
  leastAnswers: 3,
  resultsWhen: 'fromLeast',
  opensOn: dayFromNow(0),
  closesOn: dayFromNow(30),
  remindDays: null,
  audience: null,
  subjectId: null,
  relations: [],
  managerReads: false,
  outsiders: [],
  ...values,
})

/** A survey for these people. */
export async function makeSurvey(
  server: Server,
  author: Made,
  people: readonly Made[],
  values: Partial<SurveyValues> = {},
) {
  const evaluationId = values.evaluationId ?? (await makeSurveyEvaluation(server, author)).id
  const ids = people.map(({ id }) => id)
  const audience = ids.length ? { kind: 'people' as const, ids, reach: 'themselves' as const } : null
  return server.call(createSurvey, {
    as: author,
    body: surveyValues(evaluationId, { audience, ...values }),
  })
}

/** The answers that one point of each scale and each choice would be, and words for what is free. */
export const answersOf = ({ questions }: Pick<SurveyForm, 'questions'>, point: number, words = '') =>
  questions.map(({ versionId, type, answerSet, possibleAnswers }) => {
    const offered = type === 'OP' ? (answerSet?.possibleAnswers ?? []) : possibleAnswers
    if (type === 'FT') return { versionId, answer: words }
    return { versionId, answer: String(offered[point % offered.length]?.id ?? '') }
  })
