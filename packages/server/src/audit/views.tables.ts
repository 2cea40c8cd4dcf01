import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { viewKinds } from '@oktant/contract/people/privacy.ts'
import { at, companyId, companyKey } from '../db/query/columns.ts'
import { users } from '../features/people/people/people.tables.ts'

/**
 * Who has looked at whose record: a row for each hour in which somebody did, in one way.
 * NOTE: a viewer is named by number alone, because one from the administration of all companies is of another company.
 */
export const recordViews = pgTable(
  'record_views',
  {
    companyId: companyId(),
    subjectId: integer().notNull(),
    viewerId: integer().notNull(),
    kind: text({ enum: viewKinds }).notNull(),
    hour: at().notNull(),
    /** The right by which they could, by its name in the contract, or `manager`. */
    role: text().notNull(),
    reason: text().notNull().default(''),
    count: integer().notNull(),
    firstAt: at().notNull(),
    lastAt: at().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.subjectId, table.viewerId, table.kind, table.hour],
    }),
    index('record_views_newest').on(table.companyId, table.subjectId, table.lastAt),
    index('record_views_viewer').on(table.companyId, table.viewerId),
    index('record_views_age').on(table.companyId, table.lastAt),
    companyKey('record_views_subject_fk', [table.companyId, table.subjectId], users),
  ],
)
