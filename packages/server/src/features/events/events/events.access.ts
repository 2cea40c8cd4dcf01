import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { accessRecord } from '../../../records/record-deeds.ts'
import { type EventRecord, eventStore } from './events.queries.ts'

type Who = Pick<Actor, 'id' | 'permissions'>
const mayAdminister = ({ permissions }: Who) => permissions.has('events.administer')

export const may = {
  /** Whoever planned it or runs it, and whoever administers events. */
  run: (actor: Who, { plannedBy, facilitators }: Pick<EventRecord, 'plannedBy' | 'facilitators'>) =>
    mayAdminister(actor) || plannedBy === actor.id || facilitators.some(({ id }) => id === actor.id),
  seeAll: mayAdminister,
  /** The scheduler's calendars: of the whole company for whoever sees it, and of one's own for who plans. */
  seeScheduler: ({ permissions }: Who) =>
    permissions.has('scheduler.see') ||
    permissions.has('events.administer') ||
    permissions.has('events.facilitate'),
}

const access = accessRecord(eventStore.find, 'event_not_found')

/** The only way to an event as its trainer; another trainer's answers like a missing one. */
export async function accessEvent(db: Db, actor: Actor, id: number, options: { removed?: boolean } = {}) {
  const event = await access(db, actor, id, options)
  if (!may.run(actor, event)) throw fail('event_not_found')
  return event
}

/** The same to change it: what was cancelled stays as it was. */
export async function accessHeldEvent(db: Db, actor: Actor, id: number) {
  const event = await accessEvent(db, actor, id)
  if (event.cancelledAt) throw fail('event_is_cancelled')
  return event
}

/** NOTE: of the whole company: whoever asks for it decides what its reader sees. */
export const accessCompanyEvent = access

export function accessScheduler(actor: Who) {
  if (!may.seeScheduler(actor)) throw fail('not_permitted')
}
