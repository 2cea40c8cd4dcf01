import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { EventForm, EventOutline } from '@oktant/contract/events/event-shapes.ts'
import { eventTypes } from '@oktant/contract/kit/constants.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { foldedSql } from '../../../db/query/containing.ts'
import { containers } from '../../learning/courses/courses.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { venues } from '../venues/venues.tables.ts'

/** What is planned: in a room or as a webinar, in one part or several, or without a date yet. */
export const events = pgTable(
  'events',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    /** In both languages as it is searched: without accents, in small letters. */
    nameFolded: text().generatedAlwaysAs(sql.raw(foldedSql(`((name->>'en') || ' ' || (name->>'de'))`))),
    eventType: text({ enum: eventTypes }).notNull(),
    webinar: boolean().notNull().default(false),
    webinarProvider: text().$type<EventForm['webinarProvider']>(),
    /** The trainer's own link, and the unguessable name of the room of a webinar in the page. */
    link: text(),
    room: text().notNull(),
    venueId: integer(),
    timeZone: text().notNull(),
    /** From its first part to its last, kept with them; nothing without a date. */
    startsAt: at(),
    endsAt: at(),
    agenda: jsonb().$type<EventForm['agenda']>().notNull().default([]),
    notes: text().notNull().default(''),
    /** As the form says it: without a number the venue and the outline say how many have room. */
    seats: integer(),
    outline: jsonb().$type<EventOutline>().notNull(),
    managerApproval: boolean().notNull().default(false),
    hrApproval: boolean().notNull().default(false),
    managerRsvpForUser: boolean().notNull().default(false),
    rsvpByDate: date(),
    rsvpRemindByDate: date(),
    remindByDate: date(),
    reminderLeadTime: integer(),
    singleUserEvent: boolean().notNull().default(false),
    userUnsubscribe: boolean().notNull().default(true),
    sendAttachment: boolean().notNull().default(true),
    openEvent: boolean().notNull().default(false),
    openForRegistrations: boolean().notNull().default(true),
    offerHours: integer().notNull().default(48),
    cancelHours: integer().notNull().default(0),
    overlap: text().$type<EventForm['overlap']>().notNull().default('warn'),
    minDelegatesBy: date(),
    /** By which field of a person the queue stands; nothing for who asked first. NOTE: by number alone, as the field may be removed. */
    queueFieldId: integer(),
    queueDescending: boolean().notNull().default(false),
    /** Rises with every calendar entry that is sent. */
    sequence: integer().notNull().default(0),
    /** When those who were invited were last told of it. */
    toldAt: at(),
    plannedBy: integer(),
    cancelledAt: at(),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('events_company').on(table.companyId, table.id),
    companyKey('events_venue', [table.companyId, table.venueId], venues),
    index('events_start').on(table.companyId, table.startsAt),
    index('events_end').on(table.companyId, table.endsAt),
    // NOTE: what anybody may ask for, in the order in which it is listed; `isOffered` says the same.
    index('events_offered')
      .on(
        table.companyId,
        table.startsAt,
        sql`coalesce(ends_at, 'infinity'::timestamptz)`,
        table.id,
        table.endsAt,
      )
      .where(
        sql`removed_at is null and cancelled_at is null and open_for_registrations and not single_user_event
          and event_type <> 'classroom'`,
      ),
    index('events_of_venue').on(table.companyId, table.venueId, table.startsAt),
  ],
)

/** The parts of an event. */
export const eventTimeslots = pgTable(
  'event_timeslots',
  {
    id: id(),
    companyId: companyId(),
    eventId: integer().notNull(),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    containerId: integer(),
    componentIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    companyKey('event_timeslots_event', [table.companyId, table.eventId], events),
    companyKey('event_timeslots_container', [table.companyId, table.containerId], containers),
    index('event_timeslots_of').on(table.companyId, table.eventId, table.startsAt),
    index('event_timeslots_start').on(table.companyId, table.startsAt),
  ],
)

/** Who runs an event, in their order. */
export const eventFacilitators = pgTable(
  'event_facilitators',
  {
    companyId: companyId(),
    eventId: integer().notNull(),
    userId: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'event_facilitators_pk', columns: [table.companyId, table.eventId, table.userId] }),
    companyKey('event_facilitators_event', [table.companyId, table.eventId], events),
    companyKey('event_facilitators_user', [table.companyId, table.userId], users),
    index('event_facilitators_of_user').on(table.companyId, table.userId),
  ],
)

/** Courses that go with an event: who has a seat is given them. */
export const eventCourses = pgTable(
  'event_courses',
  { companyId: companyId(), eventId: integer().notNull(), containerId: integer().notNull() },
  (table) => [
    primaryKey({ name: 'event_courses_pk', columns: [table.companyId, table.eventId, table.containerId] }),
    companyKey('event_courses_event', [table.companyId, table.eventId], events),
    companyKey('event_courses_container', [table.companyId, table.containerId], containers),
    index('event_courses_of_container').on(table.companyId, table.containerId),
  ],
)
