import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { users } from '../people/people.tables.ts'
import { profiles, userProfiles } from './permissions.tables.ts'

const permissionsOfPerson = sql<Permission[]>`coalesce((
  select jsonb_agg(distinct permission) from ${userProfiles} held
  join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
  cross join jsonb_array_elements_text(profile.permissions) permission
  where held.company_id = users.company_id and held.user_id = users.id), '[]')`

const fullName = sql<string>`users.first_name || ' ' || users.surname`

/** A page of those who hold a profile; what else they may do is looked up for its rows alone. */
export async function findProfileHolders(db: Db, companyId: number, profileId: number, page: Page) {
  const { filters, sort, limit, offset } = page
  const wanted = and(
    eq(userProfiles.companyId, companyId),
    eq(userProfiles.profileId, profileId),
    ...filters.map(({ value }) => containsText(fullName, value)),
  )
  const person = and(eq(users.companyId, userProfiles.companyId), eq(users.id, userProfiles.userId))
  const direction = sort?.descending ? desc : asc
  const rows = await db
    .select({
      id: users.id,
      fullName,
      login: users.login,
      status: users.status,
      permissions: permissionsOfPerson,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(userProfiles)
    .innerJoin(users, person)
    .where(wanted)
    .orderBy(direction(sql`users.surname collate "und-x-icu"`), asc(users.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? 0 }
}

export type Chosen = { id: number; fullName: string; holds: boolean; permissions: Permission[] }

/** The people meant, with whether they hold the profile and what they may do; held until the commit. */
export const findChosen = (db: Db, companyId: number, profileId: number, ids: readonly number[]) =>
  rowsOf<Chosen>(
    db,
    sql`select users.id, ${fullName} as "fullName", ${permissionsOfPerson} as permissions,
      exists (select from ${userProfiles} held where held.company_id = users.company_id
        and held.user_id = users.id and held.profile_id = ${profileId}) as holds
    from ${users} where users.company_id = ${companyId} and users.id = any(${sql.param([...ids])}::integer[])
    order by users.surname collate "und-x-icu", users.id for no key update of users`,
  )

export async function giveProfile(db: Db, companyId: number, profileId: number, ids: readonly number[]) {
  await db
    .insert(userProfiles)
    .values(ids.map((userId) => ({ companyId, profileId, userId })))
    .onConflictDoNothing()
}

export async function takeProfile(db: Db, companyId: number, profileId: number, ids: readonly number[]) {
  await db.execute(sql`delete from ${userProfiles} where company_id = ${companyId}
    and profile_id = ${profileId} and user_id = any(${sql.param([...ids])}::integer[])`)
}

/** Which grants are thought away: of these profiles, of these people or of everybody. */
export type Without = { profileIds: readonly number[]; userIds?: readonly number[] }

/** Who could still give permissions without these grants: how many active people, and this one? */
export async function countAdministratorsWithout(
  db: Db,
  { id, companyId }: { id: number; companyId: number },
  { profileIds, userIds }: Without,
) {
  const people = userIds ? sql`and held.user_id = any(${sql.param([...userIds])}::integer[])` : sql``
  const [row] = await rowsOf<{ left: number; own: number }>(
    db,
    sql`select count(distinct person.id)::int as left,
      (count(distinct person.id) filter (where person.id = ${id}))::int as own
    from ${users} person
    join ${userProfiles} held on held.company_id = person.company_id and held.user_id = person.id
    join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
    where person.company_id = ${companyId} and person.status = 'Active'
      and profile.permissions @> '["permissions.administer"]'
      and not (held.profile_id = any(${sql.param([...profileIds])}::integer[]) ${people})`,
  )
  return row ?? { left: 0, own: 0 }
}

/** The profiles of somebody, and of a company's which are theirs; nothing where there is no such person. */
export async function findProfileIds(db: Db, companyId: number, userId: number) {
  const rows = await rowsOf<{ profileIds: number[] }>(
    db,
    sql`select coalesce((select jsonb_agg(held.profile_id) from ${userProfiles} held
      where held.company_id = users.company_id and held.user_id = users.id), '[]') as "profileIds"
    from ${users} where users.company_id = ${companyId} and users.id = ${userId}`,
  )
  return rows[0]?.profileIds
}

const namedAtMost = 5

/** Active holders of a profile: how many, and a few by name. */
export async function countHolders(db: Db, companyId: number, profileId: number) {
  const rows = await rowsOf<{ name: string; count: number }>(
    db,
    sql`select ${fullName} as name, (count(*) over ())::int as count
    from ${userProfiles} held
    join ${users} on users.company_id = held.company_id and users.id = held.user_id
    where held.company_id = ${companyId} and held.profile_id = ${profileId} and users.status = 'Active'
    order by users.surname collate "und-x-icu", users.id limit ${namedAtMost}`,
  )
  return { count: rows[0]?.count ?? 0, examples: rows.map(({ name }) => name) }
}
