import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, Language, Nothing, orNull } from '../../http/http.ts'

export const questionFormats = ['gift', 'moodle'] as const
export type QuestionFormat = (typeof questionFormats)[number]
const Format = t.Union(questionFormats.map((format) => t.Literal(format)))

/** What a line of a file comes to, beside the codes of what can be wrong with a question. */
export const lineOutcomes = ['read', 'noted', 'refused'] as const

/** Why a picture of a file stays out. */
export const pictureFaults = [
  'image_broken',
  'image_dimensions',
  'not_an_image',
  'picture_elsewhere',
  'picture_missing',
  'picture_no_place',
  'picture_second',
  'picture_too_large',
  'picture_unused',
] as const
export type PictureFault = (typeof pictureFaults)[number]

/** A picture that a question of a file holds or names. */
export type FilePicture = Static<typeof FilePicture>
export const FilePicture = t.Object({
  line: t.Integer(),
  /** As the file calls it; empty where it stands in the text itself. */
  name: t.String(),
  /** Why it stays out; null where it comes in. */
  code: orNull(t.Union(pictureFaults.map((fault) => t.Literal(fault)))),
  /** The answer that it belongs to, counted from one; null for the question itself. */
  answer: orNull(t.Integer()),
  size: orNull(t.Object({ width: t.Integer(), height: t.Integer() })),
  /** Between which bytes of the file it is written in base64, for whoever has the file to show it. */
  at: orNull(t.Object({ from: t.Integer(), to: t.Integer() })),
})

export type FileLine = Static<typeof FileLine>
export const FileLine = t.Object({
  line: t.Integer(),
  outcome: t.Union(lineOutcomes.map((outcome) => t.Literal(outcome))),
  /** The beginning of the question. */
  title: t.String(),
  /** What is wrong, or what of it stays out. */
  codes: t.Array(t.String()),
  pictures: t.Array(FilePicture),
})

export type FileReport = Static<typeof FileReport>
export const FileReport = t.Object({
  /** How many questions can be brought in. */
  questions: t.Integer(),
  refused: t.Integer(),
  /** How many pictures come with them, and how many stay out. */
  pictures: t.Integer(),
  picturesLeft: t.Integer(),
  lines: t.Array(FileLine),
})

/** What one file may hold; GIFT has no pictures, so its files are small. */
export const questionFiles = { bytes: 50 * 1024 ** 2, giftBytes: 5 * 1024 ** 2 } as const

const sent = {
  params: idParams,
  query: t.Object({
    /** Which language the texts are in that say none themselves. */
    language: Language,
  }),
  upload: {
    field: 'file',
    maxBytes: questionFiles.bytes,
    types: ['.txt', '.gift', '.xml', 'text/plain', 'text/xml', 'application/xml'],
    streams: true,
  },
  transaction: false,
} as const

const access = 'evaluations.administer'
const notFound = 'question_bank_not_found'

export const checkQuestionFile = endpoint({
  method: 'POST',
  path: '/admin/question-bank/:id/import/check',
  access,
  summary: 'Says line by line what a file of questions would bring in; nothing is kept.',
  ...sent,
  changes: false,
  reply: FileReport,
  errors: [notFound, 'question_file_unknown', 'too_large', 'disk_full', 'wrong_content_type'],
})

export const importQuestions = endpoint({
  method: 'POST',
  path: '/admin/question-bank/:id/import',
  access,
  summary:
    'Brings the questions of a file into a bank with their pictures; what could not be read stays out.',
  ...sent,
  reply: t.Object({ ids: t.Array(Id) }),
  errors: [notFound, 'question_file_unknown', 'too_large', 'disk_full', 'wrong_content_type'],
})

export const undoQuestionImport = endpoint({
  method: 'POST',
  path: '/admin/question-bank/:id/import/undo',
  access,
  summary: 'Removes questions that were brought in with their pictures, where no evaluation asks them yet.',
  params: idParams,
  body: t.Object({ ids: t.Array(Id, { minItems: 1, maxItems: 5000 }) }),
  transaction: false,
  reply: Nothing,
  errors: [notFound, 'questions_unknown', 'evaluations_use_it'],
})

export const exportQuestions = endpoint({
  method: 'GET',
  path: '/admin/question-bank/:id/export',
  access,
  summary:
    'Writes the questions of a bank as a file for this and other programs, in Moodle XML with their pictures.',
  params: idParams,
  query: t.Object({ format: Format }),
  reply: 'file',
  errors: [notFound],
})
