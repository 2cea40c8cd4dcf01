import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, LocalText, Nothing, orNull } from '../../http/http.ts'
import { ReviewPerson } from './review-shapes.ts'

/** What somebody has typed in a review that they do not lead any more, and nobody else reads. */
export type ReviewDraft = Static<typeof ReviewDraft>
export const ReviewDraft = t.Object({
  /** The number of the review. */
  id: Id,
  season: t.Object({ id: Id, name: LocalText }),
  user: ReviewPerson,
  /** Who leads it now; nobody where HR holds it. */
  manager: orNull(ReviewPerson),
  typedAt: t.String(),
  fields: t.Integer({ minimum: 1 }),
})

export const listReviewDrafts = endpoint({
  method: 'GET',
  path: '/client/pdr/drafts',
  access: 'reviews.lead',
  summary: 'Lists one’s own drafts in open reviews that one does not lead any more, the latest first.',
  reply: t.Object({ content: t.Array(ReviewDraft) }),
})

const ofDraft = { access: 'reviews.lead', params: idParams, reply: Nothing } as const

export const handOverReviewDraft = endpoint({
  ...ofDraft,
  method: 'POST',
  path: '/client/pdr/:id/draft/hand-over',
  summary: 'Hands one’s draft over to whoever leads the review now; what they have typed themselves stands.',
  /** NOTE: whom one means: a draft is for nobody to whom the review was given a moment ago. */
  body: t.Object({ managerId: Id }),
  errors: ['review_draft_not_found', 'review_without_manager', 'review_actioned'],
})

export const dropReviewDraft = endpoint({
  ...ofDraft,
  method: 'DELETE',
  path: '/client/pdr/:id/draft',
  summary: 'Drops one’s draft; nobody reads it.',
  errors: ['review_draft_not_found'],
})
