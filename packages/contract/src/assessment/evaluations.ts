import { Type as t, type Static } from '@sinclair/typebox'
import { ComponentStatus, Prose, Title } from '../learning/components/components.ts'
import { categories, componentCategory, evaluationLimits } from '../kit/constants.ts'
import {
  Affected,
  endpoint,
  Id,
  idParams,
  listQuery,
  LocalText,
  Moment,
  Nothing,
  paged,
  orNull,
} from '../http/http.ts'
import { LearnerQuestion, QuestionDifficulty, QuestionType } from './questions/questions.ts'

export const evaluationCategories = categories.launchAsEvaluation
export const EvaluationCategory = t.Union(evaluationCategories.map((category) => t.Literal(category)))
export const isScored = (categoryId: number) => !categories.withoutScore.some((id) => id === categoryId)
/** A competence is a matter of its level, so it has no mark to reach. */
export const hasPassMark = (categoryId: number) =>
  isScored(categoryId) && categoryId !== componentCategory.competencyEvaluation

const oneOf = <const N extends readonly string[]>(names: N) =>
  t.Union(names.map((name) => t.Literal(name as N[number])))
const whole = (minimum: number, maximum: number) => t.Integer({ minimum, maximum })

export const questionOrders = ['ordered', 'random'] as const
/** Where it opens: in the page of its course, or over the whole screen. */
export const displayModes = ['coursePage', 'fullScreen'] as const
export const timeLimitUnits = ['seconds', 'minutes', 'hours'] as const

/** How an evaluation is taken and marked, by the names of the specification (spec 2 §3). */
export type EvaluationSettings = Static<typeof EvaluationSettings>
export const EvaluationSettings = t.Object({
  orderOfQuestions: oneOf(questionOrders),
  displayMode: oneOf(displayModes),
  /** All questions on one page; else one after the other. */
  singlePage: t.Boolean(),
  partialScoring: t.Boolean(),
  /** Whether one’s answers are shown with what was right when it is over. */
  displayResutlsAtEnd: t.Boolean(),
  timeLimit: orNull(whole(1, evaluationLimits.timeLimit)),
  timeLimitUnit: oneOf(timeLimitUnits),
  /** In per cent. */
  passMark: whole(0, evaluationLimits.passMark),
  /** The result waits until somebody releases it, or its day has come. */
  controlledRelease: t.Boolean(),
  /**
   * How far two markers may be apart, in points of a hundred, before a third one decides; without it one marks alone.
   */
  secondMarkerGap: t.Optional(orNull(whole(0, evaluationLimits.secondMarkerGap))),
  facilitatorFlagging: t.Boolean(),
  facilitatorOverride: t.Boolean(),
  /** Whether attempts at it, as it is now, are in figures about many people (decision 0054). */
  includeInReports: t.Boolean(),
  /** How often it may be taken again; null is as often as somebody likes. */
  retryLimit: orNull(whole(0, evaluationLimits.retryLimit)),
})

/** A question by name, or so many drawn from a bank; the other fields are null or empty. */
export type EvaluationItem = Static<typeof EvaluationItem>
export const EvaluationItem = t.Object({
  questionId: orNull(Id),
  bankId: orNull(Id),
  /** Only questions with this tag; empty is any. */
  tag: t.String({ maxLength: 50 }),
  difficulty: orNull(QuestionDifficulty),
  /** How many are drawn; 1 for a question by name. */
  count: whole(1, evaluationLimits.drawn),
  /** Whether it must be answered before the whole can be submitted. */
  mandatory: t.Boolean(),
})

export type EvaluationForm = Static<typeof EvaluationForm>
export const EvaluationForm = t.Object({
  title: Title,
  description: Prose,
  keywords: t.Array(t.String({ minLength: 1, maxLength: 50 }), { maxItems: 20 }),
  minutes: orNull(whole(0, evaluationLimits.minutes)),
  settings: EvaluationSettings,
  items: t.Array(EvaluationItem, { maxItems: evaluationLimits.items }),
  /**
   * When held results are released by themselves; null is by hand alone, and left out it stays as it is. It is the
   * evaluation’s own, not a revision’s: moving it counts for whoever waits already.
   */
  releaseAt: t.Optional(orNull(Moment)),
})

/** An item with what its author needs to see of it. */
export type SeenItem = Static<typeof SeenItem>
export const SeenItem = t.Object({
  ...EvaluationItem.properties,
  /** The question’s title, or the bank’s. */
  title: LocalText,
  type: orNull(QuestionType),
  fullScore: t.Integer(),
  /** How many questions there are to draw from; of a question by name whether it is active. */
  available: t.Integer(),
})

export type EvaluationView = Static<typeof EvaluationView>
export const EvaluationView = t.Object({
  ...EvaluationForm.properties,
  items: t.Array(SeenItem),
  releaseAt: orNull(t.String()),
  id: Id,
  categoryId: t.Integer(),
  status: ComponentStatus,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  courses: t.Integer(),
  changedAt: t.String(),
})

export type EvaluationRow = Static<typeof EvaluationRow>
export const EvaluationRow = t.Object({
  id: Id,
  title: LocalText,
  categoryId: t.Integer(),
  status: ComponentStatus,
  /** How many questions one attempt has. */
  questions: t.Integer(),
  courses: t.Integer(),
  changedAt: t.String(),
})

const access = 'evaluations.administer'
const notFound = 'evaluation_not_found'
const invalid = 'evaluation_invalid'

export const listEvaluations = endpoint({
  method: 'GET',
  path: '/admin/evaluation',
  access,
  summary: 'Lists evaluations with the number of their questions and of the courses that hold each.',
  query: listQuery({
    sort: ['title', 'categoryId', 'courses', 'changedAt'],
    filter: ['title', 'categoryId', 'status'],
  }),
  reply: paged(EvaluationRow),
})

export const readEvaluation = endpoint({
  method: 'GET',
  path: '/admin/evaluation/:id',
  access,
  summary: 'Reads an evaluation as its author sees it.',
  params: idParams,
  reply: EvaluationView,
  errors: [notFound],
})

export const createEvaluation = endpoint({
  method: 'POST',
  path: '/admin/evaluation',
  access,
  summary: 'Makes an evaluation, which courses can hold as a component.',
  body: t.Object({ ...EvaluationForm.properties, category: EvaluationCategory }),
  reply: EvaluationView,
  errors: [invalid],
})

export const updateEvaluation = endpoint({
  method: 'PUT',
  path: '/admin/evaluation/:id',
  access,
  summary: 'Changes an evaluation; published courses show it when they are published anew.',
  params: idParams,
  body: t.Object({ ...EvaluationForm.properties, status: ComponentStatus, revision: t.Integer() }),
  reply: EvaluationView,
  errors: [notFound, invalid, 'content_changed'],
})

export const duplicateEvaluation = endpoint({
  method: 'POST',
  path: '/admin/evaluation/:id/duplicate',
  access,
  summary: 'Makes an evaluation that begins as a copy.',
  params: idParams,
  reply: EvaluationView,
  errors: [notFound],
})

export const previewDraw = endpoint({
  method: 'POST',
  path: '/admin/evaluation/draw',
  access,
  summary: 'Draws the questions of an evaluation as one attempt might have them; nothing is kept.',
  body: t.Object({
    orderOfQuestions: EvaluationSettings.properties.orderOfQuestions,
    items: EvaluationForm.properties.items,
  }),
  changes: false,
  reply: t.Array(LearnerQuestion),
  errors: [invalid],
})

export const readEvaluationAffected = endpoint({
  method: 'GET',
  path: '/admin/evaluation/:id/affected',
  access,
  summary: 'Says which courses hold an evaluation.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeEvaluation = endpoint({
  method: 'DELETE',
  path: '/admin/evaluation/:id',
  access,
  summary: 'Removes an evaluation from the library; records of it stay.',
  params: idParams,
  reply: Nothing,
  errors: [notFound],
})

export const restoreEvaluation = endpoint({
  method: 'POST',
  path: '/admin/evaluation/:id/restore',
  access,
  summary: 'Brings a removed evaluation back.',
  params: idParams,
  reply: EvaluationView,
  errors: [notFound],
})
