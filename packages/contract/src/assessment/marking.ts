import { Type as t, type Static } from '@sinclair/typebox'
import { EvaluationLaunch, MarkerLevel } from './attempts/attempts.ts'
import { AttemptFlag } from './facilitation.ts'
import { longestComment, markedLogsPerPage } from '../kit/constants.ts'
import { endpoint, Id, listQuery, LocalText, paged, orNull } from '../http/http.ts'
import { ProgressState } from '../learning/own/learning-state.ts'

const logParams = t.Object({ logId: Id })
const Person = t.Object({ id: Id, fullName: t.String() })

/** Who has an attempt open to mark it, and until when it is kept for them. */
const Claim = t.Object({ by: Person, isOwn: t.Boolean(), until: t.String() })

/** An attempt that waits for a person to mark it. */
export type WaitingMark = Static<typeof WaitingMark>
export const WaitingMark = t.Object({
  /** The number of its component log. */
  id: Id,
  user: Person,
  evaluation: t.Object({ id: Id, name: LocalText, categoryId: t.Integer() }),
  container: t.Object({ id: Id, name: LocalText }),
  attempt: t.Integer(),
  submittedAt: t.String(),
  claim: orNull(Claim),
  /** Whether somebody has begun to mark it. */
  hasDraft: t.Boolean(),
  /** Whether it came back to its learner before, and is handed in anew. */
  isRevised: t.Boolean(),
  /** Which mark it waits for: the first, or a second or third where several are asked for. */
  round: t.Integer(),
})

export type MarkedLog = Static<typeof MarkedLog>
export const MarkedLog = t.Object({
  ...t.Omit(WaitingMark, ['claim', 'hasDraft', 'isRevised', 'round']).properties,
  mark: orNull(t.Integer()),
  level: orNull(MarkerLevel),
  stateLabel: ProgressState,
  markedBy: t.String(),
  dateMarked: t.String(),
})

const MarkForm = t.Object({
  id: Id,
  /** Points as they were typed; null while there are none. */
  score: orNull(t.Union([t.Number(), t.String({ maxLength: 20 })])),
  comment: t.String({ maxLength: longestComment }),
})

/** What a marker has said so far. */
export type MarkingDraft = Static<typeof MarkingDraft>
export const MarkingDraft = t.Object({
  questionScores: t.Array(t.Object({ ...MarkForm.properties, score: orNull(t.Number()) }), { maxItems: 500 }),
  comment: t.String(),
  level: orNull(MarkerLevel),
})

/** One question as its marker sees it. */
export type MarkingQuestion = Static<typeof MarkingQuestion>
export const MarkingQuestion = t.Object({
  id: Id,
  /** Whether a person gives its points. */
  isToMark: t.Boolean(),
  fullScore: t.Integer(),
  score: orNull(t.Number()),
  comment: t.String(),
  /** What a marker compares the answer with. */
  modelAnswer: LocalText,
  rightAnswer: orNull(t.String()),
})

export type Marking = Static<typeof Marking>
export const Marking = t.Object({
  launch: EvaluationLaunch,
  user: Person,
  container: t.Object({ id: Id, name: LocalText }),
  submittedAt: t.String(),
  questions: t.Array(MarkingQuestion),
  comment: t.String(),
  level: orNull(MarkerLevel),
  assessedMark: orNull(t.Integer()),
  /** Rises with every change; a save says which it has seen. */
  revision: t.Integer(),
  savedAt: orNull(t.String()),
  claim: orNull(Claim),
  /** What facilitators found worth a second look, and nobody has settled. */
  flags: t.Array(AttemptFlag),
  /** Where several people mark it; null where one does. */
  rounds: orNull(
    t.Object({
      /** Which mark is wanted now, or was the last. */
      number: t.Integer(),
      gap: t.Integer(),
      /** Whether the reader has given theirs. */
      hasOwn: t.Boolean(),
      /** What was given, as far as the reader may know it. */
      given: t.Array(
        t.Object({
          ...MarkingDraft.properties,
          by: t.String(),
          at: t.String(),
          mark: orNull(t.Integer()),
        }),
      ),
    }),
  ),
  marked: orNull(t.Object({ by: t.String(), at: t.String(), undoUntil: orNull(t.String()) })),
  /** The ones before and after it in the queue, and how many wait. */
  previous: orNull(Id),
  next: orNull(Id),
  waiting: t.Integer(),
  can: t.Object({ mark: t.Boolean(), undo: t.Boolean(), return: t.Boolean() }),
})

const waitingQuery = listQuery({
  sort: ['submittedAt', 'user', 'evaluation'],
  filter: ['user', 'evaluation', 'evaluationId', 'claim', 'waitedDays'],
})

export const claimStates = ['free', 'own', 'others'] as const

export const listFreeText = endpoint({
  method: 'GET',
  path: '/client/moderator/free-text',
  access: 'freeText.mark',
  summary: 'Lists attempts with free text that wait to be marked, the oldest first.',
  query: waitingQuery,
  reply: paged(WaitingMark),
})

export const listCompetency = endpoint({
  method: 'GET',
  path: '/client/moderator/competency',
  access: 'competencies.assess',
  summary: 'Lists competency evaluations that wait to be assessed, the oldest first.',
  query: waitingQuery,
  reply: paged(WaitingMark),
})

const marked = {
  sort: ['dateMarked', 'user', 'evaluation', 'mark'],
  filter: ['user', 'evaluation', 'evaluationId', 'markedBy'],
}

export const listMarkedFreeText = endpoint({
  method: 'GET',
  path: '/client/moderator/marked-free-text',
  access: 'freeText.mark',
  summary: 'Lists attempts that were marked, the latest first.',
  query: listQuery(marked),
  reply: paged(MarkedLog),
})

export const listMarkedLogs = endpoint({
  method: 'GET',
  path: '/client/cdi/trainer/marked-component-logs/:evaluationId',
  access: 'freeText.mark',
  summary: `Lists what was marked of one evaluation, the latest first, ${markedLogsPerPage} to a page.`,
  params: t.Object({ evaluationId: Id }),
  query: listQuery({ ...marked, perPage: markedLogsPerPage }),
  reply: paged(MarkedLog),
  errors: ['evaluation_not_found'],
})

/** A question of an evaluation whose answers in own words wait for points. */
export type QuestionToMark = Static<typeof QuestionToMark>
export const QuestionToMark = t.Object({
  id: Id,
  title: LocalText,
  evaluation: t.Object({ id: Id, name: LocalText }),
  /** How many answers have no points, since when, and the oldest of them that nobody else has open. */
  waiting: t.Integer(),
  submittedAt: t.String(),
  first: orNull(Id),
})

export const listQuestionsToMark = endpoint({
  method: 'GET',
  path: '/client/moderator/free-text/questions',
  access: 'freeText.mark',
  summary: 'Lists questions with answers that wait for points, to mark one question after the other.',
  query: listQuery({
    sort: ['submittedAt', 'question', 'evaluation', 'waiting'],
    filter: ['question', 'evaluation'],
  }),
  reply: paged(QuestionToMark),
})

/** Keeps to the evaluation whose queue one works through, and to the one question of it whose answers one marks. */
const within = t.Object({ evaluationId: t.Optional(Id), questionId: t.Optional(Id) })
const notFound = 'attempt_not_found'

// NOTE: who may mark is a matter of the kind of attempt, so the row says it and not the call.
export const launchMarking = endpoint({
  method: 'GET',
  path: '/client/moderator/:logId/launch',
  access: 'signedIn',
  summary: 'Opens an attempt to mark it, and keeps it for whoever opens it first.',
  params: logParams,
  query: within,
  changes: true,
  repeats: false,
  reply: Marking,
  errors: [notFound],
})

export const peekMarking = endpoint({
  method: 'GET',
  path: '/client/moderator/:logId/peek',
  access: 'signedIn',
  summary: 'Reads an attempt as its marker does, without keeping it.',
  params: logParams,
  query: within,
  reply: Marking,
  errors: [notFound],
})

export type ScoreMarking = Static<typeof ScoreMarking>
export const ScoreMarking = t.Object({
  /** SAVE keeps a draft, SUBMIT gives the mark. */
  action: t.Union([t.Literal('SAVE'), t.Literal('SUBMIT')]),
  revision: t.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  questionScores: t.Array(MarkForm, { maxItems: 500 }),
  comment: t.String({ maxLength: longestComment }),
  level: orNull(MarkerLevel),
})

export const scoreMarking = endpoint({
  method: 'POST',
  path: '/client/moderator/:logId/score',
  access: 'signedIn',
  summary: 'Saves a marker’s points and comments as a draft, or gives the mark.',
  params: logParams,
  query: within,
  body: ScoreMarking,
  reply: Marking,
  errors: [
    notFound,
    'marking_taken',
    'marking_over',
    'content_changed',
    'answer_unknown',
    'mark_not_number',
    'mark_too_small',
    'mark_too_large',
    'marks_missing',
    'level_missing',
  ],
})

export type ReturnMarking = Static<typeof ReturnMarking>
export const ReturnMarking = t.Object({
  revision: ScoreMarking.properties.revision,
  questionScores: t.Array(t.Pick(MarkForm, ['id', 'comment']), { maxItems: 500 }),
  comment: ScoreMarking.properties.comment,
})

export const returnMarking = endpoint({
  method: 'POST',
  path: '/client/moderator/:logId/return',
  access: 'signedIn',
  summary: 'Returns an attempt to its learner, who revises the answers in their own words.',
  params: logParams,
  query: within,
  body: ReturnMarking,
  /** The one to go on with, and how many wait. */
  reply: t.Pick(Marking, ['next', 'waiting']),
  errors: [
    notFound,
    'marking_taken',
    'marking_over',
    'content_changed',
    'answer_unknown',
    'return_comment_missing',
    'nothing_to_revise',
  ],
})

export const handBackMarking = endpoint({
  method: 'POST',
  path: '/client/moderator/:logId/hand-back',
  access: 'signedIn',
  summary: 'Hands an attempt back to the queue for others; a draft stays.',
  params: logParams,
  reply: Marking,
  errors: [notFound],
})

export const undoMarking = endpoint({
  method: 'POST',
  path: '/client/moderator/:logId/undo',
  access: 'signedIn',
  summary: 'Takes a mark back shortly after it was given; what was said stays as a draft.',
  params: logParams,
  reply: Marking,
  errors: [notFound, 'mark_final'],
})
