import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { mailHeaders } from '@oktant/contract/organisation/branding.ts'
import { type Language, languages, type LocalText } from '@oktant/contract/http/http.ts'
import { at, companyId, createdAt, id } from '../../../db/query/columns.ts'

/** The tenant. Nobody sees another company's rows. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    /** Short and readable, for addresses and settings. */
    code: text().notNull(),
    /** The host name by which visitors reach this company's public catalogue, where it has one of its own. */
    host: text(),
    emailAddress: text().notNull(),
    supportEmailAddress: text().notNull().default(''),
    supportPhone: text().notNull().default(''),
    state: text({ enum: ['unconfirmed', 'confirmed', 'suspended'] }).notNull(),
    isDemo: boolean().notNull().default(false),
    licenceValidUntil: date(),
    licenceSeats: integer(),
    languages: jsonb().$type<Language[]>().notNull().default(['en', 'de']),
    defaultLanguage: text({ enum: languages }).notNull().default('en'),
    /** By whose calendar the days count that are the same for all: licence, surveys, rules. */
    timezone: text().notNull().default('UTC'),
    /** The address of the separate competency application, where the company has one. */
    competencyUrl: text(),
    createdAt: createdAt(),
    suspendedAt: at(),
    /** Out of sight and closed; kept so that it can be brought back. */
    removedAt: at(),
  },
  (table) => [
    uniqueIndex('companies_code').on(sql`lower(${table.code})`),
    uniqueIndex('companies_host').on(sql`lower(${table.host})`),
    uniqueIndex('companies_name').on(sql`lower(${table.name})`),
    uniqueIndex('companies_email').on(sql`lower(${table.emailAddress})`),
  ],
)

/** Further host names by which people and visitors reach a company. */
export const companyDomains = pgTable(
  'company_domains',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    /** In small letters. */
    domain: text().notNull(),
  },
  (table) => [
    index('company_domains_company').on(table.companyId, table.id),
    uniqueIndex('company_domains_domain').on(table.domain),
  ],
)

/** How a company appears; without a row, or where a field is empty, it appears as the product does. */
export const brandings = pgTable('brandings', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  productName: text().notNull().default(''),
  shortName: text().notNull().default(''),
  colour: text().notNull().default(''),
  signInText: jsonb().$type<LocalText>().notNull().default({ en: '', de: '' }),
  mailHeader: text({ enum: mailHeaders }).notNull().default('none'),
  /** The random names of files; the one before each is kept so that it can be brought back. */
  logoLight: text(),
  logoDark: text(),
  formerLogoLight: text(),
  formerLogoDark: text(),
})
