import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../../http/http.ts'
import { RaterRelation } from './surveys.ts'

export type NamedAnswers = Static<typeof NamedAnswers>
/** What one person answered with their name, in words. */
export const NamedAnswers = t.Object({
  id: Id,
  name: t.String(),
  address: t.String(),
  relation: orNull(RaterRelation),
  /** YYYY-MM-DD */
  answeredOn: t.String(),
  answers: t.Array(t.Object({ versionId: Id, question: LocalText, answer: t.String() })),
})

const one = {
  access: 'surveys.administer',
  params: idParams,
  errors: ['survey_not_found', 'survey_anonymous', 'not_permitted'],
} as const

export const listSurveyAnswers = endpoint({
  method: 'GET',
  path: '/admin/survey/:id/answer',
  ...one,
  summary: 'Lists what was answered with names, person by person; of an anonymous survey nothing.',
  query: listQuery({ sort: ['name', 'answeredOn'], filter: ['name'] }),
  reply: paged(NamedAnswers),
})

export const exportSurveyAnswers = endpoint({
  method: 'GET',
  path: '/admin/survey/:id/answer/export',
  ...one,
  summary: 'Writes what was answered with names as CSV, a line for each person.',
  reply: 'file',
})
