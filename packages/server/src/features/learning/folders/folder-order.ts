import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { accessPlace } from './folders.access.ts'
import { listStanding, writeOrder } from './folder-order.queries.ts'

export async function listOrder(db: Db, actor: Actor, parentId: number | null) {
  await accessPlace(db, actor, parentId)
  return listStanding(db, actor.companyId, parentId)
}

type Order = { parentId: number | null; ids: readonly number[] }

/** Puts what stands in a folder in an order; whoever has seen other things stand there is told. */
export async function setOrder(db: Db, actor: Actor, { parentId, ids }: Order) {
  const before = (await listOrder(db, actor, parentId)).map(({ id }) => id)
  const known = new Set(before)
  if (ids.length !== before.length || ids.some((id) => !known.has(id))) throw fail('content_changed')
  const { companyId } = actor
  if (ids.length > 0) await writeOrder(db, companyId, ids)
  await notify(db, { about: 'catalogue', companyId })
  const deed = { by: actor, kind: 'update', object: 'container', objectId: parentId ?? 0 } as const
  await audit(db, { ...deed, before: { order: before }, after: { order: ids } })
  return { before }
}
