import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/engine/db.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { nameOf } from '../../../db/query/names.ts'
import { users } from '../../people/people/people.tables.ts'
import { kpaHandovers, kpas } from './kpas.tables.ts'

type Key = { companyId: number; id: number }

const isActive = sql<boolean>`(${users.status} = 'Active' and ${users.anonymisedAt} is null)`
const columns = {
  id: kpas.id,
  companyId: kpas.companyId,
  parentId: kpas.parentId,
  name: kpas.name,
  about: kpas.about,
  ownerId: kpas.ownerId,
  ownerName: nameOf(users),
  isOwnerActive: isActive,
  changes: kpas.changes,
  archivedAt: kpas.archivedAt,
}
const rowsFrom = (db: Db) =>
  db
    .select(columns)
    .from(kpas)
    .innerJoin(users, and(eq(users.companyId, kpas.companyId), eq(users.id, kpas.ownerId)))

/** The whole tree; a company has a bounded number of areas. */
export const listAll = (db: Db, companyId: number) =>
  rowsFrom(db).where(eq(kpas.companyId, companyId)).orderBy(asc(kpas.id))
export type KpaRow = Awaited<ReturnType<typeof listAll>>[number]

export async function findKpa(db: Db, { companyId, id }: Key) {
  const [row] = await rowsFrom(db).where(and(eq(kpas.companyId, companyId), eq(kpas.id, id)))
  return row
}

/** Held until the transaction ends, as two moves at once could close a circle. */
export const holdAll = (db: Db, companyId: number) =>
  db
    .select({ id: kpas.id, parentId: kpas.parentId, archivedAt: kpas.archivedAt })
    .from(kpas)
    .where(eq(kpas.companyId, companyId))
    .orderBy(asc(kpas.id))
    .for('update')

/** Somebody who may own an area. */
export async function findOwner(db: Db, { companyId, id }: Key) {
  const [row] = await db
    .select({ id: users.id, name: nameOf(users) })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id), isActive))
  return row
}

export async function insertKpa(db: Db, values: typeof kpas.$inferInsert) {
  const [made] = await db.insert(kpas).values(values).returning({ id: kpas.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

/** False where somebody changed it since this stand was seen. */
export async function writeKpa(
  db: Db,
  { companyId, id, changes }: Key & { changes: number },
  change: Partial<typeof kpas.$inferInsert>,
) {
  const written = await db
    .update(kpas)
    .set({ ...change, changes: changes + 1 })
    .where(and(eq(kpas.companyId, companyId), eq(kpas.id, id), eq(kpas.changes, changes)))
    .returning({ id: kpas.id })
  return written.length > 0
}

export const insertHandover = (db: Db, values: typeof kpaHandovers.$inferInsert) =>
  db.insert(kpaHandovers).values(values)

const givers = alias(users, 'givers')
const takers = alias(users, 'takers')
const doers = alias(users, 'doers')

/** Who has owned an area, the latest first. */
export const listHandovers = (db: Db, { companyId, id }: Key) =>
  db
    .select({
      id: kpaHandovers.id,
      at: kpaHandovers.at,
      reason: kpaHandovers.reason,
      fromId: kpaHandovers.fromId,
      fromName: nameOf(givers),
      toId: kpaHandovers.toId,
      toName: nameOf(takers),
      byId: kpaHandovers.byId,
      byName: nameOf(doers),
    })
    .from(kpaHandovers)
    .innerJoin(takers, and(eq(takers.companyId, kpaHandovers.companyId), eq(takers.id, kpaHandovers.toId)))
    .innerJoin(doers, and(eq(doers.companyId, kpaHandovers.companyId), eq(doers.id, kpaHandovers.byId)))
    .leftJoin(givers, and(eq(givers.companyId, kpaHandovers.companyId), eq(givers.id, kpaHandovers.fromId)))
    .where(and(eq(kpaHandovers.companyId, companyId), eq(kpaHandovers.kpaId, id)))
    .orderBy(sql`${kpaHandovers.id} desc`)
export type HandoverRow = Awaited<ReturnType<typeof listHandovers>>[number]

/** The names of some areas, archived ones too. */
export const listNames = (db: Db, companyId: number, ids: readonly number[]) =>
  db
    .select({ id: kpas.id, name: kpas.name, archivedAt: kpas.archivedAt })
    .from(kpas)
    .where(and(eq(kpas.companyId, companyId), sql`${kpas.id} = ${anyOf(ids)}`))

/** How many areas in use have no active owner, and since when the oldest of them exists. */
export async function countOwnerless(db: Db, companyId: number) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      since: sql<string | null>`min(${kpas.createdAt})`,
    })
    .from(kpas)
    .innerJoin(users, and(eq(users.companyId, kpas.companyId), eq(users.id, kpas.ownerId)))
    .where(and(eq(kpas.companyId, companyId), isNull(kpas.archivedAt), sql`not ${isActive}`))
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null }
}
