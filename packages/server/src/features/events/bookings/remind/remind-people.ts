import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { insertLedger, listBookingsOf } from '../bookings.queries.ts'
import type { Status } from '../bookings.rules.ts'
import { type DueReminder, listDueReminders, type Occasion } from './reminders.queries.ts'
import { holdEvent } from '../seat-ledger.ts'
import { tellPeople } from '../letters/tell-people.ts'

const mostAtOnce = 500
const { SENT, MANAGER_APPROVED, USER_ACCEPTED } = bookingStatus

const whom: Record<Occasion, readonly Status[]> = {
  unanswered: [SENT, MANAGER_APPROVED],
  onDay: [USER_ACCEPTED],
  before: [USER_ACCEPTED],
}

/** Sends the reminders whose time has come, each event in a transaction of its own. */
export async function remindOfAllEvents({ engine, now, log }: Pick<Kit, 'engine' | 'now' | 'log'>) {
  const due = await listDueReminders(engine.db, now(), mostAtOnce)
  for (const eventId of new Set(due.map((one) => one.eventId)))
    await engine.db
      .transaction((db) => remindOf(db, eventId, now()))
      .catch((error: unknown) => log.error(error, 'bookings.remind'))
}

/** NOTE: asked again once the event is held, and noted in the same transaction: nobody is reminded twice. */
async function remindOf(db: Db, eventId: number, now: Date) {
  const [first] = await listDueReminders(db, now, 1, eventId)
  if (!first) return
  const event = await holdEvent(db, { companyId: first.companyId, id: eventId })
  const due = await listDueReminders(db, now, mostAtOnce, eventId)
  const people = await listBookingsOf(db, { companyId: event.companyId, eventId })
  const waiting = people.filter(({ status }) => due.some(({ occasion }) => whom[occasion].includes(status)))
  const seated = waiting.filter(({ status }) => status === USER_ACCEPTED)
  await tellPeople(db, event, seated, 'soon')
  await tellPeople(
    db,
    event,
    waiting.filter((row) => !seated.includes(row)),
    'reminder',
  )
  await insertLedger(
    db,
    due.map((one) => lineOf(one, now)),
  )
}

const lineOf = ({ companyId, eventId, name }: DueReminder, at: Date) => ({
  companyId,
  eventId,
  deed: 'remind',
  reason: name,
  at,
})
