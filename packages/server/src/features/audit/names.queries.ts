import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http.ts'
import type { Db } from '../../db/db.ts'
import { localText } from '../../db/local-text.ts'
import { nameOf } from '../../db/names.ts'
import { customFieldOptions, customFields } from '../custom-fields/custom-fields.tables.ts'
import { jobRoles, localities, projects, users } from '../people/people.tables.ts'
import { profiles } from '../permissions/permissions.tables.ts'
import type { NamedKind, Names, Wanted } from './names.rules.ts'

type Reader = { companyId: number; language: Language }
type Rows = Promise<{ id: number; name: string | null }[]>

const text = (of: SQL | typeof jobRoles.name, language: Language) =>
  sql<string | null>`${localText(of, language)}`

const kinds: Record<NamedKind, (db: Db, reader: Reader, ids: number[]) => Rows> = {
  person: (db, { companyId }, ids) =>
    db
      .select({ id: users.id, name: nameOf(users) })
      .from(users)
      .where(and(eq(users.companyId, companyId), inArray(users.id, ids))),
  project: (db, { companyId }, ids) =>
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.companyId, companyId), inArray(projects.id, ids))),
  jobRole: (db, { companyId, language }, ids) =>
    db
      .select({ id: jobRoles.id, name: text(jobRoles.name, language) })
      .from(jobRoles)
      .where(and(eq(jobRoles.companyId, companyId), inArray(jobRoles.id, ids))),
  locality: (db, { companyId, language }, ids) =>
    db
      .select({ id: localities.id, name: text(sql`${localities.name}`, language) })
      .from(localities)
      .where(and(eq(localities.companyId, companyId), inArray(localities.id, ids))),
  profile: (db, { companyId, language }, ids) =>
    db
      .select({ id: profiles.id, name: text(sql`${profiles.name}`, language) })
      .from(profiles)
      .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, ids))),
  field: (db, { companyId, language }, ids) =>
    db
      .select({ id: customFields.id, name: text(sql`${customFields.label}`, language) })
      .from(customFields)
      .where(and(eq(customFields.companyId, companyId), inArray(customFields.id, ids))),
  // NOTE: of all options of the fields, as an answer may be a number without being one.
  option: (db, { companyId, language }, ids) =>
    db
      .select({ id: customFieldOptions.id, name: text(sql`${customFieldOptions.value}`, language) })
      .from(customFieldOptions)
      .where(and(eq(customFieldOptions.companyId, companyId), inArray(customFieldOptions.fieldId, ids))),
}

/** What the numbers in entries mean to their reader: one query for each kind that is asked for. */
export async function listNames(db: Db, reader: Reader, wanted: Wanted): Promise<Names> {
  const found = await Promise.all(
    [...wanted].map(async ([kind, ids]) => {
      const rows = await kinds[kind](db, reader, [...ids])
      return [kind, new Map(rows.map(({ id, name }) => [id, name ?? '']))] as const
    }),
  )
  return new Map(found)
}
