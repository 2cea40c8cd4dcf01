import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { holdPdr } from '../reviews.queries.ts'
import { listDrafts } from './drafts.queries.ts'

/** The only way to a draft, whose review is held until the change is made: nobody but its owner has one. */
export async function accessDraft(db: Db, actor: Actor, pdrId: number) {
  const { companyId } = actor
  const row = await holdPdr(db, { companyId, id: pdrId })
  const [draft] = row ? await listDrafts(db, actor, pdrId) : []
  if (!row || !draft) throw fail('review_draft_not_found')
  return { row, of: { companyId, pdrId, ownerId: actor.id } }
}
