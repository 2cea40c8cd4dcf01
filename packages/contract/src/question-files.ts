import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, Language, Nothing } from './http.ts'

export const questionFormats = ['gift', 'moodle'] as const
export type QuestionFormat = (typeof questionFormats)[number]
const Format = t.Union(questionFormats.map((format) => t.Literal(format)))

/** What a line of a file comes to, beside the codes of what can be wrong with a question. */
export const lineOutcomes = ['read', 'noted', 'refused'] as const

export type FileLine = Static<typeof FileLine>
export const FileLine = t.Object({
  line: t.Integer(),
  outcome: t.Union(lineOutcomes.map((outcome) => t.Literal(outcome))),
  /** The beginning of the question. */
  title: t.String(),
  /** What is wrong or was left out; null where nothing is. */
  code: t.Union([t.String(), t.Null()]),
})

export type FileReport = Static<typeof FileReport>
export const FileReport = t.Object({
  /** How many questions can be brought in. */
  questions: t.Integer(),
  refused: t.Integer(),
  lines: t.Array(FileLine),
})

const file = t.Object({
  format: Format,
  /** Which language the texts are in that say none themselves. */
  language: Language,
  text: t.String({ minLength: 1, maxLength: 900_000 }),
})

const access = 'evaluations.administer'
const notFound = 'question_bank_not_found'

export const checkQuestionFile = endpoint({
  method: 'POST',
  path: '/admin/question-bank/:id/import/check',
  access,
  summary: 'Says line by line what a file of questions would bring in; nothing is kept.',
  params: idParams,
  body: file,
  changes: false,
  reply: FileReport,
  errors: [notFound],
})

export const importQuestions = endpoint({
  method: 'POST',
  path: '/admin/question-bank/:id/import',
  access,
  summary: 'Brings the questions of a file into a bank; what could not be read stays out.',
  params: idParams,
  body: file,
  reply: t.Object({ ids: t.Array(Id) }),
  errors: [notFound],
})

export const undoQuestionImport = endpoint({
  method: 'POST',
  path: '/admin/question-bank/:id/import/undo',
  access,
  summary: 'Removes questions that were brought in, where no evaluation asks them yet.',
  params: idParams,
  body: t.Object({ ids: t.Array(Id, { minItems: 1, maxItems: 5000 }) }),
  reply: Nothing,
  errors: [notFound, 'questions_unknown', 'evaluations_use_it'],
})

export const exportQuestions = endpoint({
  method: 'GET',
  path: '/admin/question-bank/:id/export',
  access,
  summary: 'Writes the questions of a bank as a file for this and other programs.',
  params: idParams,
  query: t.Object({ format: Format }),
  reply: t.Object({ name: t.String(), type: t.String(), text: t.String() }),
  errors: [notFound],
})
