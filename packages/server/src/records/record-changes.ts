import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import type { Actor } from '../access/actor.ts'
import type { AuditObject } from '../audit/objects.rules.ts'
import { auditRemovals } from '../audit/removals.ts'
import type { Db } from '../db/engine/db.ts'
import { touched } from '../http/affected.ts'
import { type Chosen, removable, sortChosen } from '../http/chosen.ts'
import type { Moment, Holders } from './record-deeds.ts'
import type { HeldRow } from './record-store.ts'

type SentChange = { action: 'remove' | 'restore'; chosen: Parameters<typeof sortChosen>[0] }
type Store = {
  hold: (db: Db, companyId: number, chosen: Chosen) => Promise<HeldRow[]>
  listNames: (db: Db, companyId: number) => Promise<HeldRow['name'][]>
  writeMany: (
    db: Db,
    companyId: number,
    ids: readonly number[],
    stamp: { removedAt: Date | null; changedAt: Date },
  ) => Promise<unknown>
}
type ChangesOf = {
  store: Store
  object: AuditObject
  missing: ErrorCode
  tell?: (db: Db, companyId: number) => Promise<unknown>
  holders?: Pick<Holders<never>, 'ofMany' | 'list'>
}

/** Removes many records of a list at once, or brings them back; first it is said what that touches. */
export function recordChanges({ store, object, missing, tell, holders }: ChangesOf) {
  const meant = (db: Db, { companyId }: Actor, { action, chosen }: SentChange) =>
    sortChosen(chosen, {
      hold: (which) => store.hold(db, companyId, which),
      missing,
      changeable: removable(action, () => store.listNames(db, companyId)),
    })
  return {
    async affectedByChange(db: Db, actor: Actor, sent: SentChange): Promise<Affected> {
      const { rows, left } = await meant(db, actor, sent)
      const ids = rows.map(({ id }) => id)
      const { language, companyId } = actor
      const held = holders && ids.length ? await holders.list(db, companyId, ids) : []
      return [
        ...touched('changed', rows, { language }),
        ...touched('skipped', left, { language }),
        ...touched(holders?.ofMany ?? '', held, { language, count: held[0]?.count ?? 0 }),
      ]
    },
    async change(db: Db, actor: Actor, sent: SentChange, { now }: Moment) {
      const { rows, left } = await meant(db, actor, sent)
      const changed = rows.map(({ id }) => id)
      const isBack = sent.action === 'restore'
      const { companyId } = actor
      if (changed.length > 0) {
        await store.writeMany(db, companyId, changed, { removedAt: isBack ? null : now, changedAt: now })
        await tell?.(db, companyId)
      }
      await auditRemovals(db, actor, rows, { object, isBack })
      return { changed, skipped: left.length }
    },
  }
}
