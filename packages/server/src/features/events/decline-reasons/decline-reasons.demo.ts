import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { createDeclineReason } from './decline-reasons.ts'

const reasons = [
  { en: 'Ill', de: 'Krank' },
  { en: 'On leave', de: 'Im Urlaub' },
  { en: 'On duty at that time', de: 'Zu dieser Zeit im Dienst' },
  { en: 'Knows this already', de: 'Kann das bereits' },
]

/** What people can say when they decline a booking. */
export async function makeDemoDeclineReasons(db: Db, by: Actor, now: Date) {
  for (const name of reasons) await createDeclineReason(db, by, { name }, { now })
}
