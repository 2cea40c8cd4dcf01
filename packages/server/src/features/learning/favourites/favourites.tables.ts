import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { containers } from '../courses/courses.tables.ts'
import { users } from '../../people/people/people.tables.ts'

/** Addresses of the application that somebody wants to find again. */
export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    containerId: integer(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('favourites_company').on(table.companyId, table.id),
    uniqueIndex('favourites_url')
      .on(table.companyId, table.userId, table.url)
      .where(sql`${table.removedAt} is null`),
    index('favourites_container').on(table.companyId, table.containerId, table.userId),
    companyKey('favourites_user_fk', [table.companyId, table.userId], users),
    companyKey('favourites_container_fk', [table.companyId, table.containerId], containers),
  ],
)
