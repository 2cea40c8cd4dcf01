import { Type as t, type Static } from '@sinclair/typebox'
import { questionDifficulties, questionLimits, uploadBytes } from '../../kit/constants.ts'
import {
  Affected,
  endpoint,
  Id,
  idParams,
  listQuery,
  LocalText,
  Nothing,
  paged,
  orNull,
} from '../../http/http.ts'

/**
 * MC some of several, OWMC one word of several for a gap, OW a word to type into a gap, TF true or false, DD pairs,
 * TI pictures to choose from, OP an opinion on a scale, FT free text that a person marks.
 */
export const questionTypes = ['MC', 'OWMC', 'OW', 'TF', 'DD', 'TI', 'OP', 'FT'] as const
export type QuestionType = (typeof questionTypes)[number]
export const QuestionType = t.Union(questionTypes.map((type) => t.Literal(type)))

export const questionStatuses = ['active', 'inactive'] as const
export const QuestionStatus = t.Union(questionStatuses.map((status) => t.Literal(status)))
export type QuestionDifficulty = (typeof questionDifficulties)[number]
export const QuestionDifficulty = t.Union(questionDifficulties.map((name) => t.Literal(name)))

const text = (maxLength: number) => t.Object({ en: t.String({ maxLength }), de: t.String({ maxLength }) })
const whole = (minimum: number, maximum: number) => t.Integer({ minimum, maximum })
/** NOTE: longer than an answer may be, so that what is too long is told in the words of the catalogue. */
const AnswerText = text(2000)

/** What a picture shows, for whoever does not see it; left out where nobody has written it. */
const PictureAlt = t.Optional(text(questionLimits.altLetters))

/** An answer as its author writes it; 0 is the number of a new one. */
export type AnswerForm = Static<typeof AnswerForm>
export const AnswerForm = t.Object({
  id: whole(0, 2_147_483_647),
  name: AnswerText,
  isCorrect: t.Boolean(),
  pictureId: orNull(Id),
  pictureAlt: PictureAlt,
})

const Half = t.Object({ id: whole(0, 2_147_483_647), name: AnswerText })
/** Two halves that belong together. */
export type PairForm = Static<typeof PairForm>
export const PairForm = t.Object({ possibleAnswer1: Half, possibleAnswer2: Half })

/** Folders are parts of a path, as in "Safety/Fire"; empty is the bank itself. */
export const Folder = t.String({ maxLength: 200 })
export const Tag = t.String({ minLength: 1, maxLength: questionLimits.tagLetters })

export type QuestionForm = Static<typeof QuestionForm>
export const QuestionForm = t.Object({
  type: QuestionType,
  folder: Folder,
  tags: t.Array(Tag, { maxItems: questionLimits.tags }),
  status: QuestionStatus,
  difficulty: QuestionDifficulty,
  /** 0 for a question without a right answer, as surveys ask. */
  fullScore: whole(0, questionLimits.fullScore),
  /** How often it may be answered again; null is the company’s own `defaultRetryLimit`. */
  noOfRetries: orNull(whole(0, questionLimits.noOfRetries)),
  /** How many wrong answers are shown beside the right ones. */
  numberOfDistractors: orNull(whole(0, questionLimits.numberOfDistractors)),
  allowSupportingDocuments: t.Boolean(),
  pictureId: orNull(Id),
  pictureAlt: PictureAlt,
  questionText: text(5000),
  precedingText: text(2000),
  postAnswerText: text(2000),
  /** Of MC, OWMC and TI the ones to choose from; of OW the words that are right. */
  answers: t.Array(AnswerForm, { maxItems: questionLimits.answers }),
  answerPairs: t.Array(PairForm, { maxItems: questionLimits.answerPairs }),
  answerBoolean: orNull(t.Boolean()),
  answerSetId: orNull(Id),
  /** What a marker compares a free text with. */
  modelAnswer: text(5000),
  correctText: text(2000),
  firstIncorrectText: text(2000),
  nextIncorrectText: text(2000),
  lastIncorrectText: text(2000),
})

/** One of the possible answers, as a learner sees it. */
export type PossibleAnswer = Static<typeof PossibleAnswer>
export const PossibleAnswer = t.Object({
  id: t.Integer(),
  name: LocalText,
  description: LocalText,
  pictureURL: orNull(t.String()),
  pictureAlt: t.Optional(LocalText),
})

/**
 * A question as whoever answers it sees it: nothing in it tells what is right. The halves of pairs stand each in an
 * order of their own.
 */
export type LearnerQuestion = Static<typeof LearnerQuestion>
export const LearnerQuestion = t.Object({
  id: Id,
  versionId: Id,
  type: QuestionType,
  description: LocalText,
  precedingText: LocalText,
  postAnswerText: LocalText,
  pictureURL: orNull(t.String()),
  pictureAlt: t.Optional(LocalText),
  fullScore: t.Integer(),
  allowSupportingDocuments: t.Boolean(),
  possibleAnswers: t.Array(PossibleAnswer),
  answerPairs: t.Array(t.Object({ possibleAnswer1: PossibleAnswer, possibleAnswer2: PossibleAnswer })),
  answerSet: orNull(t.Object({ possibleAnswers: t.Array(PossibleAnswer) })),
})

const QuestionPicture = t.Object({ pictureId: Id, pictureURL: t.String() })
/** Where the pictures of a question can be seen, by their numbers. */
const Pictures = t.Array(QuestionPicture)

export type QuestionView = Static<typeof QuestionView>
export const QuestionView = t.Object({
  ...QuestionForm.properties,
  id: Id,
  bankId: Id,
  bank: LocalText,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  version: t.Integer(),
  /** How many evaluations ask it by name. */
  evaluations: t.Integer(),
  pictures: Pictures,
  changedAt: t.String(),
})

export type QuestionRow = Static<typeof QuestionRow>
export const QuestionRow = t.Object({
  id: Id,
  bankId: Id,
  title: LocalText,
  type: QuestionType,
  folder: t.String(),
  tags: t.Array(t.String()),
  status: QuestionStatus,
  difficulty: QuestionDifficulty,
  fullScore: t.Integer(),
  version: t.Integer(),
  evaluations: t.Integer(),
  changedAt: t.String(),
})

export type QuestionVersion = Static<typeof QuestionVersion>
export const QuestionVersion = t.Object({
  ...QuestionForm.properties,
  number: t.Integer(),
  by: orNull(t.String()),
  at: t.String(),
  pictures: Pictures,
})

const access = 'evaluations.administer'
const notFound = 'question_not_found'
const invalid = 'question_invalid'

export const listQuestions = endpoint({
  method: 'GET',
  path: '/admin/question',
  access,
  summary: 'Lists questions by bank, folder, tag, type, difficulty and words.',
  query: listQuery({
    sort: ['title', 'type', 'difficulty', 'fullScore', 'changedAt'],
    filter: ['title', 'bankId', 'folder', 'tag', 'type', 'difficulty', 'status'],
  }),
  reply: paged(QuestionRow),
})

export const readQuestion = endpoint({
  method: 'GET',
  path: '/admin/question/:id',
  access,
  summary: 'Reads one question as its author sees it, with its right answers.',
  params: idParams,
  reply: QuestionView,
  errors: [notFound],
})

export const createQuestion = endpoint({
  method: 'POST',
  path: '/admin/question',
  access,
  summary: 'Makes a question in a bank.',
  body: t.Object({ ...QuestionForm.properties, bankId: Id }),
  reply: QuestionView,
  errors: [invalid, 'question_bank_not_found'],
})

export const updateQuestion = endpoint({
  method: 'PUT',
  path: '/admin/question/:id',
  access,
  summary: 'Changes a question by a new version of it; attempts keep the one they were given.',
  params: idParams,
  body: t.Object({ ...QuestionForm.properties, revision: t.Integer() }),
  reply: QuestionView,
  errors: [notFound, invalid, 'content_changed'],
})

export const duplicateQuestion = endpoint({
  method: 'POST',
  path: '/admin/question/:id/duplicate',
  access,
  summary: 'Makes a question that begins as a copy.',
  params: idParams,
  reply: QuestionView,
  errors: [notFound],
})

export const listQuestionVersions = endpoint({
  method: 'GET',
  path: '/admin/question/:id/versions',
  access,
  summary: 'Lists what a question said and when, the latest first.',
  params: idParams,
  reply: t.Array(QuestionVersion),
  errors: [notFound],
})

/** Where questions stand: in which bank, and there in which folder. */
export type QuestionPlaces = Static<typeof QuestionPlaces>
export const QuestionPlaces = t.Array(t.Object({ id: Id, bankId: Id, folder: Folder }), {
  minItems: 1,
  maxItems: 1000,
})

export const placeQuestions = endpoint({
  method: 'POST',
  path: '/admin/question/places',
  access,
  summary: 'Moves questions into banks and folders, and says where they stood before.',
  body: t.Object({ places: QuestionPlaces }),
  reply: t.Object({ before: QuestionPlaces }),
  errors: ['questions_unknown', 'question_bank_not_found'],
})

export const readQuestionAffected = endpoint({
  method: 'GET',
  path: '/admin/question/:id/affected',
  access,
  summary: 'Says which evaluations ask a question.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeQuestion = endpoint({
  method: 'DELETE',
  path: '/admin/question/:id',
  access,
  summary: 'Removes a question that no evaluation asks; attempts keep it.',
  params: idParams,
  reply: Nothing,
  errors: [notFound, 'evaluations_use_it'],
})

export const restoreQuestion = endpoint({
  method: 'POST',
  path: '/admin/question/:id/restore',
  access,
  summary: 'Brings a removed question back.',
  params: idParams,
  reply: QuestionView,
  errors: [notFound],
})

/** A picture of a question that is still being written: it is named by its number alone until it is sent. */
export const readQuestionPicture = endpoint({
  method: 'GET',
  path: '/admin/question/picture/:id',
  access,
  summary: 'Tells where a picture that a question may name can be seen.',
  params: idParams,
  reply: QuestionPicture,
  errors: ['file_not_found'],
})

export const questionPictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

export const uploadQuestionPicture = endpoint({
  method: 'POST',
  path: '/admin/question/picture',
  access,
  summary: 'Takes a picture of at most 470 by 740 for a question or an answer.',
  upload: { field: 'file', maxBytes: uploadBytes.image, types: questionPictureTypes },
  transaction: false,
  reply: t.Object({ ...QuestionPicture.properties, responseCode: t.Integer() }),
  errors: ['not_an_image', 'image_dimensions', 'image_broken', 'too_large', 'disk_full'],
})
