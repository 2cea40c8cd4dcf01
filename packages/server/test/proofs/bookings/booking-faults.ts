import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../../src/access/actor.ts'
import {
  type BookingRow,
  countHeld,
  listBookingsOf,
  listLedger,
  listQueued,
} from '../../../src/features/events/bookings/bookings.queries.ts'
import { pageToApprove } from '../../../src/features/events/bookings/deciding/to-approve.queries.ts'
import { replayed } from '../../../src/features/events/bookings/seat-ledger.rules.ts'
import { type EventRecord, findEvents, roomOf } from '../../../src/features/events/events/events.ts'
import { userFieldValues } from '../../../src/features/people/custom-fields/custom-fields.tables.ts'
import { standsInFor } from '../../../src/features/people/deputies/deputies.ts'
import type { House, Scene } from './booking-steps.ts'

const { NEW, MANAGER_WAITING, NO_MANAGER, REQUEST_SEAT } = bookingStatus
const page = { number: 0, limit: 10_000, offset: 0, sort: null, filters: [], customFields: [] }

type Turn = { actor: Actor; beside?: readonly number[]; forHr?: boolean }

/** The bookings of an event that stand before somebody who decides, beside others where it is said. */
async function inboxOf({ db }: House, { id }: Scene, { actor, beside = [], forHr = false }: Turn) {
  const decider = { companyId: actor.companyId, id: actor.id, standsInFor: beside, asManager: true, forHr }
  const { rows } = await pageToApprove(db, decider, page)
  return rows.flatMap((row) => (row.eventId === id ? [row.id] : []))
}

/** What nobody has before them: neither of the managers, and not HR. */
async function undecided(house: House, scene: Scene, rows: readonly BookingRow[]) {
  const { manager, next } = scene.who
  const seen = await inboxOf(house, scene, { actor: manager, beside: [next.id], forHr: true })
  return rows.flatMap(({ id, status }) => (seen.includes(id) ? [] : [`${id} in ${status} waits for nobody`]))
}

/** What a deputy lacks of whoever they stand in for today. */
async function keptFromDeputy(house: House, scene: Scene, actor: Actor, deputy: Actor) {
  const { db } = house
  const beside = await standsInFor(db, deputy, 'bookings', scene.now)
  if (!beside.includes(actor.id)) return []
  const theirs = await inboxOf(house, scene, { actor: deputy, beside })
  const own = await inboxOf(house, scene, { actor })
  return own.filter((one) => !theirs.includes(one)).map((one) => `${one} is kept from a deputy`)
}

type Stand = Pick<BookingRow, 'status' | 'hrAgreed' | 'queuedAt'>
function needsDecider({ status, hrAgreed, queuedAt }: Stand, { cancelledAt, hrApproval }: EventRecord) {
  if (cancelledAt) return false
  if (status === MANAGER_WAITING || status === NO_MANAGER) return true
  return status === REQUEST_SEAT && hrApproval && !hrAgreed && queuedAt === null
}

/** NOTE: worked out by itself: who has let fewer offers lapse, then by the field with nothing at the end. */
async function misplaced({ db, fieldId }: House, event: EventRecord, rows: BookingRow[]) {
  const line = rows
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  if (event.queueFieldId === null || line.length < 2) return []
  const userIds = line.map(({ userId }) => userId)
  const kept = await db
    .select({ userId: userFieldValues.userId, value: userFieldValues.value })
    .from(userFieldValues)
    .where(and(eq(userFieldValues.fieldId, fieldId), inArray(userFieldValues.userId, userIds)))
  const values = new Map(kept.map(({ userId, value }) => [userId, value]))
  const isBehind = (one: BookingRow, next: BookingRow) => {
    const [mine, theirs] = [values.get(one.userId), values.get(next.userId)]
    if (one.lapses !== next.lapses) return one.lapses > next.lapses
    if (!mine || !theirs) return !mine && Boolean(theirs)
    return event.queueDescending ? mine < theirs : mine > theirs
  }
  return line.flatMap((one, at) => {
    const next = line[at + 1]
    return next && isBehind(one, next) ? [`${one.id} stands before ${next.id}`] : []
  })
}

export type Bound = { held: number; room: number }

/** What is wrong: seats beyond what there is, a seat kept from who waits, a request of nobody, a wrong place, another ledger. */
export async function faultsOf(house: House, scene: Scene, before: Bound) {
  const { db } = house
  const { companyId, id, now } = scene
  const [event] = await findEvents(db, companyId, [id])
  if (!event) return { faults: ['the event is gone'], bound: before }
  const room = roomOf(event) ?? Infinity
  const held = await countHeld(db, { companyId, id }, now)
  const rows = await listBookingsOf(db, { companyId, eventId: id })
  const told = replayed(await listLedger(db, { companyId, id }))
  const queue = await listQueued(db, { companyId, id }, 1)
  const waiting = rows.filter((row) => needsDecider(row, event))
  const { who, hasDeputies } = scene
  const faults = [
    ...(held > Math.max(room, before.room, before.held) ? [`${held} of ${room} seats`] : []),
    ...(queue.length && held < room && !event.cancelledAt ? [`a free seat beside ${queue[0]?.id}`] : []),
    ...rows.flatMap((row) =>
      (told.get(row.id) ?? NEW) === row.status ? [] : [`${row.id} is told otherwise`],
    ),
    ...(waiting.length ? await undecided(house, scene, waiting) : []),
    ...(waiting.length && hasDeputies ? await keptFromDeputy(house, scene, who.manager, who.deputy) : []),
    ...(await misplaced(house, event, rows)),
  ]
  return { faults, bound: { held, room } }
}
