import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'

/** What a company works for, area below area, each with one owner. */
export const kpas = pgTable(
  'kpas',
  {
    id: id(),
    companyId: companyId(),
    parentId: integer(),
    name: localText(),
    about: localText(),
    ownerId: integer().notNull(),
    /** Rises with every change of whatever kind. */
    changes: integer().notNull().default(0),
    createdAt: createdAt(),
    archivedAt: at(),
  },
  (table) => [
    unique('kpas_company').on(table.companyId, table.id),
    index('kpas_owner').on(table.companyId, table.ownerId),
    index('kpas_parent').on(table.companyId, table.parentId),
    companyKey('kpas_parent_fk', [table.companyId, table.parentId], table),
    companyKey('kpas_owner_fk', [table.companyId, table.ownerId], users),
  ],
)

/** Who has owned an area, never changed. */
export const kpaHandovers = pgTable(
  'kpa_handovers',
  {
    id: id(),
    companyId: companyId(),
    kpaId: integer().notNull(),
    /** Nobody before the first. */
    fromId: integer(),
    toId: integer().notNull(),
    byId: integer().notNull(),
    reason: text().notNull().default(''),
    at: at().notNull(),
  },
  (table) => [
    index('kpa_handovers_of').on(table.companyId, table.kpaId, table.id),
    companyKey('kpa_handovers_kpa_fk', [table.companyId, table.kpaId], kpas),
    companyKey('kpa_handovers_from_fk', [table.companyId, table.fromId], users),
    companyKey('kpa_handovers_to_fk', [table.companyId, table.toId], users),
    companyKey('kpa_handovers_by_fk', [table.companyId, table.byId], users),
  ],
)
