import { Type as t, type Static } from '@sinclair/typebox'
import { Title } from '../../learning/components/components.ts'
import { Id, listQuery, LocalText } from '../../http/http.ts'
import { record } from '../../kit/record.ts'

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

const answerSets = record({
  path: '/admin/answer-set',
  access: 'evaluations.administer',
  form: AnswerSetForm,
  reply: AnswerSetView,
  row: AnswerSetRow,
  query: listQuery({ sort: ['name', 'questions', 'changedAt'], filter: ['name'] }),
  missing: 'answer_set_not_found',
  invalid: 'answer_set_invalid',
})

export const listAnswerSets = answerSets.list('Lists answer sets with the number of questions that use each.')
export const readAnswerSet = answerSets.read('Reads an answer set with its possible answers.')
export const createAnswerSet = answerSets.create('Makes an answer set.')
export const updateAnswerSet = answerSets.update(
  'Changes an answer set; each question that uses it gets a new version, and attempts keep theirs.',
)
export const readAnswerSetAffected = answerSets.affected('Says which questions use an answer set.')
export const removeAnswerSet = answerSets.remove('Removes an answer set that no question uses.', [
  'answer_set_in_use',
])
export const restoreAnswerSet = answerSets.restore('Brings a removed answer set back.')
