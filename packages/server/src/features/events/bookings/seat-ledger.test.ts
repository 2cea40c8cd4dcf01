import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Db } from '../../../db/engine/db.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { eventForm } from '../../../../test/scenes/events.ts'
import { findEvents, roomOf } from '../events/events.ts'
import { events } from '../events/events.tables.ts'
import { countHeld, listBookingsOf, listLedger, listQueued } from './bookings.queries.ts'
import { act, ensureBooking, giveFreeSeats, holdEvent, lapseOffers, noteCapacity } from './bookings.ts'
import type { Deed } from './bookings.rules.ts'
import { replayed } from './seat-ledger.rules.ts'

const people = 6
type Step = { who: number; deed: Deed } | { seats: number } | { hours: number }
const someone = fc.nat(people - 1)
const deed = fc.constantFrom<Deed>(
  'request',
  'accept',
  'withdraw',
  'confirm',
  'offer',
  'refuse',
  'add',
  'invite',
)
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ who: someone, deed }) },
    { weight: 1, arbitrary: fc.record({ seats: fc.nat(4) }) },
    { weight: 1, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 60 }) }) },
  ),
  { minLength: 5, maxLength: 20 },
)

async function setUp() {
  const { call, make, kit } = await testServer()
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const { companyId } = trainer
  const users = await Promise.all(Array.from({ length: people }, () => make.user({ companyId })))
  const plan = (seats: number) =>
    call(createEvent, { as: trainer, body: { ...eventForm, timeslots: [], seats, offerHours: 10 } })
  return { companyId, userIds: users.map(({ id }) => id), plan, db: kit.engine.db }
}

type World = { db: Db; companyId: number; id: number; now: Date; userIds: readonly number[] }

/** One step of a history; what is not allowed as things stand changes nothing. */
async function take({ db, companyId, id, now, userIds }: World, step: Step) {
  const by = { actorId: null, now }
  await db
    .transaction(async (tx) => {
      const event = await holdEvent(tx, { companyId, id })
      if ('seats' in step) {
        await tx.update(events).set({ seats: step.seats }).where(eq(events.id, id))
        const changed = await holdEvent(tx, { companyId, id })
        await noteCapacity(tx, changed, by)
        return giveFreeSeats(tx, changed, by)
      }
      if ('hours' in step) return lapseOffers(tx, { companyId, id }, now)
      const { row } = await ensureBooking(tx, event, userIds[step.who] ?? 0, by)
      await act(tx, event, row, step.deed, { by })
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || !/dealt with|No seat is free/.test(error.message)) throw error
    })
}

/** Never more seats given than there are, none free while somebody waits, and the ledger tells the same. */
async function expectSound({ db, companyId, id, now }: World, heldBefore: number) {
  const [event] = await findEvents(db, companyId, [id])
  const room = (event && roomOf(event)) ?? Infinity
  const held = await countHeld(db, { companyId, id }, now)
  expect(held).toBeLessThanOrEqual(Math.max(room, heldBefore))
  const waiting = await listQueued(db, { companyId, id }, 1)
  if (waiting.length) expect(held).toBeGreaterThanOrEqual(room)
  const lines = await listLedger(db, { companyId, id })
  const rows = await listBookingsOf(db, { companyId, eventId: id })
  const told = replayed(lines)
  expect(rows.map((row) => [row.id, told.get(row.id) ?? 10])).toEqual(rows.map((row) => [row.id, row.status]))
  return held
}

test('whatever happens in whatever order, seats are given once and never kept from who waits', async () => {
  const { plan, ...world } = await setUp()
  await fc.assert(
    fc.asyncProperty(fc.nat(3), steps, async (seats, history) => {
      const { id = 0 } = await plan(seats)
      let now = new Date()
      let held = 0
      for (const step of history) {
        if ('hours' in step) now = new Date(now.getTime() + step.hours * 3_600_000)
        await take({ ...world, id, now }, step)
        held = await expectSound({ ...world, id, now }, held)
      }
    }),
    { numRuns: 8 },
  )
}, 60_000)
