import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'

/** By which a program acts in somebody's name; known by its hash alone. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    companyId: companyId(),
    /** Who made it, and in whose name it acts. */
    userId: integer().notNull(),
    name: text().notNull(),
    prefix: text().notNull(),
    tokenHash: text().notNull(),
    scopes: jsonb().$type<ApiToken['scopes']>().notNull(),
    isPersonal: boolean().notNull(),
    ranges: jsonb().$type<string[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    lastUsedAt: at(),
    lastUsedFrom: text().notNull().default(''),
    uses: bigint({ mode: 'number' }).notNull().default(0),
    revokedAt: at(),
  },
  (table) => [
    unique('api_tokens_company').on(table.companyId, table.id),
    uniqueIndex('api_tokens_hash').on(table.tokenHash),
    index('api_tokens_maker').on(table.companyId, table.userId),
    companyKey('api_tokens_maker_fk', [table.companyId, table.userId], users),
  ],
)
