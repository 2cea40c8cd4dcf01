import { integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core'
import type { Recurrence } from '@oktant/contract/events/event-series.ts'
import { at, companyId, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import type { Pattern } from '../events/events.ts'

/** An event without its days and people, to be planned again and again. */
export const eventTemplates = pgTable(
  'event_templates',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    content: jsonb().$type<Pattern>().notNull(),
    recurrence: jsonb().$type<Recurrence>(),
    madeBy: integer(),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [unique('event_templates_company').on(table.companyId, table.id)],
)
