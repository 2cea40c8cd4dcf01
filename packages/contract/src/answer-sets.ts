import { Type as t, type Static } from '@sinclair/typebox'
import { Title } from './components.ts'
import { Affected, endpoint, Id, idParams, listQuery, LocalText, Nothing, paged } from './http.ts'

const AnswerText = t.Object({ en: t.String({ maxLength: 2000 }), de: t.String({ maxLength: 2000 }) })

/** One point of a scale, from the lowest to the highest; 0 is the number of a new one. */
export type ScalePoint = Static<typeof ScalePoint>
export const ScalePoint = t.Object({
  id: t.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  name: AnswerText,
  description: AnswerText,
})

export type AnswerSetForm = Static<typeof AnswerSetForm>
export const AnswerSetForm = t.Object({
  name: Title,
  possibleAnswers: t.Array(ScalePoint, { maxItems: 11 }),
})

export type AnswerSetView = Static<typeof AnswerSetView>
export const AnswerSetView = t.Object({
  ...AnswerSetForm.properties,
  id: Id,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  questions: t.Integer(),
  changedAt: t.String(),
})

export type AnswerSetRow = Static<typeof AnswerSetRow>
export const AnswerSetRow = t.Object({
  id: Id,
  name: LocalText,
  points: t.Integer(),
  questions: t.Integer(),
  changedAt: t.String(),
})

const access = 'evaluations.administer'
const notFound = 'answer_set_not_found'
const invalid = 'answer_set_invalid'

export const listAnswerSets = endpoint({
  method: 'GET',
  path: '/admin/answer-set',
  access,
  summary: 'Lists answer sets with the number of questions that use each.',
  query: listQuery({ sort: ['name', 'questions', 'changedAt'], filter: ['name'] }),
  reply: paged(AnswerSetRow),
})

export const readAnswerSet = endpoint({
  method: 'GET',
  path: '/admin/answer-set/:id',
  access,
  summary: 'Reads an answer set with its possible answers.',
  params: idParams,
  reply: AnswerSetView,
  errors: [notFound],
})

export const createAnswerSet = endpoint({
  method: 'POST',
  path: '/admin/answer-set',
  access,
  summary: 'Makes an answer set.',
  body: AnswerSetForm,
  reply: AnswerSetView,
  errors: [invalid],
})

export const updateAnswerSet = endpoint({
  method: 'PUT',
  path: '/admin/answer-set/:id',
  access,
  summary: 'Changes an answer set; each question that uses it gets a new version, and attempts keep theirs.',
  params: idParams,
  body: t.Object({ ...AnswerSetForm.properties, revision: t.Integer() }),
  reply: AnswerSetView,
  errors: [notFound, invalid, 'content_changed'],
})

export const readAnswerSetAffected = endpoint({
  method: 'GET',
  path: '/admin/answer-set/:id/affected',
  access,
  summary: 'Says which questions use an answer set.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeAnswerSet = endpoint({
  method: 'DELETE',
  path: '/admin/answer-set/:id',
  access,
  summary: 'Removes an answer set that no question uses.',
  params: idParams,
  reply: Nothing,
  errors: [notFound, 'answer_set_in_use'],
})

export const restoreAnswerSet = endpoint({
  method: 'POST',
  path: '/admin/answer-set/:id/restore',
  access,
  summary: 'Brings a removed answer set back.',
  params: idParams,
  reply: AnswerSetView,
  errors: [notFound, 'name_taken'],
})
