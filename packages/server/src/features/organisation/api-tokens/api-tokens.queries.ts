import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type TokenState, tokenStates } from '@oktant/contract/organisation/api-tokens.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { LoadedToken, TokenUsed } from '../../../access/token-actors.ts'
import { containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import type { Chosen } from '../../../http/chosen.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { companies } from '../companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { profiles, userProfiles } from '../../people/permissions/permissions.tables.ts'
import { apiTokens } from './api-tokens.tables.ts'
import { actsFor } from './api-tokens.rules.ts'

export type NewToken = typeof apiTokens.$inferInsert

const permissionsOfMaker = sql<Permission[] | null>`(
  select jsonb_agg(distinct item)
  from ${userProfiles}
  join ${profiles} on ${profiles.companyId} = ${userProfiles.companyId} and ${profiles.id} = ${userProfiles.profileId}
  cross join jsonb_array_elements_text(${profiles.permissions}) item
  where ${userProfiles.companyId} = ${apiTokens.companyId} and ${userProfiles.userId} = ${apiTokens.userId})`

const maker = and(eq(users.companyId, apiTokens.companyId), eq(users.id, apiTokens.userId))

const tokenByHash = prepared((db) =>
  db
    .select({
      id: apiTokens.id,
      userId: users.id,
      companyId: users.companyId,
      language: users.language,
      timezone: users.timezone,
      scopes: apiTokens.scopes,
      isPersonal: apiTokens.isPersonal,
      ranges: apiTokens.ranges,
      expiresAt: apiTokens.expiresAt,
      permissions: permissionsOfMaker,
    })
    .from(apiTokens)
    .innerJoin(users, maker)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(apiTokens.tokenHash, sql.placeholder('hash')),
        isNull(apiTokens.revokedAt),
        eq(users.status, 'Active'),
        eq(companies.state, 'confirmed'),
      ),
    )
    .prepare('token_by_hash'),
)

/** A token with what it may do now; none once it, its maker or their company has ended, or they may make none. */
export async function loadToken(db: Db, hash: string): Promise<LoadedToken | null> {
  const [row] = await tokenByHash(db).execute({ hash })
  const allowed = row && actsFor(row.scopes, row.permissions ?? [])
  if (!row || !allowed) return null
  const { id, userId, companyId, language, timezone, isPersonal, expiresAt, ranges } = row
  const apiToken = { id, isPersonal }
  const person = {
    id: userId,
    companyId,
    language,
    timezone,
    projectId: null,
    sessionId: 0,
    viewer: null,
  }
  return { id, expiresAt, ranges, actor: { ...person, apiToken, permissions: new Set(allowed) } }
}

export async function noteTokenUse(db: Db, { id, at, from, uses }: TokenUsed) {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: at, lastUsedFrom: from, uses: sql`${apiTokens.uses} + ${uses}` })
    .where(eq(apiTokens.id, id))
}

export async function insertToken(db: Db, token: NewToken) {
  const [made] = await db.insert(apiTokens).values(token).returning({ id: apiTokens.id })
  if (!made) throw new Error('no token was made')
  return made.id
}

const makerMayMakeTokens = sql`${users.status} = 'Active' and exists (
  select from ${userProfiles}
  join ${profiles} on ${profiles.companyId} = ${userProfiles.companyId} and ${profiles.id} = ${userProfiles.profileId}
  where ${userProfiles.companyId} = ${apiTokens.companyId} and ${userProfiles.userId} = ${apiTokens.userId}
    and ${profiles.permissions} @> '["system.administer"]')`

const stateAt = (now: Date) => sql<TokenState>`case
  when ${apiTokens.revokedAt} is not null then 'revoked'
  when ${apiTokens.expiresAt} <= ${now} then 'expired'
  when not (${makerMayMakeTokens}) then 'resting'
  else 'active' end`

const makerName = sql<string>`${users.firstName} || ' ' || ${users.surname}`

const columns = (now: Date) => ({
  id: apiTokens.id,
  name: apiTokens.name,
  prefix: apiTokens.prefix,
  state: stateAt(now),
  scopes: apiTokens.scopes,
  isPersonal: apiTokens.isPersonal,
  ranges: apiTokens.ranges,
  makerId: apiTokens.userId,
  makerName,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  revokedAt: apiTokens.revokedAt,
  lastUsedAt: apiTokens.lastUsedAt,
  lastUsedFrom: apiTokens.lastUsedFrom,
  uses: apiTokens.uses,
  permissions: permissionsOfMaker,
})

const sortColumns: Record<string, SQL> = {
  name: sql`${apiTokens.name} collate "und-x-icu"`,
  createdAt: sql`${apiTokens.createdAt}`,
  expiresAt: sql`${apiTokens.expiresAt}`,
  lastUsedAt: sql`coalesce(${apiTokens.lastUsedAt}, '-infinity')`,
}

function listed(companyId: number, filters: Page['filters'], now: Date) {
  const matches = ({ field, value }: Page['filters'][number]) => {
    if (field === 'state') return isState(value) ? sql`${stateAt(now)} = ${value}` : sql`false`
    return containsText(field === 'maker' ? makerName : apiTokens.name, value)
  }
  return and(eq(apiTokens.companyId, companyId), ...filters.map(matches))
}

export async function findTokens(
  db: Db,
  companyId: number,
  { filters, sort, limit, offset }: Page,
  now: Date,
) {
  const wanted = listed(companyId, filters, now)
  const column = sortColumns[sort?.field ?? 'createdAt'] ?? sql`${apiTokens.createdAt}`
  const order =
    sort && !sort.descending ? [asc(column), asc(apiTokens.id)] : [desc(column), desc(apiTokens.id)]
  const [rows, [total]] = await Promise.all([
    db
      .select(columns(now))
      .from(apiTokens)
      .innerJoin(users, maker)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(apiTokens)
      .innerJoin(users, maker)
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

const isState = (value: string) => tokenStates.some((state) => state === value)

export async function findToken(db: Db, companyId: number, id: number, now: Date) {
  const [row] = await db
    .select(columns(now))
    .from(apiTokens)
    .innerJoin(users, maker)
    .where(and(eq(apiTokens.companyId, companyId), eq(apiTokens.id, id)))
  return row
}
export type TokenRow = NonNullable<Awaited<ReturnType<typeof findToken>>>

/** The chosen tokens, held until they are ended. */
export function holdChosenTokens(db: Db, companyId: number, chosen: Chosen, now: Date) {
  const meant =
    'ids' in chosen
      ? and(eq(apiTokens.companyId, companyId), inArray(apiTokens.id, [...chosen.ids]))
      : listed(companyId, chosen.filters, now)
  return db
    .select(columns(now))
    .from(apiTokens)
    .innerJoin(users, maker)
    .where(meant)
    .orderBy(apiTokens.id)
    .for('update', { of: apiTokens })
}

/** Ends these once; says which, as somebody else may just have ended some. */
export async function endTokens(db: Db, companyId: number, ids: readonly number[], now: Date) {
  const ended = await db
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(
      and(eq(apiTokens.companyId, companyId), inArray(apiTokens.id, [...ids]), isNull(apiTokens.revokedAt)),
    )
    .returning({ id: apiTokens.id })
  return ended.map(({ id }) => id)
}

/** Ends what these people made; says which. */
export async function countTokensOfPeople(db: Db, companyId: number, userIds: readonly number[]) {
  const [open] = await db
    .select({ count: count() })
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.companyId, companyId),
        inArray(apiTokens.userId, [...userIds]),
        isNull(apiTokens.revokedAt),
      ),
    )
  return open?.count ?? 0
}

export const endTokensOf = (db: Db, companyId: number, userIds: readonly number[], now: Date) =>
  db
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(apiTokens.companyId, companyId),
        inArray(apiTokens.userId, [...userIds]),
        isNull(apiTokens.revokedAt),
      ),
    )
    .returning({ id: apiTokens.id, name: apiTokens.name, companyId: apiTokens.companyId })
