import { Type as t, type Static } from '@sinclair/typebox'
import { Prose, Title } from '../../learning/components/components.ts'
import { Affected, endpoint, Id, idParams, listQuery, LocalText, Nothing, paged } from '../../http/http.ts'

export type QuestionBankForm = Static<typeof QuestionBankForm>
export const QuestionBankForm = t.Object({ title: Title, description: Prose })

const Named = t.Array(t.Object({ name: t.String(), questions: t.Integer() }))

export type QuestionBankView = Static<typeof QuestionBankView>
export const QuestionBankView = t.Object({
  ...QuestionBankForm.properties,
  id: Id,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  questions: t.Integer(),
  /** How many evaluations draw from it. */
  evaluations: t.Integer(),
  /** The folders that have questions, as paths in the order of their names. */
  folders: Named,
  tags: Named,
  changedAt: t.String(),
})

export type QuestionBankRow = Static<typeof QuestionBankRow>
export const QuestionBankRow = t.Object({
  id: Id,
  title: LocalText,
  questions: t.Integer(),
  evaluations: t.Integer(),
  changedAt: t.String(),
})

const access = 'evaluations.administer'
const notFound = 'question_bank_not_found'
const invalid = 'question_bank_invalid'

export const listQuestionBanks = endpoint({
  method: 'GET',
  path: '/admin/question-bank',
  access,
  summary: 'Lists question banks with the number of their questions.',
  query: listQuery({ sort: ['title', 'questions', 'changedAt'], filter: ['title'] }),
  reply: paged(QuestionBankRow),
})

export const readQuestionBank = endpoint({
  method: 'GET',
  path: '/admin/question-bank/:id',
  access,
  summary: 'Reads a question bank with its folders and tags.',
  params: idParams,
  reply: QuestionBankView,
  errors: [notFound],
})

export const createQuestionBank = endpoint({
  method: 'POST',
  path: '/admin/question-bank',
  access,
  summary: 'Makes a question bank.',
  body: QuestionBankForm,
  reply: QuestionBankView,
  errors: [invalid],
})

export const updateQuestionBank = endpoint({
  method: 'PUT',
  path: '/admin/question-bank/:id',
  access,
  summary: 'Changes the name and the description of a question bank.',
  params: idParams,
  body: t.Object({ ...QuestionBankForm.properties, revision: t.Integer() }),
  reply: QuestionBankView,
  errors: [notFound, invalid, 'content_changed'],
})

export const readQuestionBankAffected = endpoint({
  method: 'GET',
  path: '/admin/question-bank/:id/affected',
  access,
  summary: 'Says how many questions a bank holds and which evaluations draw from it or ask them.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeQuestionBank = endpoint({
  method: 'DELETE',
  path: '/admin/question-bank/:id',
  access,
  summary: 'Removes a question bank that no evaluation uses, with its questions.',
  params: idParams,
  reply: Nothing,
  errors: [notFound, 'evaluations_use_it'],
})

export const restoreQuestionBank = endpoint({
  method: 'POST',
  path: '/admin/question-bank/:id/restore',
  access,
  summary: 'Brings a removed question bank back, with its questions.',
  params: idParams,
  reply: QuestionBankView,
  errors: [notFound, 'name_taken'],
})
