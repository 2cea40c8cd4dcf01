import type { TypeChange } from '@oktant/contract/learning-type-changes.ts'
import type { Affected } from '@oktant/contract/http.ts'
import type { Actor } from '../../access/actor.ts'
import { auditRemovals } from '../../audit/removals.ts'
import type { Db } from '../../db/db.ts'
import { notify } from '../../db/notify.ts'
import { touched } from '../../http/affected.ts'
import { removable, sortChosen } from '../../http/chosen.ts'
import { holdChosen, listOfMany, listTypeNames, writeMany } from './bulk.queries.ts'
import type { Kind } from './learning-types.queries.ts'

/** The chosen types, and which of them can be changed. */
async function meant(db: Db, { companyId }: Actor, kind: Kind, { action, chosen }: TypeChange) {
  return sortChosen(chosen, {
    hold: (which) => holdChosen(db, kind, companyId, which),
    missing: 'type_not_found',
    changeable: removable(action, () => listTypeNames(db, kind, companyId)),
  })
}

export async function affectedByTypeChange(
  db: Db,
  actor: Actor,
  kind: Kind,
  change: TypeChange,
): Promise<Affected> {
  const { rows, left } = await meant(db, actor, kind, change)
  const ids = rows.map(({ id }) => id)
  const of = ids.length ? await listOfMany(db, kind, actor.companyId, ids) : []
  const { language } = actor
  return [
    ...touched('changed', rows, { language }),
    ...touched('skipped', left, { language }),
    ...touched('holders', of, { language, count: of[0]?.count ?? 0 }),
  ]
}

/** Removes many types at once, or brings them back; what is of them keeps that meanwhile. */
export async function changeTypes(
  db: Db,
  actor: Actor,
  kind: Kind,
  change: TypeChange,
  { now }: { now: Date },
) {
  const { rows, left } = await meant(db, actor, kind, change)
  const changed = rows.map(({ id }) => id)
  const isBack = change.action === 'restore'
  const { companyId } = actor
  if (changed.length > 0) {
    await writeMany(db, companyId, changed, { removedAt: isBack ? null : now, changedAt: now })
    await notify(db, { about: 'catalogue', companyId })
  }
  await auditRemovals(db, actor, rows, { object: kind, isBack })
  return { changed, skipped: left.length }
}
