import type { Affected } from '@oktant/contract/http/http.ts'
import type { PurchaseChange, PurchasesMeant } from '@oktant/contract/learning/purchase-changes.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { mostNamed, touched } from '../../../../http/affected.ts'
import { sortChosen } from '../../../../http/chosen.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import { holdChosen, writeMany } from './bulk.queries.ts'
import { changeable, noteOf, to } from '../purchases.rules.ts'

/** The chosen purchases, and about which of them can be decided so. */
async function meant(db: Db, { companyId }: Actor, { action, chosen }: PurchasesMeant) {
  return sortChosen(chosen, {
    hold: (which) => holdChosen(db, companyId, which),
    missing: 'purchase_not_found',
    changeable: (found) => changeable(action, found),
  })
}

export async function affectedByPurchaseChange(
  db: Db,
  actor: Actor,
  which: PurchasesMeant,
): Promise<Affected> {
  const { rows, left } = await meant(db, actor, which)
  const { language } = actor
  const people = new Map(rows.map(({ userId, fullName }) => [userId, fullName]))
  return [
    ...touched('changed', rows, { language }),
    ...touched('skipped', left, { language }),
    { what: 'people', count: people.size, examples: [...people.values()].slice(0, mostNamed) },
  ]
}

/** Decides about many invoices at once, tells their owners, and writes down who did; or takes that back. */
export async function changePurchases(db: Db, actor: Actor, sent: PurchaseChange, now: Date) {
  const { action } = sent
  const isOpen = action === 'reopen'
  const note = action === 'refuse' ? noteOf(sent.note) : isOpen ? '' : sent.note.trim()
  const { rows, left } = await meant(db, actor, sent)
  const changed = rows.map(({ id }) => id)
  const { companyId } = actor
  const state = to[action]
  if (changed.length > 0)
    await writeMany(db, companyId, changed, {
      state,
      note,
      decidedAt: isOpen ? null : now,
      decidedBy: isOpen ? null : actor.id,
    })
  await auditAll(
    db,
    rows.map((row) => ({
      by: actor,
      kind: 'update',
      object: 'purchase',
      objectId: row.id,
      before: { state: row.state, note: row.note },
      after: { state, note },
    })),
  )
  const told = changed.map((purchaseId) => ({ companyId, purchaseId }))
  if (!isOpen) await announceAll(db, 'purchase.decided', told, { companyId })
  return { changed, skipped: left.length }
}
