import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'
import { events } from '../events/events.tables.ts'
import type { Status } from './bookings.rules.ts'

/** Somebody's place on an event, whatever has become of it; its status is what the ledger says last. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    companyId: companyId(),
    eventId: integer().notNull(),
    userId: integer().notNull(),
    status: smallint().$type<Status>().notNull(),
    /** Did they ask for the seat, or were they invited? */
    asked: boolean().notNull(),
    /** What was decided already, as far as the event wants it. */
    managerAgreed: boolean().notNull().default(false),
    hrAgreed: boolean().notNull().default(false),
    /** Place in the queue: the earlier stands first; nothing for who does not queue. */
    queuedAt: at(),
    /** Counts within one moment, so that the order of arrival is never a tie. */
    queuedNumber: integer(),
    offeredUntil: at(),
    /** How many offers they have let lapse since they asked: in a queue by a field, such wait behind the others. */
    lapses: integer().notNull().default(0),
    /** Whose turn it is by name, where it is a manager's or deputy's. */
    ownerId: integer(),
    /** Since when it is theirs, where it was handed on; else since it stands where it stands. */
    ownedSince: at(),
    remindedAt: at(),
    /** Nobody who leads the person has answered: HR has it. */
    isWithHr: boolean().notNull().default(false),
    declineReason: text(),
    declineMessage: text(),
    attended: boolean(),
    attendanceNote: text().notNull().default(''),
    markedAt: at(),
    markedBy: integer(),
    /** Who had the seat before, where somebody took it over. */
    insteadOf: integer(),
    /** Since when it stands where it stands. */
    since: at().notNull(),
    changes: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bookings_company').on(table.companyId, table.id),
    unique('bookings_one').on(table.companyId, table.eventId, table.userId),
    companyKey('bookings_event', [table.companyId, table.eventId], events),
    companyKey('bookings_user', [table.companyId, table.userId], users),
    index('bookings_of_user').on(table.companyId, table.userId, table.status),
    index('bookings_status').on(table.companyId, table.eventId, table.status),
    index('bookings_owner').on(table.companyId, table.ownerId, table.status),
    index('bookings_offered').on(table.offeredUntil),
  ],
)

/** Every deed about the seats of an event, never changed: replaying it gives the states of its bookings. */
export const seatLedger = pgTable(
  'seat_ledger',
  {
    id: id(),
    companyId: companyId(),
    eventId: integer().notNull(),
    bookingId: integer(),
    deed: text().notNull(),
    fromStatus: smallint().$type<Status>(),
    toStatus: smallint().$type<Status>(),
    /** Of a change of capacity: what it is now. */
    capacity: integer(),
    reason: text(),
    message: text(),
    /** Nothing where the clock did it. */
    actorId: integer(),
    at: at().notNull(),
  },
  (table) => [
    companyKey('seat_ledger_event', [table.companyId, table.eventId], events),
    companyKey('seat_ledger_booking', [table.companyId, table.bookingId], bookings),
    index('seat_ledger_of').on(table.companyId, table.eventId, table.id),
  ],
)
