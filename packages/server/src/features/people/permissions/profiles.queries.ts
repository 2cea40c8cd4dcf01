import { and, asc, count, eq, like, type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { containingFolded } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'
import { profiles, userProfiles } from './permissions.tables.ts'

// NOTE: in a select of one table its columns would stand here without their table’s name.
const columns = {
  id: profiles.id,
  key: profiles.key,
  name: profiles.name,
  authorities: profiles.authorities,
  permissions: profiles.permissions,
  holders: sql<number>`(select count(*)::int from ${userProfiles} held
    where held.company_id = profiles.company_id and held.profile_id = profiles.id)`,
}

export const listProfileRows = (db: Db, companyId: number) =>
  db.select(columns).from(profiles).where(eq(profiles.companyId, companyId)).orderBy(asc(profiles.id))

export async function findProfileRow(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, id)))
  return row
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfileRow>>>

type Values = { name: LocalText; permissions: Permission[]; authorities?: string[] }

export async function insertProfile(db: Db, companyId: number, key: string, values: Values) {
  const [made] = await db
    .insert(profiles)
    .values({ authorities: [], ...values, companyId, key })
    .returning({ id: profiles.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

export async function writeProfile(db: Db, companyId: number, id: number, values: Values) {
  await db
    .update(profiles)
    .set(values)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, id)))
}

export async function deleteProfile(db: Db, companyId: number, id: number) {
  await db.delete(profiles).where(and(eq(profiles.companyId, companyId), eq(profiles.id, id)))
}

export async function listHolderIds(db: Db, companyId: number, profileId: number) {
  const rows = await db
    .select({ id: userProfiles.userId })
    .from(userProfiles)
    .where(and(eq(userProfiles.companyId, companyId), eq(userProfiles.profileId, profileId)))
  return rows.map(({ id }) => id)
}

/** Active people who could give rights back to others, were these not there. */
export async function countAdministratorsBut(db: Db, companyId: number, ids: readonly number[]) {
  // NOTE: held until the commit, so that two who drop the right at once do not each count on the other.
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(distinct person.id)::int as count
    from ${users} person
    join ${userProfiles} held on held.company_id = person.company_id and held.user_id = person.id
    join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
    where person.company_id = ${companyId} and person.status = 'Active'
      and profile.permissions @> '["permissions.administer"]'
      and not person.id = any(${sql.param([...ids])}::integer[])`,
  )
  return row?.count ?? 0
}

/** Active people who hold one of the permissions by any profile. */
export async function listHolderIdsOf(db: Db, companyId: number, permissions: readonly Permission[]) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct person.id
    from ${users} person
    join ${userProfiles} held on held.company_id = person.company_id and held.user_id = person.id
    join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
    where person.company_id = ${companyId} and person.status = 'Active'
      and jsonb_exists_any(profile.permissions, ${sql.param([...permissions])}::text[])
    order by person.id`,
  )
  return rows.map(({ id }) => id)
}

/** Who holds a permission by any profile, with which profiles those are. */
export async function findHoldersOf(
  db: Db,
  companyId: number,
  permission: Permission,
  { filters, sort, limit, offset }: Page,
) {
  const holds = sql`exists (select from ${userProfiles} held
    join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
    where held.company_id = users.company_id and held.user_id = users.id
      and profile.permissions @> ${JSON.stringify([permission])}::jsonb)`
  const wanted: SQL | undefined = and(
    eq(users.companyId, companyId),
    eq(users.status, 'Active'),
    holds,
    ...filters.map(({ value }) =>
      like(sql`${users.firstNameFolded} || ' ' || ${users.surnameFolded}`, containingFolded(value)),
    ),
  )
  const order = sql`${users.surname} collate "und-x-icu" ${sql.raw(sort?.descending ? 'desc' : 'asc')}`
  const by = sql<LocalText[]>`(select jsonb_agg(profile.name order by profile.id) from ${userProfiles} held
    join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
    where held.company_id = users.company_id and held.user_id = users.id
      and profile.permissions @> ${JSON.stringify([permission])}::jsonb)`
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: users.id,
        fullName: sql<string>`${users.firstName} || ' ' || ${users.surname}`,
        login: users.login,
        profiles: by,
      })
      .from(users)
      .where(wanted)
      .orderBy(order, asc(users.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(users).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

type Why = { id: number; name: LocalText }[]
type Reasons = {
  id: number
  fullName: string
  isActive: boolean
  manages: number
  permissions: { permission: Permission; profiles: Why }[]
  authorities: { authority: string; profiles: Why }[]
}

const reasons = (column: 'permissions' | 'authorities', as: 'permission' | 'authority') => sql`coalesce((
  select jsonb_agg(jsonb_build_object('${sql.raw(as)}', why.item, 'profiles', why.profiles) order by why.item)
  from (select item, jsonb_agg(jsonb_build_object('id', profile.id, 'name', profile.name) order by profile.id) profiles
    from ${userProfiles} held
    join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
    cross join jsonb_array_elements_text(profile.${sql.raw(column)}) item
    where held.company_id = person.company_id and held.user_id = person.id
    group by item) why), '[]')`

/** What somebody can do, each with the profiles that allow it; nothing where there is no such person. */
export async function findReasons(db: Db, companyId: number, userId: number) {
  const [row] = await rowsOf<Reasons>(
    db,
    sql`select person.id, person.first_name || ' ' || person.surname as "fullName",
      person.status = 'Active' as "isActive",
      (select count(*)::int from ${users} led where led.company_id = person.company_id
        and led.manager_id = person.id and led.status = 'Active') as manages,
      ${reasons('permissions', 'permission')} as permissions,
      ${reasons('authorities', 'authority')} as authorities
    from ${users} person where person.company_id = ${companyId} and person.id = ${userId}`,
  )
  return row
}
