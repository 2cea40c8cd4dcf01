import type { Location, LocationForm } from '@oktant/contract/events/locations.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { recordChanges } from '../../../records/record-changes.ts'
import { recordDeeds } from '../../../records/record-deeds.ts'
import { accessPlaces } from './locations.access.ts'
import { listHeldVenues, listVenuesAt, type LocationRecord, locationStore } from './locations.queries.ts'

const kind = {
  store: locationStore,
  object: 'location',
  missing: 'record_not_found',
  invalid: 'record_invalid',
  tidied: ({ name, address }: LocationForm): LocationForm => ({
    name: trimmed(name),
    address: address.trim(),
  }),
  holders: { what: () => 'venues', ofMany: 'venues', list: listHeldVenues },
} as const
const deeds = { ...locationStore, ...recordDeeds(kind), ...recordChanges(kind) }

export const locations = {
  ...deeds,
  page(db: Db, actor: Actor, page: Page) {
    accessPlaces(actor)
    return deeds.page(db, actor, page)
  },
}
export const createLocation = locations.create
export const accessLocation = locations.access

export function locationView({ changes, changedAt, ...row }: LocationRecord): Location {
  const { id, name, address, venues } = row
  return { id, name, address, venues, revision: changes, changedAt: changedAt.toISOString() }
}

/** What somebody can choose from, in their language. */
export async function listVenuesOfLocation(db: Db, actor: Actor, id: number) {
  accessPlaces(actor)
  await accessLocation(db, actor, id)
  const found = await listVenuesAt(db, actor, id)
  return found.map(({ name, ...rest }) => ({ ...rest, name: textIn(name, actor.language) }))
}

/** Whether a company has this location, and something can be put into it. */
export async function hasLocation(db: Db, companyId: number, id: number) {
  const found = await locationStore.find(db, { companyId, id })
  return found !== undefined && found.removedAt === null
}
