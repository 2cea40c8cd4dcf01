import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { sendTemplates } from '../../../../mail/templates/send-template.ts'
import { announce } from '../../../../outbox/announce.ts'
import { filledIn } from '../../../../words/words.rules.ts'
import { findEvents } from '../../events/events.ts'
import { bookingLetters } from '../letters/bookings.letters.ts'
import { insertLedger, listReaders } from '../bookings.queries.ts'
import { holdEvent } from '../seat-ledger.ts'
import { bookingTexts } from '../bookings.words.ts'
import { listTooFew, type TooFew } from './too-few.queries.ts'

const mostAtOnce = 500

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'event.tooFew': TooFew
  }
}

/** Proposes to cancel what has too few delegates, to whoever runs it; each event in a transaction of its own. */
export async function proposeAllCancels({ engine, now, log }: Pick<Kit, 'engine' | 'now' | 'log'>) {
  for (const { companyId, eventId } of await listTooFew(engine.db, now(), mostAtOnce))
    await engine.db
      .transaction((db) => propose(db, { companyId, id: eventId }, now()))
      .catch((error: unknown) => log.error(error, 'bookings.proposeCancel'))
}

/** NOTE: asked again once the event is held, and noted in the same transaction: nobody is written to twice. */
async function propose(db: Db, whose: { companyId: number; id: number }, now: Date) {
  const event = await holdEvent(db, whose)
  const [due] = await listTooFew(db, now, 1, whose.id)
  if (!due) return
  const { companyId, eventId } = due
  await insertLedger(db, [{ companyId, eventId, deed: 'tooFew', reason: event.minDelegatesBy, at: now }])
  await announce(db, 'event.tooFew', due, { companyId })
}

export async function writeAboutTooFew(db: Db, due: TooFew, kit: Pick<Kit, 'config'>, number: number) {
  const { companyId, eventId, seated, fewest } = due
  const [event] = await findEvents(db, companyId, [eventId])
  if (!event || event.cancelledAt) return
  const organisers = [
    ...event.facilitators.map(({ id }) => id),
    ...(event.plannedBy ? [event.plannedBy] : []),
  ]
  const readers = await listReaders(db, companyId, [...new Set(organisers)])
  const recipients = readers.map((to) => ({
    to: to.email,
    userId: to.id,
    language: to.language,
    values: {
      firstName: to.firstName,
      companyName: to.companyName,
      event: textIn(event.name, to.language),
      when: '',
      where: '',
      who: '',
      note: filledIn(bookingTexts[to.language].notes.seats, { seated, fewest }),
    },
    url: `${kit.config.publicUrl}/#/trainer-event/${eventId}?tab=people`,
    // NOTE: it opens no door: whoever follows it signs in.
    isOpen: true,
    onceKey: `event ${eventId} too few ${number} ${to.id}`,
  }))
  if (recipients.length) await sendTemplates(db, { template: bookingLetters.tooFew, companyId }, recipients)
}
