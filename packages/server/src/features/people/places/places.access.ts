import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findPlace, type PlaceKind } from './places.queries.ts'

/** The only way to one job role or locality. */
export async function accessPlace(db: Db, actor: Actor, kind: PlaceKind, id: number) {
  const place = await findPlace(db, kind, actor.companyId, id)
  if (!place) throw fail('place_not_found')
  return place
}
