import { and, asc, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ImportKind, ImportOptions } from '@oktant/contract/people/imports.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import { containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'
import { profiles, userProfiles } from '../permissions/permissions.tables.ts'
import { importMappings, importRows, imports } from './imports.tables.ts'

export type ImportTask = typeof imports.$inferSelect
type NewTask = typeof imports.$inferInsert

export async function insertImport(db: Db, values: NewTask) {
  const [made] = await db.insert(imports).values(values).returning({ id: imports.id })
  return made?.id ?? 0
}

export async function findImport(db: Db, companyId: number, id: number): Promise<ImportTask | undefined> {
  const [task] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.companyId, companyId), eq(imports.id, id)))
  return task
}

/** For the work itself, which knows no company until it has looked. */
export async function findTask(db: Db, id: number): Promise<ImportTask | undefined> {
  const [task] = await db.select().from(imports).where(eq(imports.id, id))
  return task
}

/** NOTE: its row is what two who work on the same import meet at. */
export async function holdImport(db: Db, id: number): Promise<ImportTask | undefined> {
  const [task] = await db.select().from(imports).where(eq(imports.id, id)).for('update')
  return task
}

export async function updateImport(db: Db, id: number, values: Partial<NewTask>) {
  await db.update(imports).set(values).where(eq(imports.id, id))
}

export async function deleteImport(db: Db, companyId: number, id: number) {
  await db.delete(imports).where(and(eq(imports.companyId, companyId), eq(imports.id, id)))
}

const makers = alias(users, 'makers')
const columns = {
  task: imports,
  firstName: makers.firstName,
  surname: makers.surname,
}
export type ImportRow = Awaited<ReturnType<typeof listImports>>['rows'][number]

const conditions: Record<string, (value: string) => SQL> = {
  title: (value) => containsText(imports.title, value),
  kind: (value) => sql`${imports.kind} = ${value}`,
  state: (value) => sql`${imports.state} = ${value}`,
}

/** Of the kinds that one may bring in. */
export async function listImports(db: Db, companyId: number, kinds: readonly ImportKind[], page: Page) {
  const wanted = and(
    eq(imports.companyId, companyId),
    inArray(imports.kind, [...kinds]),
    ...page.filters.map(({ field, value }) => conditions[field]?.(value)),
  )
  const column = page.sort?.field === 'title' ? sql`${imports.title} collate "und-x-icu"` : imports.id
  const direction = page.sort && !page.sort.descending ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select(columns)
      .from(imports)
      .leftJoin(makers, and(eq(makers.companyId, imports.companyId), eq(makers.id, imports.createdBy)))
      .where(wanted)
      .orderBy(direction(column), desc(imports.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(imports).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function findImportWhole(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(imports)
    .leftJoin(makers, and(eq(makers.companyId, imports.companyId), eq(makers.id, imports.createdBy)))
    .where(and(eq(imports.companyId, companyId), eq(imports.id, id)))
  return row
}

type Counted = { outcome: string | null; state: string | null; count: number }

/** How many lines there are of each kind of outcome, and how far they have come. */
export const countLines = (db: Db, { companyId, id }: { companyId: number; id: number }) =>
  rowsOf<Counted>(
    db,
    sql`select outcome, state, count(*)::int as count from ${importRows}
      where company_id = ${companyId} and import_id = ${id} group by outcome, state`,
  )

export async function countActive(db: Db, companyId: number) {
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.status, 'Active')))
  return row?.count ?? 0
}

export async function findMapping(db: Db, companyId: number, kind: ImportKind) {
  const [mapping] = await db
    .select()
    .from(importMappings)
    .where(and(eq(importMappings.companyId, companyId), eq(importMappings.kind, kind)))
  return mapping
}

type Mapping = { companyId: number; kind: ImportKind; fields: Record<string, string>; options: ImportOptions }

export async function keepMapping(db: Db, mapping: Mapping) {
  const { fields, options } = mapping
  await db
    .insert(importMappings)
    .values(mapping)
    .onConflictDoUpdate({
      target: [importMappings.companyId, importMappings.kind],
      set: { fields: sql`import_mappings.fields || ${JSON.stringify(fields)}::jsonb`, options },
    })
}

/** Whoever began the work, with what they were allowed then and still are; nobody once their account is closed. */
export async function findDoer(db: Db, { companyId, doneBy, doneWith }: ImportTask): Promise<Actor | null> {
  if (doneBy === null) return null
  const [person] = await db
    .select({
      id: users.id,
      companyId: users.companyId,
      language: users.language,
      timezone: users.timezone,
      permissions: sql<Permission[] | null>`(
        select jsonb_agg(distinct permission)
        from ${userProfiles} held
        join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
        cross join jsonb_array_elements_text(profile.permissions) permission
        where held.company_id = ${users.companyId} and held.user_id = ${users.id})`,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.id, doneBy),
        eq(users.status, 'Active'),
        eq(companies.state, 'confirmed'),
      ),
    )
  if (!person) return null
  const held = new Set(person.permissions ?? [])
  const permissions = new Set(doneWith.filter((permission) => held.has(permission)))
  return { ...person, permissions, projectId: null, sessionId: 0, viewer: null }
}

/** Work that stands still, as its process or its job was lost. */
export async function listStalled(db: Db, before: Date) {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.state, ['checking', 'applying', 'undoing']), lt(imports.movedAt, before)))
    .orderBy(asc(imports.id))
    .limit(100)
  return rows.map(({ id }) => id)
}

/** Old imports that are at rest, for being forgotten with their lines. */
export const listForgettable = (db: Db, before: Date) =>
  db
    .select({ id: imports.id, companyId: imports.companyId, fileId: imports.fileId })
    .from(imports)
    .where(
      and(
        inArray(imports.state, ['uploaded', 'checked', 'stopped', 'applied', 'undone', 'failed']),
        lt(imports.createdAt, before),
        or(isNull(imports.finishedAt), lt(imports.finishedAt, before)),
      ),
    )
    .limit(100)
