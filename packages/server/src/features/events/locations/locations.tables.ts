import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, companyId, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** The buildings and sites that hold venues. */
export const locations = pgTable(
  'locations',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    address: text().notNull().default(''),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [unique('locations_company').on(table.companyId, table.id)],
)
