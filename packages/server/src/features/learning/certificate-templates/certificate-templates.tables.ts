import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CertificateDesign } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

export const certificateTemplates = pgTable(
  'certificate_templates',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: text().notNull(),
    /** The design in force; earlier ones stay for the certificates that were issued by them. */
    designId: integer(),
    /** New courses begin with it. */
    isDefault: boolean().notNull().default(false),
    /** Rises with every change, so that two designers notice each other. */
    changes: integer().notNull().default(0),
    changedBy: integer(),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('certificate_templates_company').on(table.companyId, table.id),
    index('certificate_templates_name').on(table.companyId, table.name),
    uniqueIndex('certificate_templates_default')
      .on(table.companyId)
      .where(sql`${table.isDefault}`),
  ],
)

/** What a template said at one time; never changed, so that what was issued stays as it was. */
export const certificateDesigns = pgTable(
  'certificate_designs',
  {
    id: id(),
    companyId: companyId(),
    templateId: integer().notNull(),
    design: jsonb().$type<CertificateDesign>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('certificate_designs_company').on(table.companyId, table.id),
    index('certificate_designs_template').on(table.companyId, table.templateId),
    companyKey('certificate_designs_template_fk', [table.companyId, table.templateId], certificateTemplates),
  ],
)
