import { integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { at, companyId, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** The library of behavioural competencies that reviews ask about. */
export const competencyItems = pgTable(
  'competency_items',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    tip: localText(),
    itemProperties: jsonb().$type<LocalText[]>().notNull(),
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [unique('competency_items_company').on(table.companyId, table.id)],
)
