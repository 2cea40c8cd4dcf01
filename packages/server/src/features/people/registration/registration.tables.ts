import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '@oktant/contract/http/http.ts'
import { at, companyId, createdAt, id } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** Who asked for a company, until the link in their letter confirms it; the link is known by its hash alone. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    firstName: text().notNull(),
    surname: text().notNull(),
    emailAddress: text().notNull(),
    language: text().$type<Language>().notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (table) => [
    uniqueIndex('registrations_token').on(table.tokenHash),
    index('registrations_company').on(table.companyId),
    index('registrations_end').on(table.expiresAt),
  ],
)

/** Challenges that were solved and used, remembered until they would have ended anyway. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    nonce: text().primaryKey(),
    /** Of the request that used it, so that the same request may come twice. */
    contentHash: text().notNull(),
    expiresAt: at().notNull(),
  },
  (table) => [index('used_captchas_end').on(table.expiresAt)],
)
