import { emptyOutline, type EventForm, type EventOutline } from '@oktant/contract/events/event-shapes.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { announce } from '../../../outbox/announce.ts'
import type { Moment } from '../../../records/record-deeds.ts'
import { readFields, saveFields } from '../../people/custom-fields/custom-fields.ts'
import { accessEvent, accessHeldEvent } from './events.access.ts'
import {
  countNames,
  type EventRecord,
  eventStore,
  listEventCourses,
  listKnown,
  listTimeslots,
  replaceEventCourses,
  replaceFacilitators,
  replaceTimeslots,
} from './events.queries.ts'
import {
  fieldError,
  mayBeRemoved,
  nameOfCopy,
  readForm,
  readMaxDelegates,
  type Slot,
} from './events.rules.ts'
import { eventView } from './events.view.ts'
import { newRoom } from './new-room.ts'
import { refuseWay } from './webinar-way.ts'

export { findClashes } from './clashes/clashes.ts'
export { dayNamed, daysFrom, monthsFrom } from './events-range.ts'
export { listEventsInRange } from './list-events.ts'
export {
  type EventRecord,
  findEvents,
  listComingIn,
  listEventCourses,
  listNamesOf,
  listTimeslots,
  lockEvent,
  slotsByEvent,
  type TimeslotRow,
} from './events.queries.ts'
export { eventStore as eventList, ownPast, ownUpcoming } from './events.queries.ts'
export { type DayEntry, listDays } from './own-events.queries.ts'
export { findClashesOf, fitting, planMany, readPattern } from './many/plan-many.ts'
export { firstDayOf, type Pattern, slotsOn, spanOf } from './many/pattern.ts'
export { hasBegun, isAvailable, isOngoing, isOver, roomOf } from './events.rules.ts'
export {
  daysToGo,
  eventRowView,
  facilitatorsView,
  printedTime,
  type Reader,
  seatsView,
  seenParts,
  timeslotView,
} from './events.view.ts'

/** What has become of an event, for whoever keeps its seats or tells its people. */
export type EventChange = {
  companyId: number
  eventId: number
  what: 'planned' | 'changed' | 'linked' | 'cancelled' | 'removed' | 'restored'
  actorId: number | null
}

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'event.changed': EventChange
  }
}

type EventKey = { companyId: number; id: number }
const fieldsOf = ({ companyId, id }: EventKey) => ({ clazz: 'Event' as const, companyId, id })

const tell = (db: Db, { companyId, id: actorId }: Actor, eventId: number, what: EventChange['what']) =>
  announce(db, 'event.changed', { companyId, eventId, what, actorId }, { key: `event ${eventId}`, companyId })

/** An event with everything that its trainer sees of it. */
export async function readEvent(db: Db, actor: Actor, id: number) {
  return viewOf(db, actor, await accessEvent(db, actor, id))
}

async function viewOf(db: Db, actor: Actor, event: EventRecord) {
  const slots = await listTimeslots(db, actor.companyId, [event.id])
  const { customFields, customFieldMap } = await readFields(
    db,
    fieldsOf({ companyId: actor.companyId, id: event.id }),
  )
  // NOTE: what stands in a field that was removed is nobody's to send back.
  const customFieldValues = customFields.flatMap(({ id }) => {
    const value = customFieldMap[id]
    return value ? [{ customField: { id }, value }] : []
  })
  return eventView(event, { slots, customFieldValues, reader: actor })
}

type Read = ReturnType<typeof readForm>

/** Who and what a plan names is there in one's company; what an event has already may have gone meanwhile. */
async function refuseUnknown(
  db: Db,
  { companyId }: Actor,
  { slots, facilitatorIds, columns }: Read,
  kept?: EventRecord,
) {
  const known = await listKnown(db, companyId, {
    people: facilitatorIds,
    venues: columns.venueId === null ? [] : [columns.venueId],
    courses: slots.flatMap(({ containerId }) => containerId ?? []),
    parts: slots.flatMap(({ componentIds }) => componentIds),
    personFields: columns.queueFieldId === null ? [] : [columns.queueFieldId],
  })
  const lacks = (ids: readonly number[], there: readonly number[]) => ids.some((id) => !there.includes(id))
  const keptVenue = kept?.venueId === columns.venueId
  const keptPeople = kept?.facilitators.map(({ id }) => id) ?? []
  const errors = [
    ...(lacks(facilitatorIds, [...known.people, ...keptPeople])
      ? [fieldError('facilitators', 'people_unknown')]
      : []),
    ...(columns.venueId !== null && !keptVenue && lacks([columns.venueId], known.venues)
      ? [fieldError('venue', 'record_not_found')]
      : []),
    ...(columns.queueFieldId !== null &&
    columns.queueFieldId !== kept?.queueFieldId &&
    lacks([columns.queueFieldId], known.personFields)
      ? [fieldError('queueField', 'record_not_found')]
      : []),
    ...(lacks(coursesOf(slots), known.courses) ||
    lacks(
      slots.flatMap(({ componentIds }) => componentIds),
      known.parts,
    )
      ? [fieldError('timeslots', 'record_not_found')]
      : []),
  ]
  if (errors.length) throw fail('event_invalid', { errors })
}

const coursesOf = (slots: readonly Slot[]) => slots.flatMap(({ containerId }) => containerId ?? [])

const sentFields = (sent: EventForm) =>
  Object.fromEntries(sent.customFieldValues.map(({ customField, value }) => [customField.id, value]))

export async function createEvent(db: Db, actor: Actor, sent: EventForm, { now }: Moment) {
  const read = readForm(sent, { isNew: true, now })
  await refuseUnknown(db, actor, read)
  await refuseWay(db, actor.companyId, read.columns)
  const { companyId } = actor
  const id = await eventStore.insert(db, {
    ...read.columns,
    companyId,
    outline: emptyOutline,
    room: newRoom(),
    plannedBy: actor.id,
    changedAt: now,
  })
  const whose = { companyId, id }
  await replaceTimeslots(db, whose, read.slots)
  await replaceFacilitators(db, whose, read.facilitatorIds)
  await saveFields(db, fieldsOf(whose), sentFields(sent))
  await audit(db, { by: actor, kind: 'create', object: 'event', objectId: id, after: told(read) })
  await tell(db, actor, id, 'planned')
  return readEvent(db, actor, id)
}

/** What the history shows of a plan. */
const told = ({ columns, facilitatorIds, slots }: Read) => ({
  ...columns,
  facilitators: facilitatorIds,
  timeslots: slots.length,
})

export async function updateEvent(
  db: Db,
  actor: Actor,
  id: number,
  sent: EventForm & { revision: number },
  { now }: Moment,
) {
  const event = await accessHeldEvent(db, actor, id)
  const { revision, ...form } = sent
  const read = readForm(form, { isNew: false, now })
  await refuseUnknown(db, actor, read, event)
  await refuseWay(db, actor.companyId, read.columns, event)
  const stand = { companyId: actor.companyId, id, changes: revision }
  if (!(await eventStore.write(db, stand, read.columns, now))) throw fail('content_changed')
  await replaceTimeslots(db, stand, read.slots)
  await replaceFacilitators(db, stand, read.facilitatorIds)
  await saveFields(db, fieldsOf(stand), sentFields(form))
  const after = told(read)
  const before = Object.fromEntries(
    Object.keys(read.columns).map((key) => [key, event[key as keyof typeof read.columns]]),
  )
  const facilitators = event.facilitators.map((one) => one.id)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'event',
    objectId: id,
    before: { ...before, facilitators },
    after,
  })
  await tell(db, actor, id, 'changed')
  return readEvent(db, actor, id)
}

/** Writes one change of an event that nobody else has changed meanwhile. */
async function change(db: Db, actor: Actor, event: EventRecord, to: Partial<EventRecord>, { now }: Moment) {
  if (!(await eventStore.write(db, event, to, now))) throw fail('content_changed')
  const before = Object.fromEntries(Object.keys(to).map((key) => [key, event[key as keyof EventRecord]]))
  await audit(db, { by: actor, kind: 'update', object: 'event', objectId: event.id, before, after: to })
}

export async function removeEventVenue(db: Db, actor: Actor, id: number, at: Moment) {
  const event = await accessHeldEvent(db, actor, id)
  if (event.venueId !== null) {
    await change(db, actor, event, { venueId: null }, at)
    await tell(db, actor, id, 'changed')
  }
  return readEvent(db, actor, id)
}

type SentOutline = Omit<EventOutline, 'maxDelegates'> & { maxDelegates: number | string | null }

export async function saveEventOutline(db: Db, actor: Actor, id: number, sent: SentOutline, at: Moment) {
  const event = await accessHeldEvent(db, actor, id)
  const outline: EventOutline = { ...sent, maxDelegates: readMaxDelegates(sent.maxDelegates) }
  await change(db, actor, event, { outline }, at)
  await tell(db, actor, id, 'changed')
  return outline
}

/** NOTE: their seats go with it, and come back with it: nothing that was said is lost. */
export async function affectedByEventRemoval(db: Db, actor: Actor, id: number): Promise<Affected> {
  const { counts } = await accessEvent(db, actor, id)
  const { confirmed, offered, waiting } = counts
  return [
    { what: 'seats', count: confirmed + offered, examples: [] },
    { what: 'requests', count: waiting, examples: [] },
  ]
}

export async function removeEvent(db: Db, actor: Actor, id: number, { now }: Moment) {
  const event = await accessEvent(db, actor, id)
  if (!mayBeRemoved(event)) throw fail('event_has_seats')
  if (!(await eventStore.write(db, event, { removedAt: now }, now))) throw fail('content_changed')
  await audit(db, { by: actor, kind: 'delete', object: 'event', objectId: id, before: { name: event.name } })
  await tell(db, actor, id, 'removed')
  return {}
}

export async function restoreEvent(db: Db, actor: Actor, id: number, { now }: Moment) {
  const event = await accessEvent(db, actor, id, { removed: true })
  if (!(await eventStore.write(db, event, { removedAt: null }, now))) throw fail('content_changed')
  const after = { name: event.name, restored: true }
  await audit(db, { by: actor, kind: 'create', object: 'event', objectId: id, after })
  await tell(db, actor, id, 'restored')
  return readEvent(db, actor, id)
}

/** Everything but the people; the copy is held even where the first was cancelled. */
export async function copyEvent(db: Db, actor: Actor, id: number, { now }: Moment) {
  const event = await accessEvent(db, actor, id)
  const { companyId } = actor
  const slots = await listTimeslots(db, companyId, [id])
  const {
    id: _i,
    changes: _c,
    changedAt: _a,
    removedAt: _r,
    facilitators,
    venue: _v,
    counts: _n,
    ...kept
  } = event
  const name = nameOfCopy(event.name, (await countNames(db, companyId, event.name)) + 1)
  const copy = {
    ...kept,
    name,
    cancelledAt: null,
    toldAt: null,
    sequence: 0,
    room: newRoom(),
    plannedBy: actor.id,
  }
  const newId = await eventStore.insert(db, { ...copy, companyId, changedAt: now })
  const whose = { companyId, id: newId }
  await replaceTimeslots(db, whose, slots.map(slotValues))
  await replaceFacilitators(
    db,
    whose,
    facilitators.map((one) => one.id),
  )
  const { customFieldMap } = await readFields(db, fieldsOf({ companyId, id }))
  await saveFields(db, fieldsOf(whose), customFieldMap)
  const courses = await listEventCourses(db, { companyId, id })
  await replaceEventCourses(
    db,
    whose,
    courses.map((one) => one.id),
  )
  await audit(db, {
    by: actor,
    kind: 'create',
    object: 'event',
    objectId: newId,
    after: { name, copyOf: id },
  })
  await tell(db, actor, newId, 'planned')
  return readEvent(db, actor, newId)
}

const slotValues = ({
  startsAt,
  endsAt,
  container,
  components,
}: Awaited<ReturnType<typeof listTimeslots>>[number]) => ({
  startsAt,
  endsAt,
  containerId: container?.id ?? null,
  componentIds: components.map(({ id }) => id),
})

export async function listLinkedCourses(db: Db, actor: Actor, id: number) {
  await accessEvent(db, actor, id)
  return listEventCourses(db, { companyId: actor.companyId, id })
}

export async function saveLinkedCourses(db: Db, actor: Actor, id: number, containerIds: readonly number[]) {
  await accessHeldEvent(db, actor, id)
  const wanted = [...new Set(containerIds)]
  const { companyId } = actor
  const { courses } = await listKnown(db, companyId, { people: [], venues: [], courses: wanted, parts: [] })
  if (courses.length !== wanted.length) throw fail('courses_unknown')
  const before = await listEventCourses(db, { companyId, id })
  await replaceEventCourses(db, { companyId, id }, wanted)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'event',
    objectId: id,
    before: { courses: before.map((one) => one.id) },
    after: { courses: wanted },
  })
  await tell(db, actor, id, 'linked')
  return listEventCourses(db, { companyId, id })
}

/** An event is over for everybody: whoever keeps its seats writes the rest in the same transaction. */
export async function markCancelled(db: Db, actor: Actor, event: EventRecord, at: Moment) {
  await change(db, actor, event, { cancelledAt: at.now }, at)
  await tell(db, actor, event.id, 'cancelled')
}

/** Those who were invited have been told of it as it stands; the calendar entries that went out are one later. */
export const markTold = (db: Db, event: EventRecord, { now }: Moment) =>
  eventStore.write(db, event, { toldAt: now, sequence: event.sequence + 1 }, event.changedAt)
