import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findFavourite, findKept } from './favourites.queries.ts'

export const whoseOf = ({ companyId, id }: Actor) => ({ companyId, userId: id })

/** The only way to a favourite: one's own, and not removed unless that is asked for. */
export async function accessFavourite(
  db: Db,
  actor: Actor,
  id: number,
  { removed }: { removed?: 'too' } = {},
) {
  const row = await findFavourite(db, whoseOf(actor), id)
  if (!row || (row.removedAt && !removed)) throw fail('favourite_not_found')
  return row
}

export async function accessNamed(db: Db, actor: Actor, named: { id?: number; url?: string }) {
  const isNamed = named.id !== undefined || named.url !== undefined
  const row = isNamed ? await findKept(db, whoseOf(actor), named) : undefined
  if (!row) throw fail('favourite_not_found')
  return row
}
