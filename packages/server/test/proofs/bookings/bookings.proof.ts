import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BookingRow,
  countHeld,
  listBookingsOf,
  listLedger,
  listQueued,
} from '../../../src/features/events/bookings/bookings.queries.ts'
import * as bookings from '../../../src/features/events/bookings/bookings.ts'
import { pageToApprove } from '../../../src/features/events/bookings/deciding/to-approve.queries.ts'
import { cancelBookings } from '../../../src/features/events/bookings/seat-ledger.ts'
import { replayed } from '../../../src/features/events/bookings/seat-ledger.rules.ts'
import { findEvents, roomOf } from '../../../src/features/events/events/events.ts'
import { events } from '../../../src/features/events/events/events.tables.ts'
import { users } from '../../../src/features/people/people/people.tables.ts'
import { Failure } from '../../../src/http/fail.ts'
import { testServer } from '../../kit/server.ts'
import { eventForm } from '../../scenes/events.ts'
import { isWhole } from '../size.ts'
import { type BookingStep, type BookingTask, deedFor, histories, people } from './booking-histories.ts'

const runs = isWhole ? 10_000 : 60
const atOnce = 16
// NOTE: the smaller run is the same each time, so that a change is refused for what it changed; the whole looks elsewhere each time.
const seed = isWhole ? Date.now() % 1_000_000 : 20_26

type House = Awaited<ReturnType<typeof house>>
type Scene = Awaited<ReturnType<House['begin']>>

async function house() {
  const server = await testServer()
  const { call, make } = server
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const { companyId } = trainer
  const hr = await make.user({ companyId, permissions: ['bookings.decideForHr'] })
  /** NOTE: people of a history's own, as managers come and go while others decide elsewhere. */
  async function begin(task: BookingTask) {
    const { seats, eventType, managerApproval, hrApproval, managerRsvpForUser } = task
    const terms = { seats, eventType, managerApproval, hrApproval, managerRsvpForUser }
    const manager = await make.user({ companyId, permissions: ['bookings.decide'] })
    const next = await make.user({ companyId, permissions: ['bookings.decide'] })
    const userIds: number[] = []
    for (let at = 0; at < people; at += 1)
      userIds.push((await make.user({ companyId, managerId: at % 3 === 2 ? null : manager.id })).id)
    const body = { ...eventForm, timeslots: [], offerHours: 10, ...terms }
    const { id = 0 } = await call(createEvent, { as: trainer, body })
    return { companyId, id, userIds, managers: [manager.id, next.id], now: new Date() }
  }
  return { ...server, companyId, hrId: hr.id, begin }
}

async function take({ db }: House, { companyId, id, userIds, managers, now }: Scene, step: BookingStep) {
  const by = { actorId: null, now }
  const [manager = 0, next = 0] = managers
  const ofUser = (userId: number) => and(eq(users.companyId, companyId), eq(users.id, userId))
  await db
    .transaction(async (tx) => {
      const event = await bookings.holdEvent(tx, { companyId, id })
      if (step.kind === 'managerLeaves')
        return void (await tx.update(users).set({ status: 'Inactive' }).where(ofUser(manager)))
      if (step.kind === 'newManager')
        return void (await tx
          .update(users)
          .set({ managerId: next })
          .where(ofUser(userIds[step.who] ?? 0)))
      if (step.kind === 'hours') return bookings.lapseOffers(tx, { companyId, id }, now)
      if (step.kind === 'cancelEvent') {
        await tx.update(events).set({ cancelledAt: now }).where(eq(events.id, id))
        return void (await cancelBookings(tx, event, by))
      }
      if (step.kind === 'seats') {
        await tx.update(events).set({ seats: step.seats }).where(eq(events.id, id))
        const changed = await bookings.holdEvent(tx, { companyId, id })
        await bookings.noteCapacity(tx, changed, by)
        return bookings.giveFreeSeats(tx, changed, by)
      }
      const { row } = await bookings.ensureBooking(tx, event, userIds[step.who] ?? 0, by)
      await bookings.act(tx, event, row, deedFor(row.status, step.pick), { by })
    })
    .catch((error: unknown) => {
      // NOTE: what is not allowed as things stand is refused, and changes nothing.
      if (!(error instanceof Failure)) throw error
    })
}

const page = { number: 0, limit: 100, offset: 0, sort: null, filters: [], customFields: [] }

/** The bookings of an event that stand before somebody who decides. */
async function listDecided({ db, hrId }: House, { companyId, id, managers }: Scene) {
  const decider = { companyId, standsInFor: [], asManager: true, forHr: false }
  const lists = [
    ...managers.map((managerId) => pageToApprove(db, { ...decider, id: managerId }, page)),
    pageToApprove(db, { ...decider, id: hrId, asManager: false, forHr: true }, { ...page, limit: 10_000 }),
  ]
  const rows = (await Promise.all(lists)).flatMap((list) => list.rows)
  return new Set(rows.flatMap((row) => (row.eventId === id ? [row.id] : [])))
}

type Bound = { held: number; room: number }

/** What is wrong after a batch: seats beyond what there is, a seat kept from who waits, a request of nobody, another ledger. */
async function faultsOf(at: House, scene: Scene, before: Bound) {
  const { db } = at
  const { companyId, id, now } = scene
  const [event] = await findEvents(db, companyId, [id])
  if (!event) return { faults: ['the event is gone'], bound: before }
  const room = roomOf(event) ?? Infinity
  const held = await countHeld(db, { companyId, id }, now)
  const rows = await listBookingsOf(db, { companyId, eventId: id })
  const told = replayed(await listLedger(db, { companyId, id }))
  const queue = await listQueued(db, { companyId, id }, 1)
  const decided = await listDecided(at, scene)
  const faults = [
    ...(held > Math.max(room, before.room, before.held) ? [`${held} of ${room} seats`] : []),
    ...(queue.length && held < room && !event.cancelledAt ? [`a free seat beside ${queue[0]?.id}`] : []),
    ...rows.flatMap((row) => [
      ...((told.get(row.id) ?? bookingStatus.NEW) === row.status ? [] : [`${row.id} is told otherwise`]),
      ...(needsDecider(row, event) && !decided.has(row.id)
        ? [`${row.id} in ${row.status} waits for nobody`]
        : []),
    ]),
  ]
  return { faults, bound: { held, room } }
}

function needsDecider(row: BookingRow, event: { hrApproval: boolean; cancelledAt: Date | null }) {
  if (event.cancelledAt) return false
  if (row.status === bookingStatus.MANAGER_WAITING || row.status === bookingStatus.NO_MANAGER) return true
  return (
    row.status === bookingStatus.REQUEST_SEAT && event.hrApproval && !row.hrAgreed && row.queuedAt === null
  )
}

type Told = Map<string, number>

async function live(at: House, task: BookingTask, told: Told) {
  const scene = await at.begin(task)
  let bound: Bound = { held: 0, room: task.seats }
  for (const batch of task.batches) {
    const later = batch.reduce((sum, step) => sum + (step.kind === 'hours' ? step.hours : 0), 0)
    scene.now = new Date(scene.now.getTime() + later * 3_600_000)
    const given = batch.flatMap((step) => (step.kind === 'seats' ? [step.seats] : []))
    await Promise.all(batch.map((step) => take(at, scene, step)))
    // NOTE: a clock that jumps while others decide is looked at by the job that comes after them.
    if (later) await take(at, scene, { kind: 'hours', hours: 0 })
    const { faults, bound: next } = await faultsOf(at, scene, {
      ...bound,
      room: Math.max(bound.room, ...given),
    })
    if (faults.length) return faults
    bound = next
  }
  for (const { deed } of await listLedger(at.db, scene)) told.set(deed, (told.get(deed) ?? 0) + 1)
  return []
}

test(`of ${runs} random histories of bookings none gives a seat twice, keeps one from who waits, or leaves a request to nobody`, async () => {
  const at = await house()
  const tasks = fc.sample(histories, { numRuns: runs, seed })
  const told: Told = new Map()
  const wrong: unknown[] = []
  const next = tasks[Symbol.iterator]()
  const work = async () => {
    for (const task of next) {
      const faults = await live(at, task, told)
      if (faults.length) wrong.push({ faults, task })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  process.stdout.write(`bookings: ${JSON.stringify(Object.fromEntries(told))}, seed ${seed}\n`)
  expect(wrong.slice(0, 3)).toEqual([])
  // NOTE: a walk that reaches nothing would show nothing.
  for (const deed of ['confirm', 'offer', 'lapse', 'managerApprove', 'hrApprove', 'capacity', 'cancel'])
    expect([deed, (told.get(deed) ?? 0) > 0]).toEqual([deed, true])
}, 1_800_000)
