import { Type as t, type Static } from '@sinclair/typebox'
import { EvaluationLaunch } from '../../assessment/attempts/attempts.ts'
import { endpoint, Id, idParams, listQuery, LocalText, Nothing, orNull, paged } from '../../http/http.ts'
import {
  AttachedEvidence,
  Review,
  ReviewDay,
  ReviewField,
  ReviewHistoryLine,
  ReviewObjective,
  ReviewRow,
  StandingField,
} from './review-shapes.ts'

/** A performance and development review (PDR) as its two sides have it; what somebody may do follows from the review. */
const missing = 'review_not_found'
const access = 'signedIn'
const ofReview = { access, params: idParams } as const

export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/client/pdr',
  access: 'reviews.take',
  summary: 'Lists one’s own reviews, the newest first.',
  reply: t.Object({ content: t.Array(ReviewRow) }),
})

export const listTeamReviews = endpoint({
  method: 'GET',
  path: '/client/pdr/team',
  access: 'reviews.lead',
  summary: 'Lists the reviews of the people whom one manages, and of all below where a season shows them.',
  query: listQuery({
    sort: ['user.name', 'status', 'since', 'deadline'],
    /** `turn`: mine, theirs or over; `season` by its number. */
    filter: ['user.name', 'status', 'season', 'turn'],
  }),
  reply: paged(ReviewRow),
})

export const readReview = endpoint({
  ...ofReview,
  method: 'GET',
  path: '/client/pdr/:id',
  summary: 'Reads a review with everything that its reader may see of it.',
  reply: Review,
  errors: [missing],
})

export const markReviewRead = endpoint({
  ...ofReview,
  method: 'POST',
  path: '/client/pdr/:id/read',
  summary: 'Keeps that one has read a review as it stands now.',
  repeats: false,
  reply: Nothing,
  errors: [missing],
})

export type SavedFields = Static<typeof SavedFields>
export const SavedFields = t.Object({
  /** Those that were sent, as they stand now: of two, the higher number. */
  fields: t.Array(StandingField),
  /** Those that had been changed elsewhere meanwhile; what was sent of them was not kept. */
  stale: t.Array(t.String()),
  savedAt: t.String(),
})

export const saveReviewFields = endpoint({
  ...ofReview,
  method: 'POST',
  path: '/client/pdr/:id/fields',
  summary:
    'Saves what was typed, field by field; a field with a lower number than what stands is left as it is.',
  body: t.Object({ fields: t.Array(ReviewField, { minItems: 1, maxItems: 200 }) }),
  // NOTE: each field has its number, so sent again it has the same effect, and is answered by what stands by then.
  repeats: false,
  reply: SavedFields,
  errors: [missing, 'review_field_closed', 'review_field_invalid'],
})

export const addReviewObjective = endpoint({
  ...ofReview,
  method: 'POST',
  path: '/client/pdr/:id/objective',
  summary: 'Adds a future objective to one’s review.',
  reply: ReviewObjective,
  errors: [missing, 'review_field_closed', 'pdr_objectives_count'],
})

export const removeReviewObjective = endpoint({
  method: 'DELETE',
  path: '/client/pdr/:id/objective/:objectiveId',
  access,
  params: t.Object({ id: Id, objectiveId: Id }),
  summary: 'Takes a future objective out of one’s review.',
  reply: Nothing,
  errors: [missing, 'review_field_closed'],
})

export const submitReview = endpoint({
  ...ofReview,
  method: 'POST',
  path: '/client/pdr/:id/submit',
  summary: 'Hands in what one has to complete, as the person (0) or as the manager (1, 3, 6); it is final.',
  reply: Review,
  errors: [
    missing,
    'review_actioned',
    'mandatory_fields_missing',
    'pdr_objectives_count',
    'pdr_objective_incomplete',
    'mark_reason_missing',
    'calibration_state',
  ],
})

export const holdReviewMeeting = endpoint({
  ...ofReview,
  method: 'POST',
  path: '/client/pdr/:id/meeting',
  summary: 'Keeps the day on which the meeting about part A was held.',
  body: t.Object({ day: ReviewDay }),
  reply: Review,
  errors: [missing, 'review_actioned', 'meeting_day_invalid'],
})

export const acceptReview = endpoint({
  ...ofReview,
  method: 'POST',
  path: '/client/pdr/:id/accept',
  summary: 'Accepts a review as its person, which completes it.',
  reply: Review,
  errors: [missing, 'review_actioned'],
})

export const rejectReview = endpoint({
  ...ofReview,
  method: 'POST',
  path: '/client/pdr/:id/reject',
  summary: 'Sends a review back to the manager as its person, with what is meant and why.',
  body: t.Object({
    /** `B`, `C`, `mark`, `bcs.{id}` or `question.{id}`. */
    items: t.Array(t.String({ pattern: '^(B|C|mark|(bcs|question)\\.[0-9]{1,10})$' }), {
      minItems: 1,
      maxItems: 200,
    }),
    comment: t.String({ maxLength: 5000 }),
  }),
  reply: Review,
  errors: [missing, 'review_actioned', 'rejection_comment_missing', 'review_item_unknown'],
})

export const listReviewHistory = endpoint({
  ...ofReview,
  method: 'GET',
  path: '/client/pdr/:id/history',
  summary: 'Lists what became of a review, the latest first.',
  reply: t.Object({ content: t.Array(ReviewHistoryLine) }),
  errors: [missing],
})

export const readReviewVersion = endpoint({
  method: 'GET',
  path: '/client/pdr/:id/versions/:versionId',
  access,
  params: t.Object({ id: Id, versionId: Id }),
  summary:
    'Reads a review as it stood when an earlier version was handed in, as far as one sees it; read-only.',
  reply: Review,
  errors: [missing],
})

export const evidenceKinds = [
  'course',
  'certificate',
  'mark',
  'attendance',
  'goal',
  'declaration',
  'award',
  'talk',
  'feedback',
] as const
/** A fact about the person, dated within the season. */
export type ReviewEvidence = Static<typeof ReviewEvidence>
export const ReviewEvidence = t.Object({
  kind: t.Union(evidenceKinds.map((kind) => t.Literal(kind))),
  /** The number of what it is: of the course log, the certificate, the attempt, the booking, the goal and so on. */
  sourceId: Id,
  title: LocalText,
  day: t.String(),
  mark: orNull(t.Integer()),
})

export const listReviewEvidence = endpoint({
  ...ofReview,
  method: 'GET',
  path: '/client/pdr/:id/evidence',
  summary: 'Lists what the person has achieved within the season, the latest first.',
  reply: t.Object({ content: t.Array(ReviewEvidence) }),
  errors: [missing],
})

export const attachReviewEvidence = endpoint({
  ...ofReview,
  method: 'POST',
  path: '/client/pdr/:id/evidence',
  summary: 'Attaches a fact to an objective, a competency or a question.',
  body: t.Object({
    target: t.String({ pattern: '^(objective|bcs|question)\\.[0-9]{1,10}$' }),
    kind: ReviewEvidence.properties.kind,
    sourceId: Id,
  }),
  reply: AttachedEvidence,
  errors: [missing, 'review_field_closed', 'review_item_unknown'],
})

export const detachReviewEvidence = endpoint({
  method: 'DELETE',
  path: '/client/pdr/:id/evidence/:evidenceId',
  access,
  params: t.Object({ id: Id, evidenceId: Id }),
  summary: 'Takes off a fact that one has attached.',
  reply: Nothing,
  errors: [missing, 'review_field_closed'],
})

/** The same facts in the form of a launch, as the specification prints it. */
export const readReviewValues = endpoint({
  ...ofReview,
  method: 'GET',
  path: '/client/pdr/values/:id',
  summary: 'Reads the launch data of a review, read-only.',
  reply: EvaluationLaunch,
  errors: [missing],
})

export const readUserResponse = endpoint({
  ...ofReview,
  method: 'GET',
  path: '/client/pdr/user-response/:id',
  summary: 'Reads what the person handed in; nothing before that.',
  reply: t.Object({
    submittedAt: orNull(t.String()),
    pastObjectives: Review.properties.pastObjectives,
    currentObjectives: Review.properties.currentObjectives,
    bcs: Review.properties.bcs,
    questions: Review.properties.questions,
    userFinalComments: t.String(),
  }),
  errors: [missing],
})

const print = { method: 'POST', params: idParams, changes: false, reply: 'file', errors: [missing] } as const
export const printReview = endpoint({
  ...print,
  path: '/client/pdr/:id/printPeek',
  access: 'reviews.take',
  summary: 'Writes one’s own review as PDF, with its signatures.',
})
export const printManagedReview = endpoint({
  ...print,
  path: '/client/manager-pdr/:id/printPeek',
  access,
  summary: 'Writes a review as PDF as its manager or HR, with its signatures.',
})
