import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findDevice } from '../../../push/push.queries.ts'

/** The only way to one device: one's own. */
export async function accessPushDevice(db: Db, actor: Actor, id: number) {
  const device = await findDevice(db, actor, id)
  if (!device) throw fail('push_device_not_found')
  return device
}
