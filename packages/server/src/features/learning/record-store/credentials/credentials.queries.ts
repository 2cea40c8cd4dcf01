import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { containsText } from '../../../../db/query/containing.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { companies } from '../../../organisation/companies/companies.tables.ts'
import { users } from '../../../people/people/people.tables.ts'
import { recordCredentials, recordSettings } from '../record-store.tables.ts'

const credentialByHash = prepared((db) =>
  db
    .select({
      id: recordCredentials.id,
      companyId: recordCredentials.companyId,
      name: recordCredentials.name,
      key: recordCredentials.key,
      scopes: recordCredentials.scopes,
      lastUsedAt: recordCredentials.lastUsedAt,
    })
    .from(recordCredentials)
    .innerJoin(companies, eq(companies.id, recordCredentials.companyId))
    .where(
      and(
        eq(recordCredentials.secretHash, sql.placeholder('hash')),
        isNull(recordCredentials.revokedAt),
        eq(companies.state, 'confirmed'),
      ),
    )
    .prepare('record_credential_by_hash'),
)

export async function findCredential(db: Db, hash: string) {
  const [row] = await credentialByHash(db).execute({ hash })
  return row
}
export type LoadedCredential = NonNullable<Awaited<ReturnType<typeof findCredential>>>

export async function noteCredentialUse(db: Db, id: number, at: Date) {
  await db.update(recordCredentials).set({ lastUsedAt: at }).where(eq(recordCredentials.id, id))
}

export async function insertCredential(db: Db, credential: typeof recordCredentials.$inferInsert) {
  const [made] = await db.insert(recordCredentials).values(credential).returning({ id: recordCredentials.id })
  if (!made) throw new Error('no credential was made')
  return made.id
}

const columns = {
  id: recordCredentials.id,
  name: recordCredentials.name,
  key: recordCredentials.key,
  scopes: recordCredentials.scopes,
  makerId: recordCredentials.userId,
  makerName: sql<string>`${users.firstName} || ' ' || ${users.surname}`,
  createdAt: recordCredentials.createdAt,
  lastUsedAt: recordCredentials.lastUsedAt,
  revokedAt: recordCredentials.revokedAt,
}
const maker = and(eq(users.companyId, recordCredentials.companyId), eq(users.id, recordCredentials.userId))

const sortColumns = {
  name: sql`${recordCredentials.name} collate "und-x-icu"`,
  createdAt: sql`${recordCredentials.createdAt}`,
  lastUsedAt: sql`coalesce(${recordCredentials.lastUsedAt}, '-infinity')`,
}
const isSorted = (field: string | undefined): field is keyof typeof sortColumns =>
  field !== undefined && Object.hasOwn(sortColumns, field)

export async function listCredentials(db: Db, companyId: number, { filters, sort, limit, offset }: Page) {
  const wanted = and(
    eq(recordCredentials.companyId, companyId),
    ...filters.map(({ value }) => containsText(recordCredentials.name, value)),
  )
  const column = sortColumns[isSorted(sort?.field) ? sort.field : 'createdAt']
  const by = sort && !sort.descending ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select(columns)
      .from(recordCredentials)
      .innerJoin(users, maker)
      .where(wanted)
      .orderBy(by(column), by(recordCredentials.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(recordCredentials)
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function findCredentialRow(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(recordCredentials)
    .innerJoin(users, maker)
    .where(and(eq(recordCredentials.companyId, companyId), eq(recordCredentials.id, id)))
  return row
}
export type CredentialRow = NonNullable<Awaited<ReturnType<typeof findCredentialRow>>>

/** Ends it once; says whether it still stood. */
export async function endCredential(db: Db, companyId: number, id: number, now: Date) {
  const ended = await db
    .update(recordCredentials)
    .set({ revokedAt: now })
    .where(
      and(
        eq(recordCredentials.companyId, companyId),
        eq(recordCredentials.id, id),
        isNull(recordCredentials.revokedAt),
      ),
    )
    .returning({ id: recordCredentials.id })
  return ended.length > 0
}

export async function findSettings(db: Db, companyId: number) {
  const [row] = await db
    .select({ namesByMail: recordSettings.namesByMail })
    .from(recordSettings)
    .where(eq(recordSettings.companyId, companyId))
  return row ?? { namesByMail: false }
}

export async function saveSettings(db: Db, companyId: number, namesByMail: boolean) {
  await db
    .insert(recordSettings)
    .values({ companyId, namesByMail })
    .onConflictDoUpdate({ target: recordSettings.companyId, set: { namesByMail } })
}
