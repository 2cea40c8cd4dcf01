import { blankSettings } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import { createAnswerSet } from '@oktant/contract/assessment/questions/answer-sets.ts'
import { createCompetencyItem } from '@oktant/contract/development/competency-items.ts'
import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import {
  addReviewObjective,
  listOwnReviews,
  readReview,
  saveReviewFields,
} from '@oktant/contract/development/reviews/reviews.ts'
import { createSeason, openSeason, type SeasonForm } from '@oktant/contract/development/seasons.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { openOn } from '../../../src/features/development/seasons/open-season.ts'
import type { Made } from '../make.ts'
import type { testServer } from '../server.ts'
import { answerSetForm, itemOf, makeBank, makeEvaluation, makeQuestion } from './questions/questions.ts'

type Server = Awaited<ReturnType<typeof testServer>>
const both = (text: string) => ({ en: text, de: `${text} (de)` })
let made = 0
const today = (days = 0) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** HR, a manager and one of their people, in a company of their own. */
export async function makeSides({ make }: Pick<Server, 'make'>) {
  const hr = await make.user({
    firstName: 'Johanna',
    surname: 'Özdemir',
    permissions: [
      'reviews.administer',
      'evaluations.administer',
      'content.administer',
      'reports.reviewSummary',
      'reports.reviewDetail',
    ],
  })
  const { companyId } = hr
  const manager = await make.user({
    companyId,
    firstName: 'Thomas',
    surname: 'Brandt',
    permissions: ['reviews.lead', 'reviews.take', 'learning.take'],
  })
  const person = await make.user({
    companyId,
    managerId: manager.id,
    permissions: ['reviews.take', 'learning.take'],
  })
  return { hr, manager, person }
}

/** What a season of these people is: everybody whom this manager leads, asked one question of each part. */
export async function seasonFormOf(
  server: Pick<Server, 'call'>,
  hr: Made,
  manager: Made,
  own: Partial<SeasonForm> = {},
) {
  const { call } = server
  const bank = await makeBank(server, hr)
  const ask = () =>
    makeQuestion(server, hr, { bankId: bank.id, type: 'FT', values: { allowSupportingDocuments: true } })
  const questions = [await ask(), await ask(), await ask()]
  const evaluation = await makeEvaluation(server, hr, {
    category: componentCategory.pdrForm,
    items: questions.map(({ id }) => itemOf(id)),
    settings: blankSettings,
  })
  const scale = await call(createAnswerSet, { as: hr, body: answerSetForm() })
  const item = await call(createCompetencyItem, {
    as: hr,
    body: {
      name: both(`Listens ${(made += 1)}`),
      tip: both('Lets others finish.'),
      itemProperties: [both('asks')],
    },
  })
  const parts = (['B', 'C', 'CManager'] as const).map((part, at) => ({
    questionId: questions[at]?.id ?? 0,
    part,
  }))
  const form: SeasonForm = {
    name: both(`Year ${(made += 1)}`),
    seasonStart: today(-30),
    seasonEnd: today(300),
    phases: [{ phase: 'person', deadline: today(10) }],
    remindDays: 3,
    audience: {
      match: 'all',
      sets: [
        {
          match: 'all',
          negated: false,
          conditions: [{ about: 'manager', field: null, operator: 'in', ids: [manager.id], value: '' }],
        },
      ],
    },
    forms: [{ jobRoleId: null, evaluationId: evaluation.id, parts, competencyItemIds: [item.id] }],
    ratingAnswerSetId: scale.id,
    performanceAnswerSetId: scale.id,
    objectivesShare: 60,
    competenciesShare: 40,
    allowUserCompleteSectionB: true,
    contentForUpperManagers: false,
    contracts: true,
    calibration: false,
    questionManagerId: null,
    companyObjectives: [both('Grow')],
    ...own,
  }
  return form
}

/** A season that has been opened, and the review of its one person. */
export async function makeReview(server: Server, own: Partial<SeasonForm> = {}) {
  const { call, kit } = server
  const sides = await makeSides(server)
  const { hr, manager, person } = sides
  const season = await call(createSeason, { as: hr, body: await seasonFormOf(server, hr, manager, own) })
  await call(openSeason, { as: hr, params: { id: season.id } })
  while (await openOn(kit, season.id));
  const { content } = await call(listOwnReviews, { as: person })
  return { ...sides, season, id: content[0]?.id ?? 0 }
}

let sequence = 0
/** Types into fields, each with a higher number than before. */
export const types = ({ call }: Pick<Server, 'call'>, as: Made, id: number, values: Record<string, string>) =>
  call(saveReviewFields, {
    as,
    params: { id },
    body: {
      fields: Object.entries(values).map(([field, value]) => ({ field, value, sequence: (sequence += 1) })),
    },
  })

/** Everything that the person has to fill in. */
export async function fillAsPerson(server: Server, person: Made, id: number, words = 'mine') {
  const params = { id }
  for (const _ of [1, 2, 3]) await server.call(addReviewObjective, { as: person, params })
  const review = await server.call(readReview, { as: person, params })
  const point = review.performanceAnswerSet.possibleAnswers[1]?.id ?? 0
  await types(server, person, id, {
    ...Object.fromEntries(
      review.currentObjectives.flatMap((one, at) => [
        [`objective.${one.id}.title`, `Goal ${at} ${words}`],
        [`objective.${one.id}.text`, `Details ${words}`],
      ]),
    ),
    ...Object.fromEntries(review.pastObjectives.map((one) => [`objective.${one.id}.rating`, String(point)])),
    ...Object.fromEntries(review.bcs.map((one) => [`bcs.${one.id}.userRating`, String(point)])),
    ...Object.fromEntries(
      review.questions
        .filter(({ answeredBy }) => answeredBy === 'person')
        .map((one) => [`question.${one.id}.ftAnswer`, `Answer ${words}`]),
    ),
    userFinalComments: `Comments ${words}`,
  })
}

/** Everything that the manager has to fill in before sending. */
export async function fillAsManager(
  server: Server,
  manager: Made,
  id: number,
  own: Record<string, string> = {},
) {
  const review: Review = await server.call(readReview, { as: manager, params: { id } })
  const top = review.ratingAnswerSet.possibleAnswers.at(-1)?.id ?? 0
  return types(server, manager, id, {
    ...Object.fromEntries(review.bcs.map((one) => [`bcs.${one.id}.rating`, String(top)])),
    ...Object.fromEntries(
      review.questions
        .map(({ id: question }) => `question.${question}.ftAnswer`)
        .filter((field) => review.can.write.includes(field))
        .map((field) => [field, 'Answer theirs']),
    ),
    managerFinalComments: 'Comments theirs',
    ...own,
  })
}
