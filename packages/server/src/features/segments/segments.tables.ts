import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, id, localText } from '../../db/columns.ts'
import { companies } from '../companies/companies.tables.ts'

/** The tree that everything to learn hangs in: segments at its root, then topics, levels and courses. */
export const containers = pgTable(
  'containers',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    typeId: integer().notNull(),
    parentId: integer(),
    position: integer().notNull(),
    /** Names what the application draws for it; segments have one. */
    key: text(),
    title: localText(),
    /** The title broken into the lines that fit a slice of the wheel. */
    shortTitle: localText(),
    description: localText(),
    coverFileId: integer(),
    state: text({ enum: ['active', 'inactive', 'deleted'] })
      .notNull()
      .default('active'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('containers_company').on(table.companyId, table.id),
    uniqueIndex('containers_key')
      .on(table.companyId, table.key)
      .where(sql`${table.key} is not null`),
    index('containers_parent').on(table.companyId, table.parentId, table.position),
    foreignKey({
      name: 'containers_parent_fk',
      columns: [table.companyId, table.parentId],
      foreignColumns: [table.companyId, table.id],
    }),
  ],
)
