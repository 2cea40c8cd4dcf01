import { boolean, index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { containers } from '../courses/courses.tables.ts'

/** Courses and folders from anywhere in the catalogue, side by side under one title. */
export const groupings = pgTable(
  'container_groupings',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    title: localText(),
    description: localText(),
    isShown: boolean().notNull().default(false),
    /** Rises with every change, so that two authors notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('container_groupings_company').on(table.companyId, table.id),
    index('container_groupings_shown').on(table.companyId, table.isShown, table.id),
  ],
)

export const groupedContainers = pgTable(
  'grouped_containers',
  {
    companyId: companyId(),
    groupingId: integer().notNull(),
    containerId: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'grouped_containers_pk',
      columns: [table.companyId, table.groupingId, table.containerId],
    }),
    index('grouped_containers_container').on(table.companyId, table.containerId),
    companyKey('grouped_containers_grouping_fk', [table.companyId, table.groupingId], groupings),
    companyKey('grouped_containers_container_fk', [table.companyId, table.containerId], containers),
  ],
)
