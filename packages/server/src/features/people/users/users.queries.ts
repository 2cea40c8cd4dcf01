import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { preparedRows } from '../../../db/engine/prepared.ts'
import { fail } from '../../../http/fail.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { userFieldValues } from '../custom-fields/custom-fields.tables.ts'
import { jobRoles, localities, projectMembers, projects, users } from '../people/people.tables.ts'
import { profiles, userProfiles } from '../permissions/permissions.tables.ts'

export type UserRowWhole = NonNullable<Awaited<ReturnType<typeof findUser>>>
export type UserValues = Partial<typeof users.$inferInsert>

const managers = alias(users, 'managers')

const permissionsOf = (userId: SQL, companyId: SQL) => sql<Permission[] | null>`(
  select jsonb_agg(distinct permission)
  from ${userProfiles} held
  join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
  cross join jsonb_array_elements_text(profile.permissions) permission
  where held.company_id = ${companyId} and held.user_id = ${userId})`

/** One person with all that a form and the rules about them need. */
export async function findUser(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({
      user: users,
      managerLogin: managers.login,
      managerFirstName: managers.firstName,
      managerSurname: managers.surname,
      projectIds: sql<
        number[] | null
      >`(select jsonb_agg(project_id order by project_id) from ${projectMembers} member
        where member.company_id = ${users.companyId} and member.user_id = ${users.id})`,
      profileIds: sql<
        number[] | null
      >`(select jsonb_agg(profile_id order by profile_id) from ${userProfiles} held
        where held.company_id = ${users.companyId} and held.user_id = ${users.id})`,
      fieldValues: sql<Record<string, string> | null>`(select jsonb_object_agg(field_id, value)
        from ${userFieldValues} kept where kept.company_id = ${users.companyId} and kept.user_id = ${users.id})`,
      permissions: permissionsOf(sql`${users.id}`, sql`${users.companyId}`),
    })
    .from(users)
    .leftJoin(managers, and(eq(managers.companyId, users.companyId), eq(managers.id, users.managerId)))
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
  if (!row) return undefined
  const { user, projectIds, profileIds, fieldValues, permissions, ...manager } = row
  return {
    ...user,
    ...manager,
    projectIds: projectIds ?? [],
    profileIds: profileIds ?? [],
    fieldValues: fieldValues ?? {},
    permissions: permissions ?? [],
  }
}

type Names = { login: string; emailAddress: string; externalId: string | null; companyId: number }

/** Which of these names somebody else has; logins and addresses are unique over all companies. */
export async function findTaken(db: Db, names: Names, but: number | null) {
  const sameLogin = sql`lower(${users.login}) = lower(${names.login})`
  const sameEmail = sql`lower(${users.emailAddress}) = lower(${names.emailAddress})`
  const sameNumber = names.externalId
    ? and(eq(users.companyId, names.companyId), eq(users.externalId, names.externalId))
    : undefined
  const rows = await db
    .select({
      login: sql<boolean>`${sameLogin}`,
      email: sql<boolean>`${sameEmail}`,
      externalId: sql<boolean>`${sameNumber ?? sql`false`}`,
    })
    .from(users)
    .where(and(or(sameLogin, sameEmail, sameNumber), but === null ? undefined : ne(users.id, but)))
  return {
    login: rows.some((row) => row.login),
    email: rows.some((row) => row.email),
    externalId: rows.some((row) => row.externalId),
  }
}

export async function updatePerson(db: Db, companyId: number, id: number, values: UserValues) {
  await db
    .update(users)
    .set(values)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
}

/** The manager, their manager and so on. */
export async function lineAbove(db: Db, companyId: number, managerId: number) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with recursive line (id) as (
      select ${managerId}::integer
      union
      select above.manager_id from line join ${users} above
        on above.company_id = ${companyId} and above.id = line.id
        where above.manager_id is not null)
    select id from line`,
  )
  return rows.map(({ id }) => id)
}

type Targets = {
  managerId?: number | null
  jobRoleId?: number | null
  localityId?: number | null
  projectIds?: readonly number[]
}

/** Are all of these rows of this company? */
export async function countTargets(db: Db, companyId: number, targets: Targets) {
  const ids = (list: readonly number[]) => sql`any(${sql.param([...list])}::integer[])`
  const one = (id: number | null | undefined) => ids(id ? [id] : [])
  const [row] = await rowsOf<{ managers: number; roles: number; places: number; projects: number }>(
    db,
    sql`select
      (select count(*)::int from ${users} where company_id = ${companyId} and id = ${one(targets.managerId)}) managers,
      (select count(*)::int from ${jobRoles} where company_id = ${companyId} and id = ${one(targets.jobRoleId)}) roles,
      (select count(*)::int from ${localities} where company_id = ${companyId} and id = ${one(targets.localityId)}) places,
      (select count(*)::int from ${projects} where company_id = ${companyId} and id = ${ids(targets.projectIds ?? [])}) projects`,
  )
  return row ?? { managers: 0, roles: 0, places: 0, projects: 0 }
}

/** Makes these the groups of somebody, and takes away the others. */
export async function replaceProjects(
  db: Db,
  companyId: number,
  userId: number,
  projectIds: readonly number[],
) {
  const kept = sql`any(${sql.param([...projectIds])}::integer[])`
  await db.execute(sql`delete from ${projectMembers}
    where company_id = ${companyId} and user_id = ${userId} and not project_id = ${kept}`)
  await db.execute(sql`insert into ${projectMembers} (company_id, project_id, user_id)
    select ${companyId}::integer, project.id, ${userId}::integer from ${projects} project
    where project.company_id = ${companyId} and project.id = ${kept} on conflict do nothing`)
}

export async function replaceProfiles(
  db: Db,
  companyId: number,
  userId: number,
  profileIds: readonly number[],
) {
  const kept = sql`any(${sql.param([...profileIds])}::integer[])`
  await db.execute(sql`delete from ${userProfiles}
    where company_id = ${companyId} and user_id = ${userId} and not profile_id = ${kept}`)
  await db.execute(sql`insert into ${userProfiles} (company_id, user_id, profile_id)
    select ${companyId}::integer, ${userId}::integer, profile.id from ${profiles} profile
    where profile.company_id = ${companyId} and profile.id = ${kept} on conflict do nothing`)
}

/** The company's profiles with what they allow. */
export const listProfiles = (db: Db, companyId: number) =>
  db
    .select({ id: profiles.id, key: profiles.key, name: profiles.name, permissions: profiles.permissions })
    .from(profiles)
    .where(eq(profiles.companyId, companyId))
    .orderBy(profiles.id)

type Named<N> = { id: number; name: N }
type Offered = {
  projects: Named<string>[]
  learningGroups: Named<LocalText>[]
  jobRoles: Named<LocalText>[]
  localities: Named<LocalText>[]
  profiles: Awaited<ReturnType<typeof listProfiles>>
}

const given = sql.placeholder
const namesIn = (table: SQL | PgTable, order: SQL, also = sql`true`) =>
  sql`(select coalesce(json_agg(json_build_object('id', one.id, 'name', one.name) order by ${order}), '[]')
    from ${table} one where one.company_id = ${given('companyId')} and ${also})`

const offered = preparedRows<Offered>(
  'users_offered',
  () => sql`select ${namesIn(projects, sql`one.name collate "und-x-icu"`)} as projects,
    ${namesIn(sql`learning_groups`, sql`one.id`, sql`one.removed_at is null`)} as "learningGroups",
    ${namesIn(jobRoles, sql`one.id`)} as "jobRoles", ${namesIn(localities, sql`one.id`)} as localities,
    (select coalesce(json_agg(json_build_object('id', one.id, 'key', one.key, 'name', one.name,
        'permissions', one.permissions) order by one.id), '[]')
      from ${profiles} one where one.company_id = ${given('companyId')}) as profiles`,
)

/** What people of a company can be given. */
export async function findOffered(db: Db, companyId: number) {
  const [found] = await offered(db, { companyId })
  if (!found) throw fail('unexpected')
  return found
}

const seats = preparedRows<{ bought: number | null; taken: number }>(
  'users_seats',
  () => sql`select company.licence_seats as bought, (select count(*)::int from ${users} person
      where person.company_id = company.id and person.status = 'Active') as taken
    from ${companies} company where company.id = ${given('companyId')}`,
)

/** Seats of the licence; the row is held, so that two who come at once do not both take the last one. */
export async function countSeats(db: Db, companyId: number, { hold = false } = {}) {
  if (hold)
    await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  const [found] = await seats(db, { companyId })
  if (!found) throw fail('unexpected')
  return found
}

export const deleteFieldValues = (db: Db, companyId: number, userId: number) =>
  db
    .delete(userFieldValues)
    .where(and(eq(userFieldValues.companyId, companyId), eq(userFieldValues.userId, userId)))

export const findNames = (db: Db, companyId: number, ids: number[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, surname: users.surname })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, ids)))
