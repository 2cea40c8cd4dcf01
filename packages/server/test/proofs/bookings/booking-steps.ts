import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../src/access/actor.ts'
import type { Db } from '../../../src/db/engine/db.ts'
import { approve, decline } from '../../../src/features/events/attending/attending.ts'
import { listBookingsOf } from '../../../src/features/events/bookings/bookings.queries.ts'
import * as bookings from '../../../src/features/events/bookings/bookings.ts'
import { handOnOf } from '../../../src/features/events/bookings/deciding/hand-on.ts'
import { type EventRecord, updateEvent } from '../../../src/features/events/events/events.ts'
import {
  customFields,
  userFieldValues,
} from '../../../src/features/people/custom-fields/custom-fields.tables.ts'
import { endDeputy, listOwnDeputies, nameDeputy } from '../../../src/features/people/deputies/deputies.ts'
import { users } from '../../../src/features/people/people/people.tables.ts'
import { userProfiles } from '../../../src/features/people/permissions/permissions.tables.ts'
import { Failure } from '../../../src/http/fail.ts'
import { actorWith } from '../../kit/actor.ts'
import { only } from '../../kit/make.ts'
import { testServer } from '../../kit/server.ts'
import { eventForm } from '../../scenes/events.ts'
import {
  type BookingStep,
  type BookingTask,
  type Decider,
  deedFor,
  people,
  type Terms,
} from './booking-histories.ts'

export type House = Awaited<ReturnType<typeof bookingHouse>>
export type Scene = Awaited<ReturnType<House['begin']>>
/** How often what was done. */
export type Told = Map<string, number>
export const count = (told: Told, what: string) => told.set(what, (told.get(what) ?? 0) + 1)

const decides: Permission[] = ['bookings.decide']
const forHr: Permission[] = ['bookings.decide', 'bookings.decideForHr']

/** A company with HR, a trainer and a field of people by which a queue may go; each history brings its own people. */
export async function bookingHouse() {
  const server = await testServer()
  const { call, db, make } = server
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const { companyId } = trainer
  const lead = await make.user({ companyId, permissions: decides })
  const staff = async () =>
    actorWith(forHr, { id: (await make.user({ companyId, permissions: forHr })).id, companyId })
  const hr = { hr: await staff(), hrDeputy: await staff() }
  const label = { en: 'Joined', de: 'Eintritt' }
  const own = { companyId, clazz: 'User', name: 'joined', label, description: label, position: 0 } as const
  const field = await only(
    db
      .insert(customFields)
      .values({ ...own, inputType: 'date' })
      .returning({ id: customFields.id }),
  )

  /** NOTE: managers of a history's own, as they come and go while others decide elsewhere. */
  async function begin({ seats, terms }: BookingTask) {
    const next = await insertPeople(db, companyId, { count: 1, managerId: null, profileId: lead.profileId })
    const managerId = next[0] ?? null
    const leads = await insertPeople(db, companyId, { count: 2, managerId, profileId: lead.profileId })
    const [manager = 0, deputy = 0] = leads
    const led = await insertPeople(db, companyId, { count: 4, managerId: manager })
    const alone = await insertPeople(db, companyId, { count: people - 4, managerId: null })
    const body = { ...eventForm, timeslots: [], seats, ...termsOf(terms, field.id) }
    const { id = 0 } = await call(createEvent, { as: trainer, body })
    const actor = (one: number) => actorWith(decides, { id: one, companyId })
    const who = { manager: actor(manager), next: actor(managerId ?? 0), deputy: actor(deputy), ...hr }
    // NOTE: nobody is asked for whom they stand in before the first is named.
    return { companyId, id, userIds: [...led, ...alone], who, now: new Date(), hasDeputies: false }
  }
  const planner = actorWith(['events.facilitate'], { id: trainer.id, companyId })
  return { db, companyId, trainer: planner, fieldId: field.id, begin }
}

type Group = { count: number; managerId: number | null; profileId?: number }
async function insertPeople(db: Db, companyId: number, { count: most, managerId, profileId }: Group) {
  const login = () => `person-${crypto.randomUUID()}@example.test`
  const values = Array.from({ length: most }, login).map((one) => {
    const names = { firstName: 'Mia', surname: 'Naidoo', login: one, emailAddress: one }
    return { ...names, language: 'en' as const, timezone: 'Europe/Berlin', companyId, managerId }
  })
  const made = await db.insert(users).values(values).returning({ id: users.id })
  const ids = made.map(({ id }) => id)
  if (profileId) await db.insert(userProfiles).values(ids.map((userId) => ({ companyId, userId, profileId })))
  return ids
}

const termsOf = ({ byField, descending, ...terms }: Terms, fieldId: number) => ({
  ...terms,
  queueField: byField ? fieldId : null,
  queueDescending: descending,
})

type At = { tx: Db; house: House; scene: Scene; told: Told }
type StepOf<K extends BookingStep['kind']> = Extract<BookingStep, { kind: K }>
type Works = { [K in BookingStep['kind']]: (at: At, step: StepOf<K>) => Promise<unknown> }

const { MANAGER_WAITING, SENT, MANAGER_APPROVED, REQUEST_SEAT, NO_MANAGER } = bookingStatus
const answerable = [MANAGER_WAITING, SENT, MANAGER_APPROVED, REQUEST_SEAT, NO_MANAGER]
const userOf = ({ userIds }: Scene, who: number) => userIds[who] ?? 0
const hold = ({ tx, scene }: At) => bookings.holdEvent(tx, scene)
const person = (id: number, { companyId }: Scene) => and(eq(users.companyId, companyId), eq(users.id, id))
const write = ({ tx, scene }: At, id: number, change: Partial<typeof users.$inferInsert>) =>
  tx.update(users).set(change).where(person(id, scene))

/** Changes an event as its trainer does, with what follows from that. */
async function change(at: At, event: EventRecord, to: object) {
  const { tx, house, scene } = at
  const { id, now } = scene
  const { eventType, managerApproval, hrApproval, managerRsvpForUser, offerHours, seats } = event
  const kept = { eventType, managerApproval, hrApproval, managerRsvpForUser, offerHours, seats }
  const queue = { queueField: event.queueFieldId, queueDescending: event.queueDescending }
  const body = { ...eventForm, timeslots: [], ...kept, ...queue, ...to, revision: event.changes }
  await updateEvent(tx, house.trainer, id, body, { now })
  const changed = await hold(at)
  await bookings.noteCapacity(tx, changed, { actorId: null, now })
  await bookings.giveFreeSeats(tx, changed, { now })
}

const works: Works = {
  deed: async (at, { who, pick }) => {
    const event = await hold(at)
    const by = { actorId: null, now: at.scene.now }
    const { row } = await bookings.ensureBooking(at.tx, event, userOf(at.scene, who), by)
    await bookings.act(at.tx, event, row, deedFor(row.status, pick), { by })
  },
  decide: async ({ tx, scene, told }, { who, by, isApproval }) => {
    const { companyId, id, now } = scene
    const rows = await listBookingsOf(tx, { companyId, eventId: id, statuses: answerable })
    const row = rows[who % rows.length]
    if (!row) return
    const actor = deciderOf(scene, by, row.userId)
    if (isApproval) await approve(tx, actor, { id, bid: row.id }, { now })
    else await decline(tx, actor, { id, bid: row.id }, { message: 'Not now' }, { now })
    count(told, `by-${by}`)
  },
  seats: async (at, { seats }) => change(at, await hold(at), { seats }),
  terms: async (at, { terms }) => change(at, await hold(at), termsOf(terms, at.house.fieldId)),
  field: async ({ tx, house: { fieldId }, scene }, { who, value }) => {
    const whose = { companyId: scene.companyId, userId: userOf(scene, who), fieldId }
    const { companyId, userId } = whose
    const its = and(eq(userFieldValues.companyId, companyId), eq(userFieldValues.userId, userId))
    await tx.delete(userFieldValues).where(its)
    if (value)
      await tx
        .insert(userFieldValues)
        .values({ ...whose, value })
        .onConflictDoNothing()
  },
  hours: ({ tx, scene }) => bookings.lapseOffers(tx, scene, scene.now),
  handOn: ({ tx, scene }) => handOnOf(tx, scene, scene.now),
  managerLeaves: (at) => write(at, at.scene.who.manager.id, { status: 'Inactive' }),
  managerBack: (at) => write(at, at.scene.who.manager.id, { status: 'Active' }),
  newManager: (at, { who }) => write(at, userOf(at.scene, who), { managerId: at.scene.who.next.id }),
  nameDeputy: ({ tx, scene }, { of, days }) => {
    const { who, now } = scene
    scene.hasDeputies = true
    const today = dayIn('Europe/Berlin', now)
    const deputyId = of === 'hr' ? who.hrDeputy.id : who.deputy.id
    const span = { fromDay: today, untilDay: daysAfter(today, days) }
    return nameDeputy(tx, who[of], { userId: null, deputyId, kinds: ['bookings'], ...span }, { now })
  },
  endDeputy: async ({ tx, scene: { who, now } }) => {
    const { named } = await listOwnDeputies(tx, who.manager, { now })
    if (named[0]) await endDeputy(tx, who.manager, named[0].id, { now })
  },
  cancelEvent: ({ tx, house, scene: { id, now } }) => bookings.cancelEvent(tx, house.trainer, id, { now }),
}

function deciderOf({ who, companyId }: Scene, by: Decider, userId: number): Actor {
  return by === 'person' ? actorWith(forHr, { id: userId, companyId }) : who[by]
}

/** Does one step, and leaves everything as it was where it is refused. */
export async function take(house: House, scene: Scene, step: BookingStep, told: Told) {
  await house.db
    .transaction((tx) => workOf({ tx, house, scene, told }, step))
    .catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
      count(told, 'refused')
    })
}

function workOf<K extends BookingStep['kind']>(at: At, step: StepOf<K> & { kind: K }) {
  return works[step.kind](at, step)
}
