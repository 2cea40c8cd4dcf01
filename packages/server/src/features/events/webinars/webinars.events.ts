import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { say } from '../../../live/live.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { webinar } from '@oktant/contract/kit/constants.ts'
import { listBeginning, listSeated } from './webinars.queries.ts'

async function sayToSeated(db: Db, event: { companyId: number; id: number }) {
  const userIds = await listSeated(db, event)
  if (userIds.length) await say(db, userIds, 'events')
}

/** What one sees of one's events is brought up to date wherever one is connected. */
export const webinarListeners: readonly Listener<Kit>[] = [
  listener('booking.changed', 'webinars.say', (db, { userId }) => say(db, [userId], 'events')),
  listener('event.changed', 'webinars.sayToAll', (db, { companyId, eventId: id }) =>
    sayToSeated(db, { companyId, id }),
  ),
]

const minute = 60_000

/** Tells whoever has a seat that their webinar begins soon. NOTE: said twice it does no harm, as it only asks to look. */
export async function tellOfWebinars({ engine, now }: Pick<Kit, 'engine' | 'now'>) {
  const until = now().getTime() + webinar.upcomingMinutes * minute
  const beginning = await listBeginning(engine.db, new Date(until - 2 * minute), new Date(until))
  for (const event of beginning) await engine.db.transaction((db) => sayToSeated(db, event))
}
