import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { localText } from '../../../db/query/local-text.ts'
import { recordStore } from '../../../records/record-store.ts'
import { venues } from '../venues/venues.tables.ts'
import { locations } from './locations.tables.ts'

const held = sql<number>`(select count(*)::int from venues venue where venue.company_id = "locations"."company_id"
  and venue.location_id = "locations"."id" and venue.removed_at is null)`

export const locationStore = recordStore({
  table: locations,
  named: locations.name,
  seen: { name: locations.name, address: locations.address, venues: held },
  sorts: { venues: held },
})
export type LocationRecord = NonNullable<Awaited<ReturnType<typeof locationStore.find>>>

const mostOffered = 500

type Reader = { companyId: number; language: Language }
/** The venues of one location that can be chosen, by name. */
export const listVenuesAt = (db: Db, { companyId, language }: Reader, locationId: number) =>
  db
    .select({ id: venues.id, name: venues.name, capacity: venues.capacity })
    .from(venues)
    .where(and(eq(venues.companyId, companyId), eq(venues.locationId, locationId), isNull(venues.removedAt)))
    .orderBy(asc(localText(venues.name, language)), asc(venues.id))
    .limit(mostOffered)

/** The venues that stand in these locations: some by name, each with how many there are. */
export const listHeldVenues = (db: Db, companyId: number, ids: readonly number[]) =>
  db
    .select({ title: venues.name, count: sql<number>`(count(*) over ())::int` })
    .from(venues)
    .where(
      and(eq(venues.companyId, companyId), inArray(venues.locationId, [...ids]), isNull(venues.removedAt)),
    )
    .orderBy(asc(venues.id))
    .limit(3)
