import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import { insertLedger } from '../bookings.queries.ts'
import { holdEvent } from '../seat-ledger.ts'
import { listUnanswered, type Unanswered, writeHandedOn, writeReminded } from './unanswered.queries.ts'

const mostAtOnce = 500

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'booking.unanswered': { companyId: number; bookingId: number; what: Unanswered['what'] }
  }
}

/** Reminds whoever leaves a request lying, and gives it to the next; each event in a transaction of its own. */
export async function handOnUnanswered({ engine, now, log }: Pick<Kit, 'engine' | 'now' | 'log'>) {
  const due = await listUnanswered(engine.db, now(), mostAtOnce)
  const events = new Map(due.map(({ companyId, eventId }) => [eventId, { companyId, id: eventId }]))
  for (const event of events.values())
    await engine.db
      .transaction((db) => handOnOf(db, event, now()))
      .catch((error: unknown) => log.error(error, 'bookings.handOn'))
}

/** NOTE: asked again once the event is held: what was decided meanwhile is nobody's to be reminded of. */
export async function handOnOf(db: Db, whose: { companyId: number; id: number }, now: Date) {
  const { companyId } = whose
  await holdEvent(db, whose)
  const due = await listUnanswered(db, now, mostAtOnce, whose.id)
  const reminded = due.filter(({ what }) => what === 'remind')
  const handed = due.filter(({ what }) => what === 'handOn')
  await writeReminded(db, { companyId, ids: reminded.map(({ id }) => id) }, now)
  await writeHandedOn(db, companyId, handed, now)
  await insertLedger(
    db,
    due.map(({ eventId, id: bookingId, status, what }) => {
      return { companyId, eventId, bookingId, deed: what, fromStatus: status, toStatus: status, at: now }
    }),
  )
  const told = due.map(({ id: bookingId, what }) => ({ companyId, bookingId, what }))
  await announceAll(db, 'booking.unanswered', told, { companyId })
}
