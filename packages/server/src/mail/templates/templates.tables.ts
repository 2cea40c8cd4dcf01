import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { languages } from '@oktant/contract/http/http.ts'
import { at, companyId, companyKey, createdAt, id } from '../../db/query/columns.ts'
import { companies } from '../../features/organisation/companies/companies.tables.ts'

/** A letter of the product whose words a company has changed, or a template of its own. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    /** The key of the letter in code; null for a company’s own. */
    key: text(),
    /** What the company calls its own; empty for a letter of the product. */
    name: text().notNull().default(''),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('message_templates_company').on(table.companyId, table.id),
    unique('message_templates_key').on(table.companyId, table.key),
  ],
)

/** Every version of the words, oldest first; the newest of a language is in force. */
export const messageTexts = pgTable(
  'message_texts',
  {
    id: id(),
    companyId: companyId(),
    templateId: integer().notNull(),
    language: text({ enum: languages }).notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    action: text().notNull(),
    /** Since this version the words in code are in force again. */
    isDefault: boolean().notNull(),
    /** NOTE: by number alone, as in the audit trail: a version outlives who wrote it. */
    userId: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_texts_newest').on(table.companyId, table.templateId, table.language, table.id),
    companyKey('message_texts_template_fk', [table.companyId, table.templateId], messageTemplates),
  ],
)
