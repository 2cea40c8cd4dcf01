import type { AddressChange } from '@oktant/contract/communication/suppressed-address-changes.ts'
import type { Actor } from '../../../access/actor.ts'
import { auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { ofChoice } from '../../../http/affected.ts'
import { sortChosen } from '../../../http/chosen.ts'
import { accessSuppressed } from './mails.access.ts'
import { holdChosenAddresses, setReleased, type SuppressedRow } from './suppressed.queries.ts'

/** `at`: when letters may go there again; null where they may not. */
async function release(db: Db, actor: Actor, rows: readonly SuppressedRow[], at: Date | null) {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await setReleased(db, actor.companyId, ids, at)
  await auditAll(
    db,
    rows.map(({ id: objectId, address, error }) => ({
      by: actor,
      object: 'suppressedAddress',
      objectId,
      ...(at
        ? { kind: 'delete' as const, before: { address, error } }
        : { kind: 'create' as const, after: { address, error } }),
    })),
  )
  return ids
}

/** Lets letters go to an address again. */
export async function releaseAddress(db: Db, actor: Actor, id: number, now: Date) {
  await release(db, actor, [await accessSuppressed(db, actor, id)], now)
  return {}
}

/** Takes back that an address was released. */
export async function suppressAddress(db: Db, actor: Actor, id: number) {
  const row = await accessSuppressed(db, actor, id, { released: true })
  await release(db, actor, [row], null)
  return row
}

/** The chosen addresses, and which of them can be changed. */
const meant = (db: Db, { companyId }: Actor, { action, chosen }: AddressChange) =>
  sortChosen(chosen, {
    hold: (which) => holdChosenAddresses(db, companyId, which),
    missing: 'address_not_found',
    changeable: (found) => found.filter(({ releasedAt }) => (releasedAt === null) === (action === 'release')),
  })

export const affectedByAddressChange = async (db: Db, actor: Actor, change: AddressChange) =>
  ofChoice(await meant(db, actor, change), ({ address }) => address)

/** Lets letters go to many addresses again, or takes that back. */
export async function changeSuppressedAddresses(db: Db, actor: Actor, change: AddressChange, now: Date) {
  const { rows, left } = await meant(db, actor, change)
  const changed = await release(db, actor, rows, change.action === 'release' ? now : null)
  return { changed, skipped: left.length }
}
