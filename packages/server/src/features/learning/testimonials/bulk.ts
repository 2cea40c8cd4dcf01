import type { Affected } from '@oktant/contract/http/http.ts'
import type { ChangedTestimonials, TestimonialChange } from '@oktant/contract/learning/testimonial-changes.ts'
import type { Actor } from '../../../access/actor.ts'
import { auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { ofChoice } from '../../../http/affected.ts'
import { sortChosen } from '../../../http/chosen.ts'
import { announceAll } from '../../../outbox/announce.ts'
import { holdMany, writeNods } from './nods/nods.queries.ts'

/** Those that were read, and about which of them something else can be decided: their words are the same. */
async function meant(db: Db, { companyId }: Actor, { nod, read }: TestimonialChange) {
  const seen = new Map(read.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]))
  const ids = [...seen.keys()]
  return sortChosen(
    { ids },
    {
      hold: () => holdMany(db, companyId, ids),
      missing: 'testimonial_not_found',
      changeable: (found) =>
        found.filter((row) => row.nod !== nod && row.updatedAt.getTime() === seen.get(row.id)),
    },
  )
}

export async function affectedByTestimonialChange(
  db: Db,
  actor: Actor,
  change: TestimonialChange,
): Promise<Affected> {
  return ofChoice(await meant(db, actor, change), ({ fullName }) => fullName)
}

/** Decides about many at once; each author hears of it once that is over. */
export async function changeTestimonials(
  db: Db,
  actor: Actor,
  change: TestimonialChange,
  now: Date,
): Promise<ChangedTestimonials> {
  const { nod } = change
  const { rows, left } = await meant(db, actor, change)
  const { companyId } = actor
  const isOpen = nod === 'waiting'
  const ids = rows.map(({ id }) => id)
  const kept = { nod, nodAt: isOpen ? null : now, nodBy: isOpen ? null : actor.id }
  if (ids.length > 0) await writeNods(db, companyId, ids, kept)
  await auditAll(
    db,
    rows.map((row) => ({
      by: actor,
      kind: 'update',
      object: 'testimonial',
      objectId: row.id,
      before: { nod: row.nod },
      after: { nod },
    })),
  )
  const told = ids.map((testimonialId) => ({ companyId, testimonialId }))
  if (!isOpen) await announceAll(db, 'testimonial.decided', told, { companyId })
  const changed = rows.map(({ id, updatedAt, nod: before }) => ({
    id,
    updatedAt: updatedAt.toISOString(),
    nod: before,
  }))
  return { changed, skipped: left.length }
}
