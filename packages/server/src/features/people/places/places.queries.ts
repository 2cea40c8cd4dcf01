import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { containsLocal } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { sameName } from '../../../db/query/same-name.ts'
import { localText } from '../../../db/query/local-text.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { jobRoles, localities, users } from '../people/people.tables.ts'

/** The two kinds of places that a person has one of each; both tables have the same shape. */
const kinds = {
  jobRole: { table: jobRoles, held: users.jobRoleId, column: 'jobRoleId' },
  locality: { table: localities, held: users.localityId, column: 'localityId' },
} as const
export type PlaceKind = keyof typeof kinds

// NOTE: in a select of one table its columns would stand here without their table’s name.
const people: Record<PlaceKind, SQL<number>> = {
  jobRole: sql<number>`(select count(*)::int from ${users} person
    where person.company_id = job_roles.company_id and person.job_role_id = job_roles.id)`,
  locality: sql<number>`(select count(*)::int from ${users} person
    where person.company_id = localities.company_id and person.locality_id = localities.id)`,
}

/** As its reader sees it. */
const nameIn = (kind: PlaceKind, language: Language) => {
  const { table } = kinds[kind]
  return localText(table.name, language)
}

export async function findPlaces(
  db: Db,
  kind: PlaceKind,
  { companyId, language }: { companyId: number; language: Language },
  { filters, sort, limit, offset }: Page,
) {
  const { table } = kinds[kind]
  const wanted = and(
    eq(table.companyId, companyId),
    ...filters.map(({ value }) => containsLocal(table.name, value)),
  )
  const column: SQL = sort?.field === 'people' ? people[kind] : nameIn(kind, language)
  const [rows, [total]] = await Promise.all([
    db
      .select({ id: table.id, name: table.name, people: people[kind] })
      .from(table)
      .where(wanted)
      .orderBy(sort?.descending ? desc(column) : asc(column), asc(table.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(table).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function findPlace(db: Db, kind: PlaceKind, companyId: number, id: number) {
  const { table } = kinds[kind]
  const [row] = await db
    .select({ id: table.id, name: table.name, people: people[kind] })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.id, id)))
  return row
}

type Named = { kind: PlaceKind; companyId: number; name: LocalText; but: number | null }

/** Does another place carry this name in one of the languages? */
export async function isTaken(db: Db, { kind, companyId, name, but }: Named) {
  const { table } = kinds[kind]
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.companyId, companyId),
        sameName(table.name, name),
        but === null ? undefined : ne(table.id, but),
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function insertPlace(db: Db, kind: PlaceKind, companyId: number, name: LocalText) {
  const [made] = await db
    .insert(kinds[kind].table)
    .values({ companyId, name })
    .returning({ id: kinds[kind].table.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Row = { kind: PlaceKind; companyId: number; id: number }

export async function writePlace(db: Db, { kind, companyId, id }: Row, name: LocalText) {
  const { table } = kinds[kind]
  await db
    .update(table)
    .set({ name })
    .where(and(eq(table.companyId, companyId), eq(table.id, id)))
}

/** Gives everybody who has one place the other; says whom. */
export async function movePeople(db: Db, { kind, companyId, id }: Row, moveTo: number) {
  const { held, column } = kinds[kind]
  const moved = await db
    .update(users)
    .set({ [column]: moveTo })
    .where(and(eq(users.companyId, companyId), eq(held, id)))
    .returning({ id: users.id })
  return moved.map((person) => person.id)
}

export async function deletePlace(db: Db, { kind, companyId, id }: Row) {
  const { table } = kinds[kind]
  await db.delete(table).where(and(eq(table.companyId, companyId), eq(table.id, id)))
}
