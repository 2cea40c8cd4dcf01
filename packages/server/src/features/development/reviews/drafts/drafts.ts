import type { ReviewDraft } from '@oktant/contract/development/reviews/review-drafts.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { loadContent } from '../content/content.ts'
import { doneOf, isLate } from '../content/typed.ts'
import { type Moment, noteReview } from '../move-review.ts'
import type { PdrRow } from '../reviews.queries.ts'
import { accessDraft } from './drafts.access.ts'
import { deleteDraft, type DraftRow, giveFields, holdSides, listDrafts } from './drafts.queries.ts'

const draftView = (row: DraftRow): ReviewDraft => ({
  id: row.id,
  season: { id: row.seasonId, name: row.seasonName },
  user: { id: row.userId, name: row.userName },
  manager: row.managerId === null ? null : { id: row.managerId, name: row.managerName ?? '' },
  typedAt: row.typedAt,
  fields: row.fields,
})

/** One’s own drafts in reviews that one leads no longer. NOTE: whoever views as somebody sees none of theirs. */
export async function listReviewDrafts(db: Db, actor: Actor) {
  const rows = actor.viewer ? [] : await listDrafts(db, actor)
  return { content: rows.map(draftView) }
}

/** Gives what one has typed to whoever leads the review now. */
export async function handOverReviewDraft(
  db: Db,
  actor: Actor,
  { id, managerId }: { id: number; managerId: number },
  { now }: Moment,
) {
  const { row, of } = await accessDraft(db, actor, id)
  await refuseOther(db, row, managerId)
  await giveFields(db, of, managerId)
  await deleteDraft(db, of)
  const change = isLate(row) ? await doneOf(db, row, await loadContent(db, row), managerId) : {}
  await noteReview(db, actor, row, 'draftHandedOver', { now, change })
  return {}
}

/** NOTE: a review follows its person a moment after they were moved; in that moment nobody is given a draft. */
async function refuseOther(db: Db, row: PdrRow, meantId: number) {
  const { companyId, managerId, userId, isGiven } = row
  const sides = await holdSides(db, companyId, [userId, managerId ?? 0])
  if (!sides.some(({ id, isActive }) => id === managerId && isActive)) throw fail('review_without_manager')
  const person = sides.find((one) => one.id === userId)
  const isMoved = !isGiven && person?.managerId !== managerId
  if (managerId !== meantId || isMoved || !person?.isActive) throw fail('review_actioned')
}

/** Drops what one has typed. NOTE: no line of history: that there was a draft is its owner’s business. */
export async function dropReviewDraft(db: Db, actor: Actor, id: number) {
  const { of } = await accessDraft(db, actor, id)
  await deleteDraft(db, of)
  const after = { deed: 'draftDropped' }
  await audit(db, { by: actor, kind: 'update', object: 'review', objectId: id, after })
  return {}
}
