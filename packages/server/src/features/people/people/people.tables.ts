import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { TimeSlot } from '@oktant/contract/people/sessions.ts'
import type { Module } from '@oktant/contract/organisation/shell.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { foldedSql } from '../../../db/query/containing.ts'
import { files } from '../../../files/files.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

export const jobRoles = pgTable(
  'job_roles',
  { id: id(), companyId: companyId().references(() => companies.id), name: localText() },
  (table) => [unique('job_roles_company').on(table.companyId, table.id)],
)

export const localities = pgTable(
  'localities',
  { id: id(), companyId: companyId().references(() => companies.id), name: localText() },
  (table) => [unique('localities_company').on(table.companyId, table.id)],
)

/** A group of people in a company; its label is "group". */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: text().notNull(),
    enableChat: boolean().notNull().default(false),
    visibleModules: jsonb().$type<Module[]>().notNull(),
    /** When its people may work, in their own time zone; none means always. */
    accessTimeslots: jsonb().$type<TimeSlot[]>().notNull().default([]),
  },
  (table) => [unique('projects_company').on(table.companyId, table.id)],
)

/**
 * What is searched of a person, by the name that a query gives them: the name as folded, with login and address by its
 * letters, and what may be mistyped. NOTE: where an address ends is the same for many, and would be nearly what anybody types.
 */
export function personTexts(alias: string) {
  const name = `(${alias}.first_name_folded || ' ' || ${alias}.surname_folded)`
  const [login, address] = [`lower(${alias}.login)`, `lower(${alias}.email_address)`]
  return {
    name,
    company: `array[${alias}.company_id]`,
    letters: `(${name} || ' ' || ${login} || ' ' || ${address})`,
    nearly: `(${name} || ' ' || split_part(${login}, '@', 1) || ' ' || split_part(${address}, '@', 1))`,
  }
}

const searched = personTexts('users')

export const users = pgTable(
  'users',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    firstName: text().notNull(),
    surname: text().notNull(),
    /** As they are searched: without accents, in small letters. */
    firstNameFolded: text().generatedAlwaysAs(sql.raw(foldedSql('first_name'))),
    surnameFolded: text().generatedAlwaysAs(sql.raw(foldedSql('surname'))),
    login: text().notNull(),
    emailAddress: text().notNull(),
    passwordHash: text(),
    status: text({ enum: ['Active', 'Inactive'] })
      .notNull()
      .default('Active'),
    language: text({ enum: ['en', 'de'] }).notNull(),
    /** Whether the person chose it; until then it follows the page on which they sign in. */
    hasChosenLanguage: boolean().notNull().default(false),
    timezone: text().notNull(),
    managerId: integer(),
    jobRoleId: integer(),
    localityId: integer(),
    avatarFileId: integer(),
    mobileNumber: text().notNull().default(''),
    landlineNumber: text().notNull().default(''),
    faxNumber: text().notNull().default(''),
    bioRegistered: boolean().notNull().default(false),
    /** The person’s number in another system, by which an import finds them again. */
    externalId: text(),
    /** When they were last invited to set a password. */
    welcomedAt: at(),
    /** The person was taken out; what remains is nobody. */
    anonymisedAt: at(),
    lastLoggedInAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('users_company').on(table.companyId, table.id),
    uniqueIndex('users_login').on(sql`lower(${table.login})`),
    uniqueIndex('users_email').on(sql`lower(${table.emailAddress})`),
    uniqueIndex('users_external').on(table.companyId, table.externalId),
    index('users_manager').on(table.companyId, table.managerId),
    index('users_job_role').on(table.companyId, table.jobRoleId),
    index('users_locality').on(table.companyId, table.localityId),
    index('users_active')
      .on(table.companyId)
      .where(sql`${table.status} = 'Active'`),
    index('users_folded').on(table.companyId, table.surnameFolded, table.firstNameFolded),
    index('users_searched')
      .using(
        'gin',
        sql.raw(`(${searched.company})`),
        sql.raw(`${searched.letters} gin_trgm_ops`),
        sql.raw(`${searched.nearly} gin_trgm_ops`),
      )
      // NOTE: kilobytes; a longer list of pending entries makes imports faster and every search slower.
      .with({ gin_pending_list_limit: 128 }),
    index('users_by_surname').on(table.companyId, sql`${table.surname} collate "und-x-icu"`, table.id),
    companyKey('users_manager_fk', [table.companyId, table.managerId], table),
    companyKey('users_job_role_fk', [table.companyId, table.jobRoleId], jobRoles),
    companyKey('users_locality_fk', [table.companyId, table.localityId], localities),
    companyKey('users_avatar_fk', [table.companyId, table.avatarFileId], files),
  ],
)

export const projectMembers = pgTable(
  'project_members',
  {
    companyId: companyId(),
    projectId: integer().notNull(),
    userId: integer().notNull(),
    joinedAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.projectId, table.userId] }),
    index('project_members_user').on(table.companyId, table.userId),
    companyKey('project_members_project_fk', [table.companyId, table.projectId], projects),
    companyKey('project_members_user_fk', [table.companyId, table.userId], users),
  ],
)

/** Which language somebody had chosen that their company no longer offers; they get it back when it does. */
export const formerLanguages = pgTable(
  'former_languages',
  {
    companyId: companyId(),
    userId: integer().notNull(),
    language: text({ enum: ['en', 'de'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    companyKey('former_languages_user_fk', [table.companyId, table.userId], users),
  ],
)
