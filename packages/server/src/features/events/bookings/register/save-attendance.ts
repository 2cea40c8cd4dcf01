import type { AttendanceMark } from '@oktant/contract/events/event-invitations.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import { accessHeldEvent } from '../../events/events.access.ts'
import { hasBegun } from '../../events/events.ts'
import { type BookingRow, listBookingsById } from '../bookings.queries.ts'
import { holdEvent } from '../seat-ledger.ts'
import { writeMarks } from './marks.queries.ts'

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'booking.attended': {
      companyId: number
      eventId: number
      bookingId: number
      userId: number
      attended: boolean
    }
  }
}

type Mark = typeof AttendanceMark.static

/** The last mark of each booking; one from a clock that runs ahead counts as made now. */
function lastMarks(marks: readonly Mark[], now: Date) {
  const dated = marks.map((mark) => ({
    mark,
    markedAt: new Date(Math.min(Date.parse(mark.markedAt) || now.getTime(), now.getTime())),
  }))
  const inOrder = dated.toSorted((a, b) => a.markedAt.getTime() - b.markedAt.getTime())
  return [...new Map(inOrder.map((one) => [one.mark.bookingId, one])).values()]
}

/** Who was there. NOTE: what was marked without a connection comes late, so the later mark of one booking counts. */
export async function saveAttendance(
  db: Db,
  actor: Actor,
  id: number,
  marks: readonly Mark[],
  { now }: { now: Date },
) {
  const event = await accessHeldEvent(db, actor, id)
  if (!hasBegun(event, now)) throw fail('event_not_begun')
  await holdEvent(db, { companyId: actor.companyId, id })
  const rows = await listBookingsById(
    db,
    actor.companyId,
    marks.map(({ bookingId }) => bookingId),
  )
  const seated = new Map(
    rows.flatMap((row) =>
      row.eventId === id && row.status === bookingStatus.USER_ACCEPTED ? [[row.id, row] as const] : [],
    ),
  )
  if (marks.some(({ bookingId }) => !seated.has(bookingId))) throw fail('people_unknown')
  const later = lastMarks(marks, now).flatMap(({ mark, markedAt }) => {
    const row = seated.get(mark.bookingId)
    return row && (row.markedAt === null || row.markedAt < markedAt) ? [{ row, mark, markedAt }] : []
  })
  await writeMarks(
    db,
    { companyId: actor.companyId, eventId: id },
    later.map(({ mark: { bookingId, attended, attendanceNote }, markedAt }) => {
      return { id: bookingId, attended, attendanceNote, markedAt }
    }),
    actor.id,
  )
  // NOTE: a later mark that says the same is kept as the later one, so that an earlier one that comes after it loses.
  const changed = later.filter(
    ({ row, mark }) => row.attended !== mark.attended || row.attendanceNote !== mark.attendanceNote,
  )
  await tellAttendance(db, actor, changed)
  return { changed: changed.length }
}

type Present = { row: BookingRow; actor: Actor; now: Date }

/** Marks one who has a seat as present, by their own code; a note that was made stays. */
export async function markPresent(db: Db, { row, actor, now: markedAt }: Present) {
  await holdEvent(db, { companyId: row.companyId, id: row.eventId })
  const { id: bookingId, attendanceNote } = row
  await writeMarks(db, row, [{ id: bookingId, attended: true, attendanceNote, markedAt }], actor.id)
  if (row.attended === true) return
  const mark = { bookingId, attended: true, attendanceNote, markedAt: markedAt.toISOString() }
  await tellAttendance(db, actor, [{ row, mark }])
}

async function tellAttendance(db: Db, actor: Actor, changed: readonly { row: BookingRow; mark: Mark }[]) {
  await auditAll(
    db,
    changed.map(({ row, mark }) => ({
      by: actor,
      kind: 'update' as const,
      object: 'booking' as const,
      objectId: row.id,
      before: { attended: row.attended, attendanceNote: row.attendanceNote },
      after: { attended: mark.attended, attendanceNote: mark.attendanceNote },
    })),
  )
  const { companyId } = actor
  await announceAll(
    db,
    'booking.attended',
    changed.map(({ row: { id: bookingId, eventId, userId }, mark }) => {
      return { companyId, eventId, bookingId, userId, attended: mark.attended === true }
    }),
    { companyId },
  )
}
