import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { locations } from '../locations/locations.tables.ts'

/** The rooms and places in which events are held. */
export const venues = pgTable(
  'venues',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    locationId: integer(),
    name: localText(),
    capacity: integer(),
    equipment: text().notNull().default(''),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('venues_company').on(table.companyId, table.id),
    companyKey('venues_location', [table.companyId, table.locationId], locations),
    index('venues_of_location').on(table.companyId, table.locationId),
  ],
)
