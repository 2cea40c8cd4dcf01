import type { Venue, VenueForm } from '@oktant/contract/events/venues.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import { announce } from '../../../outbox/announce.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { recordChanges } from '../../../records/record-changes.ts'
import { type Moment, recordDeeds } from '../../../records/record-deeds.ts'
import { accessPlaces } from '../locations/locations.access.ts'
import { hasLocation } from '../locations/locations.ts'
import { type VenueRecord, venueStore } from './venues.queries.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'venue.resized': { companyId: number; venueId: number; actorId: number }
  }
}

const kind = {
  store: venueStore,
  object: 'venue',
  missing: 'record_not_found',
  invalid: 'record_invalid',
  tidied: ({ name, location, capacity, equipment }: VenueForm) => ({
    name: trimmed(name),
    locationId: location?.id ?? null,
    capacity,
    equipment: equipment.trim(),
  }),
} as const
const deeds = { ...venueStore, ...recordDeeds(kind), ...recordChanges(kind) }

/** A venue stands in a location of its company; one that was removed meanwhile stays where it is. */
async function checkLocation(db: Db, { companyId }: Actor, { location }: VenueForm, keptId: number | null) {
  if (!location || location.id === keptId) return
  if (!(await hasLocation(db, companyId, location.id)))
    throw fail('record_invalid', {
      errors: [{ field: 'location', code: 'record_not_found', message: messages.record_not_found.en }],
    })
}

export const venues = {
  ...deeds,
  page(db: Db, actor: Actor, page: Page) {
    accessPlaces(actor)
    return deeds.page(db, actor, page)
  },
  async create(db: Db, actor: Actor, sent: VenueForm, at: Moment) {
    await checkLocation(db, actor, sent, null)
    return deeds.create(db, actor, sent, at)
  },
  async update(db: Db, actor: Actor, id: number, sent: VenueForm & { revision: number }, at: Moment) {
    const { locationId, capacity } = await deeds.access(db, actor, id)
    await checkLocation(db, actor, sent, locationId)
    const venue = await deeds.update(db, actor, id, sent, at)
    const { companyId } = actor
    if (venue.capacity !== capacity)
      await announce(db, 'venue.resized', { companyId, venueId: id, actorId: actor.id }, { companyId })
    return venue
  },
}
export const createVenue = venues.create
export const accessVenue = venues.access

export function venueView(row: VenueRecord): Venue {
  const { id, name, locationId, locationName, capacity, equipment, changes, changedAt } = row
  const location = locationId !== null && locationName ? { id: locationId, name: locationName } : null
  return { id, name, location, capacity, equipment, revision: changes, changedAt: changedAt.toISOString() }
}

/** The venue that an event has; nothing where it has none, or where it was removed meanwhile. */
export async function readVenueOf(db: Db, { companyId }: Actor, id: number | null): Promise<Venue | null> {
  const row = id === null ? undefined : await venueStore.find(db, { companyId, id })
  return row ? venueView(row) : null
}

/** The venues of a company, by name. */
export const listVenueOptions = async (db: Db, actor: Actor) =>
  (
    await venueStore.page(db, actor, {
      number: 0,
      limit: 1000,
      offset: 0,
      sort: null,
      filters: [],
      customFields: [],
    })
  ).rows
