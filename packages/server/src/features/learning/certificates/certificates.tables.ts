import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, id, localText } from '../../../db/query/columns.ts'
import {
  certificateDesigns,
  certificateTemplates,
} from '../certificate-templates/certificate-templates.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { containers } from '../courses/courses.tables.ts'
import { containerLogs } from '../learn/learn.tables.ts'
import { users } from '../../people/people/people.tables.ts'

/** Proof that somebody has passed a course, as it was when it was issued. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    containerId: integer().notNull(),
    /** The period that was passed; it has one certificate, and those that were issued again for it. */
    containerLogId: integer().notNull(),
    /** 1 for the first of its period, 2 for the one that was issued in its place … */
    issue: integer().notNull().default(1),
    /** Counts the company’s certificates. */
    number: integer().notNull(),
    /** Not to be guessed; whoever has it can verify the certificate. */
    code: text().notNull(),
    templateId: integer().notNull(),
    designId: integer().notNull(),
    firstName: text().notNull(),
    surname: text().notNull(),
    course: localText(),
    mark: integer(),
    issuedAt: at().notNull(),
    expiresAt: at(),
    revokedAt: at(),
    revokedBy: integer(),
    revokeReason: text(),
    /** The last day ahead of its end on which its holder was told: 60, 30, 7, or 0 for the end itself. */
    toldDays: integer(),
  },
  (table) => [
    unique('certificates_company').on(table.companyId, table.id),
    unique('certificates_number').on(table.companyId, table.number),
    uniqueIndex('certificates_code').on(table.code),
    unique('certificates_period').on(table.companyId, table.containerLogId, table.issue),
    index('certificates_user').on(table.companyId, table.userId, table.issuedAt),
    index('certificates_container').on(table.companyId, table.containerId),
    index('certificates_template').on(table.companyId, table.templateId),
    index('certificates_issued').on(table.companyId, table.issuedAt),
    index('certificates_expiry')
      .on(table.expiresAt)
      .where(sql`${table.revokedAt} is null and ${table.expiresAt} is not null`),
    companyKey('certificates_user_fk', [table.companyId, table.userId], users),
    companyKey('certificates_container_fk', [table.companyId, table.containerId], containers),
    companyKey('certificates_log_fk', [table.companyId, table.containerLogId], containerLogs),
    companyKey('certificates_template_fk', [table.companyId, table.templateId], certificateTemplates),
    companyKey('certificates_design_fk', [table.companyId, table.designId], certificateDesigns),
  ],
)

/** The last number that a company has given to a certificate. */
export const certificateNumbers = pgTable(
  'certificate_numbers',
  {
    companyId: companyId().references(() => companies.id),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'certificate_numbers_pk', columns: [table.companyId] })],
)
