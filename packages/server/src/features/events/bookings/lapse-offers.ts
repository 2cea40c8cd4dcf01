import type { Kit } from '../../../kit.ts'
import { listLapsed } from './bookings.queries.ts'
import { lapseOffers } from './seat-ledger.ts'

const mostAtOnce = 500

/** Offers whose time is over go back, each event in a transaction of its own. */
export async function lapseAllOffers({ engine, now, log }: Pick<Kit, 'engine' | 'now' | 'log'>) {
  for (const { companyId, eventId } of await listLapsed(engine.db, now(), mostAtOnce))
    await engine.db
      .transaction((db) => lapseOffers(db, { companyId, id: eventId }, now()))
      .catch((error: unknown) => log.error(error, 'bookings.lapse'))
}
