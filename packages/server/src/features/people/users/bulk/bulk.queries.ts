import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { projectMembers, projects, users } from '../../people/people.tables.ts'
import { profiles, userProfiles } from '../../permissions/permissions.tables.ts'
import { userChanges } from '../users.tables.ts'

export type Member = { id: number; name: string; value: number | string | null; isAllowed: boolean }
export type NewChange = typeof userChanges.$inferInsert

const idList = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::integer[])`

/** The column that a change is about; what it holds is what taking it back needs. */
const columns = {
  status: sql`person.status`,
  managerId: sql`person.manager_id`,
  jobRoleId: sql`person.job_role_id`,
  localityId: sql`person.locality_id`,
  none: sql`null::text`,
} as const
export type ColumnName = keyof typeof columns

type AskedUsers = {
  companyId: number
  permissions: ReadonlySet<Permission>
  wanted: SQL | undefined
  column: ColumnName
  /** Whom the change would not change, or must not. */
  but: SQL
}

/** Who is meant, held until the commit, with what stands there now and whether the actor may act on them. */
export async function holdChosen(
  db: Db,
  { companyId, permissions, wanted, column, but }: AskedUsers,
): Promise<Member[]> {
  const own = sql`${sql.param([...permissions])}::text[]`
  return rowsOf<Member>(
    db,
    sql`select person.id, person.first_name || ' ' || person.surname as name, ${columns[column]} as value,
      not exists (
        select from ${userProfiles} held
        join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
        cross join jsonb_array_elements_text(profile.permissions) permission
        where held.company_id = person.company_id and held.user_id = person.id
          and not permission = any(${own})) as "isAllowed"
    from ${users} person
    where person.company_id = ${companyId} and person.anonymised_at is null and ${but}
      and person.id in (select ${users.id} from ${users} where ${wanted})
    order by person.id
    for update of person`,
  )
}

/** Who of these the actor may act on by now, held until the commit. */
export async function holdAllowed(
  db: Db,
  { companyId, permissions }: Pick<AskedUsers, 'companyId' | 'permissions'>,
  ids: readonly number[],
  but: SQL,
) {
  const wanted = and(eq(users.companyId, companyId), inArray(users.id, [...ids]))
  const people = await holdChosen(db, { companyId, permissions, wanted, column: 'none', but })
  return new Set(people.flatMap(({ id, isAllowed }) => (isAllowed ? [id] : [])))
}

/** The active people whom these lead, and who are not among them. */
export const findLedBy = (db: Db, companyId: number, ids: readonly number[]) =>
  rowsOf<{ name: string }>(
    db,
    sql`select first_name || ' ' || surname as name from ${users}
      where company_id = ${companyId} and manager_id = ${idList(ids)} and not id = ${idList(ids)}
        and status = 'Active' and anonymised_at is null order by surname collate "und-x-icu", id`,
  )

type Setting = {
  status?: 'Active' | 'Inactive'
  managerId?: number | null
  jobRoleId?: number | null
  localityId?: number | null
}

export async function setAll(db: Db, companyId: number, ids: readonly number[], values: Setting) {
  await db
    .update(users)
    .set(values)
    .where(and(eq(users.companyId, companyId), inArray(users.id, [...ids])))
}

export async function addMembers(db: Db, companyId: number, projectId: number, ids: readonly number[]) {
  await db.execute(sql`insert into ${projectMembers} (company_id, project_id, user_id)
    select ${companyId}::integer, ${projectId}::integer, person.id from unnest(${sql.param([...ids])}::integer[]) person(id)
    on conflict do nothing`)
}

export async function removeMembers(db: Db, companyId: number, projectId: number, ids: readonly number[]) {
  await db.execute(sql`delete from ${projectMembers}
    where company_id = ${companyId} and project_id = ${projectId} and user_id = ${idList(ids)}`)
}

/** Puts back what each had, where it is still what the change made of it; answers whom. */
export async function putBack(
  db: Db,
  {
    companyId,
    column,
    now,
    before,
  }: {
    companyId: number
    column: Exclude<ColumnName, 'none'>
    now: number | string | null
    before: readonly { id: number; value: number | string | null }[]
  },
) {
  const name = sql.identifier(columnNames[column])
  const type = column === 'status' ? sql`text` : sql`integer`
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`update ${users} person set ${name} = kept.value::${type}
    from unnest(${sql.param(before.map(({ id }) => id))}::integer[],
      ${sql.param(before.map(({ value }) => (value === null ? null : String(value))))}::text[]) kept(id, value)
    where person.company_id = ${companyId} and person.id = kept.id and person.anonymised_at is null
      and person.${name} is not distinct from ${now}::${type}
    returning person.id`,
  )
  return rows.map(({ id }) => id)
}

const columnNames = {
  status: 'status',
  managerId: 'manager_id',
  jobRoleId: 'job_role_id',
  localityId: 'locality_id',
} as const

export async function insertChange(db: Db, change: NewChange) {
  const [made] = await db.insert(userChanges).values(change).returning({ id: userChanges.id })
  return made?.id ?? null
}

/** A change that can still be taken back, held so that it is taken back once. */
export async function holdChange(db: Db, companyId: number, id: number) {
  const [change] = await db
    .select()
    .from(userChanges)
    .where(and(eq(userChanges.companyId, companyId), eq(userChanges.id, id), isNull(userChanges.undoneAt)))
    .for('update')
  return change
}

export async function markUndone(db: Db, id: number, now: Date) {
  await db.update(userChanges).set({ undoneAt: now }).where(eq(userChanges.id, id))
}

export async function findProject(db: Db, companyId: number, id: number) {
  const [project] = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.id, id)))
  return project
}

export async function markWelcomed(db: Db, companyId: number, ids: readonly number[], now: Date) {
  await db
    .update(users)
    .set({ welcomedAt: now })
    .where(and(eq(users.companyId, companyId), inArray(users.id, [...ids])))
}

export async function findInvited(db: Db, id: number) {
  const [person] = await db
    .select({
      companyId: users.companyId,
      status: users.status,
      language: users.language,
      emailAddress: users.emailAddress,
      firstName: users.firstName,
      login: users.login,
    })
    .from(users)
    .where(eq(users.id, id))
  return person
}
