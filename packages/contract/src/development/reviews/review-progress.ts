import { Type as t, type Static } from '@sinclair/typebox'
import { chosenIn } from '../../kit/chosen.ts'
import { ChangedRows } from '../../kit/chosen.ts'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../../http/http.ts'
import { ReviewDay, ReviewRow } from './review-shapes.ts'

/** How the reviews of a season come along, for HR and, about their team, for managers. */
const access = 'reviews.administer'
const missing = 'review_not_found'

export const reviewQuery = listQuery({
  sort: ['user.name', 'manager.name', 'status', 'since', 'deadline'],
  /** `late`: true; `manager`, `season`, `jobRole` and `locality` by number; `manager`, whose team it is: 0 is nobody. */
  filter: ['user.name', 'season', 'status', 'phase', 'manager', 'jobRole', 'locality', 'late'],
})

export const listReviews = endpoint({
  method: 'GET',
  path: '/admin/pdr',
  access: 'signedIn',
  summary: 'Lists who has which review since when: of the company for HR, of their team for managers.',
  query: reviewQuery,
  reply: paged(ReviewRow),
  errors: ['not_permitted'],
})

export type ReviewCounts = Static<typeof ReviewCounts>
export const ReviewCounts = t.Object({
  total: t.Integer(),
  late: t.Integer(),
  byStatus: t.Array(t.Object({ status: t.Integer(), count: t.Integer() })),
})
const ofSeason = t.Object({ season: t.Optional(Id) }, { additionalProperties: false })
export const countReviews = endpoint({
  method: 'GET',
  path: '/admin/pdr/counts',
  access: 'signedIn',
  summary: 'Counts the reviews of a season by state.',
  query: ofSeason,
  reply: ReviewCounts,
  errors: ['not_permitted'],
})

const Count = t.Object({
  id: orNull(Id),
  name: LocalText,
  total: t.Integer(),
  completed: t.Integer(),
  late: t.Integer(),
})
export type ReviewGroups = Static<typeof ReviewGroups>
export const ReviewGroups = t.Object({
  byManager: t.Array(Count),
  byLocality: t.Array(Count),
  byJobRole: t.Array(Count),
})
export const countReviewGroups = endpoint({
  method: 'GET',
  path: '/admin/pdr/groups',
  access: 'signedIn',
  summary: 'Counts the reviews of a season by team, locality and job role.',
  query: ofSeason,
  reply: ReviewGroups,
  errors: ['not_permitted'],
})

const Reason = t.String({ maxLength: 2000 })
const one = { method: 'POST', access, params: idParams, reply: ReviewRow } as const

/** NOTE: opens what stands in the review to this reader for an hour; the record views keep who and why. */
export const giveViewReason = endpoint({
  ...one,
  path: '/admin/pdr/:id/view-reason',
  summary: 'Keeps why one reads what stands in a review.',
  body: t.Object({ reason: Reason }),
  errors: [missing, 'reason_missing'],
})

export const reopenReview = endpoint({
  ...one,
  path: '/admin/pdr/:id/reopen',
  summary: 'Takes a review one step back, with a reason; both sides are told.',
  body: t.Object({ reason: Reason }),
  errors: [missing, 'review_actioned', 'reason_missing'],
})

export const giveReviewAway = endpoint({
  ...one,
  path: '/admin/pdr/:id/manager',
  summary: 'Gives an open review to another manager.',
  body: t.Object({ managerId: Id, reason: Reason }),
  errors: [missing, 'review_actioned', 'people_unknown', 'reason_missing'],
})

export const remindOfReview = endpoint({
  ...one,
  path: '/admin/pdr/:id/remind',
  access: 'signedIn',
  summary: 'Reminds whoever a review waits for, once a day.',
  errors: [missing, 'review_actioned'],
})

export const moveReviewDeadline = endpoint({
  ...one,
  path: '/admin/pdr/:id/deadline',
  summary: 'Moves the day until which the present phase of a review lasts.',
  body: t.Object({ day: ReviewDay }),
  errors: [missing, 'review_actioned'],
})

export const closeReview = endpoint({
  ...one,
  path: '/admin/pdr/:id/close',
  summary: 'Closes a review unfinished, with a reason.',
  body: t.Object({ reason: Reason }),
  errors: [missing, 'review_actioned', 'reason_missing'],
})

export const reviewActions = ['remind', 'deadline', 'manager', 'reopen', 'close'] as const
export const changeReviews = endpoint({
  method: 'POST',
  path: '/admin/pdr/bulk',
  access,
  summary: 'Does one thing with many reviews; those that it does not fit are left as they are.',
  body: t.Object({
    action: t.Union(reviewActions.map((action) => t.Literal(action))),
    chosen: chosenIn(reviewQuery),
    reason: Reason,
    day: orNull(ReviewDay),
    managerId: orNull(Id),
  }),
  reply: ChangedRows,
  errors: ['people_unknown', 'reason_missing', 'deadline_missing'],
})
