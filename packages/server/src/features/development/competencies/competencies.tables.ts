import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { competencyLevels, declarationStates } from '@oktant/contract/development/competency-shapes.ts'
import { at, companyId, companyKey, id, localText } from '../../../db/query/columns.ts'
import { files } from '../../../files/files.tables.ts'
import { certificates } from '../../learning/certificates/certificates.tables.ts'
import { jobRoles, localities, users } from '../../people/people/people.tables.ts'
import { competencyItems } from '../competency-items/competency-items.tables.ts'

/** That a job role has said what it asks for, and how often. */
export const competencyProfiles = pgTable(
  'competency_profiles',
  {
    companyId: companyId(),
    jobRoleId: integer().notNull(),
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'competency_profiles_pk', columns: [table.companyId, table.jobRoleId] }),
    companyKey('competency_profiles_role_fk', [table.companyId, table.jobRoleId], jobRoles).onDelete(
      'cascade',
    ),
  ],
)

/** What a job role asks for. */
export const competencyProfileItems = pgTable(
  'competency_profile_items',
  {
    companyId: companyId(),
    jobRoleId: integer().notNull(),
    itemId: integer().notNull(),
    level: text({ enum: competencyLevels }).notNull(),
    validMonths: integer(),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'competency_profile_items_pk',
      columns: [table.companyId, table.jobRoleId, table.itemId],
    }),
    companyKey('competency_profile_items_role_fk', [table.companyId, table.jobRoleId], jobRoles).onDelete(
      'cascade',
    ),
    companyKey('competency_profile_items_item_fk', [table.companyId, table.itemId], competencyItems),
  ],
)

/** A claim: somebody says that they have a competency, and an assessor decides. */
export const competencyDeclarations = pgTable(
  'competency_declarations',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    itemId: integer().notNull(),
    state: text({ enum: declarationStates }).notNull(),
    /** The level that was claimed; what was confirmed is the state. */
    level: text({ enum: competencyLevels }).notNull(),
    words: text().notNull(),
    assessorId: integer(),
    declaredAt: at().notNull(),
    confirmedOn: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    /** The last day ahead of its end on which its holder was told: 60, 30 or 7. */
    toldDays: integer(),
    changes: integer().notNull().default(0),
  },
  (table) => [
    unique('competency_declarations_company').on(table.companyId, table.id),
    uniqueIndex('competency_declarations_open')
      .on(table.companyId, table.userId, table.itemId)
      .where(sql`${table.state} in ('DECLARED', 'UNDER_REVIEW', 'RETURNED')`),
    uniqueIndex('competency_declarations_held')
      .on(table.companyId, table.userId, table.itemId)
      .where(sql`${table.state} in ('LEVEL_ONE', 'LEVEL_TWO')`),
    index('competency_declarations_user').on(table.companyId, table.userId, table.declaredAt),
    index('competency_declarations_queue').on(table.companyId, table.state, table.declaredAt),
    index('competency_declarations_expiry')
      .on(table.validUntil)
      .where(sql`${table.state} in ('LEVEL_ONE', 'LEVEL_TWO')`),
    companyKey('competency_declarations_user_fk', [table.companyId, table.userId], users),
    companyKey('competency_declarations_item_fk', [table.companyId, table.itemId], competencyItems),
    companyKey('competency_declarations_assessor_fk', [table.companyId, table.assessorId], users),
  ],
)

/** What shows a declaration: a file, or a certificate of the person. */
export const competencyEvidence = pgTable(
  'competency_evidence',
  {
    id: id(),
    companyId: companyId(),
    declarationId: integer().notNull(),
    fileId: integer(),
    certificateId: integer(),
  },
  (table) => [
    index('competency_evidence_declaration').on(table.companyId, table.declarationId),
    companyKey(
      'competency_evidence_declaration_fk',
      [table.companyId, table.declarationId],
      competencyDeclarations,
    ),
    companyKey('competency_evidence_file_fk', [table.companyId, table.fileId], files),
    companyKey('competency_evidence_certificate_fk', [table.companyId, table.certificateId], certificates)
      // NOTE: a certificate is forgotten with its person, and a proof of it then shows nothing.
      .onDelete('cascade'),
  ],
)

/** Where a declaration went, append-only. */
export const competencySteps = pgTable(
  'competency_steps',
  {
    id: id(),
    companyId: companyId(),
    declarationId: integer().notNull(),
    /** Null where time did it. */
    doneBy: integer(),
    state: text({ enum: declarationStates }).notNull(),
    comment: text().notNull().default(''),
    at: at().notNull(),
  },
  (table) => [
    index('competency_steps_declaration').on(table.companyId, table.declarationId, table.id),
    companyKey(
      'competency_steps_declaration_fk',
      [table.companyId, table.declarationId],
      competencyDeclarations,
    ),
    companyKey('competency_steps_by_fk', [table.companyId, table.doneBy], users),
  ],
)

/** Whether somebody met the profile of their job role on a day, in the words of an assessor. */
export const competencyAssessments = pgTable(
  'competency_assessments',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    jobRole: localText(),
    isMet: boolean().notNull(),
    comment: text().notNull(),
    assessedBy: integer().notNull(),
    assessedAt: at().notNull(),
  },
  (table) => [
    index('competency_assessments_user').on(table.companyId, table.userId, table.assessedAt),
    companyKey('competency_assessments_user_fk', [table.companyId, table.userId], users),
    companyKey('competency_assessments_by_fk', [table.companyId, table.assessedBy], users),
  ],
)

/** The localities of a regional administrator. */
export const competencyRegions = pgTable(
  'competency_regions',
  { companyId: companyId(), userId: integer().notNull(), localityId: integer().notNull() },
  (table) => [
    primaryKey({ name: 'competency_regions_pk', columns: [table.companyId, table.userId, table.localityId] }),
    companyKey('competency_regions_user_fk', [table.companyId, table.userId], users),
    companyKey('competency_regions_locality_fk', [table.companyId, table.localityId], localities).onDelete(
      'cascade',
    ),
  ],
)
