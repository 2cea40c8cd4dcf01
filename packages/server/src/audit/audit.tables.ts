import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { auditKinds } from '@oktant/contract/organisation/audit.ts'
import { companyId, createdAt, id } from '../db/query/columns.ts'
import { companies } from '../features/organisation/companies/companies.tables.ts'

export type Values = Record<string, unknown>

/**
 * Who did what, written once: the database itself refuses to change or remove an entry (`audit.triggers.sql`).
 * NOTE: people and objects are named by number alone, because an entry outlives what it is about.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    /** Nobody where the product did it by itself. */
    userId: integer(),
    /** The person whom an administrator looked as. */
    onBehalfOf: integer(),
    /** The API token by which a program did it in that person's name. */
    tokenId: integer(),
    kind: text({ enum: auditKinds }).notNull(),
    object: text().notNull(),
    objectId: integer().notNull(),
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_entries_company').on(table.companyId, table.id),
    index('audit_entries_object').on(table.companyId, table.object, table.objectId, table.id),
    index('audit_entries_person').on(table.companyId, table.userId, table.id),
    index('audit_entries_time').on(table.companyId, table.createdAt),
    index('audit_entries_behalf')
      .on(table.companyId, table.onBehalfOf, table.id)
      .where(sql`${table.onBehalfOf} is not null`),
  ],
)
