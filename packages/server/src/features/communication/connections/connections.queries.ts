import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containingFolded } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { jobRoles, localities, projectMembers, users } from '../../people/people/people.tables.ts'
import { connections } from './connections.tables.ts'

export type Owner = { companyId: number; id: number }

const colleagueColumns = {
  id: users.id,
  firstName: users.firstName,
  surname: users.surname,
  avatarFileId: users.avatarFileId,
  jobRoleId: users.jobRoleId,
  jobRoleName: jobRoles.name,
  localityId: users.localityId,
  localityName: localities.name,
}

const atJobRole = and(eq(jobRoles.companyId, users.companyId), eq(jobRoles.id, users.jobRoleId))
const atLocality = and(eq(localities.companyId, users.companyId), eq(localities.id, users.localityId))
const nameLike = (text: string) =>
  sql`${users.firstNameFolded} || ' ' || ${users.surnameFolded} like ${containingFolded(text)}`
const bySurname = sql`${users.surname} collate "und-x-icu"`

const sortColumns = new Map<string, SQL>([
  ['surname', bySurname],
  ['firstName', sql`${users.firstName} collate "und-x-icu"`],
  ['connectedAt', sql`${connections.createdAt}`],
])

const isTheirs = and(eq(users.companyId, connections.companyId), eq(users.id, connections.otherId))
const isOpenTo = ({ companyId, id }: Owner) =>
  and(
    eq(connections.companyId, companyId),
    eq(connections.userId, id),
    isNull(connections.removedAt),
    eq(users.status, 'Active'),
  )

/** The people somebody is connected with; accounts that are closed are left out until they are open again. */
export async function listOwn(db: Db, owner: Owner, page: Page) {
  const wanted = and(isOpenTo(owner), ...page.filters.map(({ value }) => nameLike(value)))
  const column = sortColumns.get(page.sort?.field ?? 'surname') ?? bySurname
  const [rows, [total]] = await Promise.all([
    db
      .select({ ...colleagueColumns, connectedAt: connections.createdAt })
      .from(connections)
      .innerJoin(users, isTheirs)
      .leftJoin(jobRoles, atJobRole)
      .leftJoin(localities, atLocality)
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(users.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(connections).innerJoin(users, isTheirs).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** Do two people meet at work: in a group, in a team, or one above the other? */
const meets = ({ companyId, id }: Owner) =>
  or(
    sql`exists (select from ${projectMembers} theirs
      join ${projectMembers} mine on mine.company_id = theirs.company_id and mine.project_id = theirs.project_id
      where theirs.company_id = ${companyId} and theirs.user_id = ${users.id} and mine.user_id = ${id})`,
    sql`exists (select from ${users} me where me.company_id = ${companyId} and me.id = ${id}
      and (me.manager_id = ${users.managerId} or me.manager_id = ${users.id} or ${users.managerId} = me.id))`,
  )

/** Somebody of the company, with how the two stand to each other. */
export async function findColleague(db: Db, owner: Owner, otherId: number) {
  const [row] = await db
    .select({
      ...colleagueColumns,
      status: users.status,
      meets: sql<boolean>`${meets(owner)}`,
      createdAt: connections.createdAt,
      removedAt: connections.removedAt,
    })
    .from(users)
    .leftJoin(
      connections,
      and(
        eq(connections.companyId, users.companyId),
        eq(connections.otherId, users.id),
        eq(connections.userId, owner.id),
      ),
    )
    .leftJoin(jobRoles, atJobRole)
    .leftJoin(localities, atLocality)
    .where(and(eq(users.companyId, owner.companyId), eq(users.id, otherId)))
  return row
}

export type ColleagueRow = NonNullable<Awaited<ReturnType<typeof findColleague>>>

/** Opens a connection on both sides; one that was ended begins anew. */
export async function openPair(db: Db, { companyId, id }: Owner, otherId: number, now: Date) {
  const pair = [
    { companyId, userId: id, otherId, createdAt: now },
    { companyId, userId: otherId, otherId: id, createdAt: now },
  ]
  // NOTE: always in the same order, so that two who add each other at once do not wait in a ring.
  await db
    .insert(connections)
    .values(pair.toSorted((one, next) => one.userId - next.userId))
    .onConflictDoUpdate({
      target: [connections.companyId, connections.userId, connections.otherId],
      set: { removedAt: null, createdAt: now },
    })
}

/** Says whether there was one to close. */
export async function closePair(db: Db, { companyId, id }: Owner, otherId: number, now: Date) {
  const closed = await db
    .update(connections)
    .set({ removedAt: now })
    .where(
      and(
        eq(connections.companyId, companyId),
        isNull(connections.removedAt),
        or(
          and(eq(connections.userId, id), eq(connections.otherId, otherId)),
          and(eq(connections.userId, otherId), eq(connections.otherId, id)),
        ),
      ),
    )
    .returning({ userId: connections.userId })
  return closed.length > 0
}

export async function deleteOf(db: Db, { companyId, userId }: { companyId: number; userId: number }) {
  const isTheirs = or(eq(connections.userId, userId), eq(connections.otherId, userId))
  await db.delete(connections).where(and(eq(connections.companyId, companyId), isTheirs))
}

export async function findNameOf(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ name: sql<string>`${users.firstName} || ' ' || ${users.surname}` })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
  return row?.name
}

export type SuggestionRow = {
  id: number
  firstName: string
  surname: string
  avatarFileId: number | null
  jobRoleId: number | null
  jobRoleName: { en: string; de: string } | null
  localityId: number | null
  localityName: { en: string; de: string } | null
  team: boolean
  jobRole: boolean
  locality: boolean
  group: boolean
  mutual: number
  total: number
}

type Wanted = Pick<Page, 'limit' | 'offset'> & { name: string; isByName: boolean }

/**
 * Active colleagues who suit, with why. NOTE: in a group of a hundred thousand nobody wants to see everybody, so each
 * reason brings a few hundred at most, and only these are weighed.
 */
export function listSuggestions(db: Db, { companyId, id }: Owner, { limit, offset, name, isByName }: Wanted) {
  const shared = sql`exists (select from ${projectMembers} theirs
    join my_groups on my_groups.project_id = theirs.project_id
    where theirs.company_id = ${companyId} and theirs.user_id = person.id)`
  return rowsOf<SuggestionRow>(
    db,
    sql`with me as (
      select id, manager_id, job_role_id, locality_id from ${users} where company_id = ${companyId} and id = ${id}),
    my_groups as (
      select project_id from ${projectMembers} where company_id = ${companyId} and user_id = ${id}),
    mine as (
      select other_id from ${connections} where company_id = ${companyId} and user_id = ${id}),
    common as (
      select second.other_id id, count(*)::int mutual from ${connections} first
      join ${connections} second on second.company_id = ${companyId} and second.user_id = first.other_id
        and second.removed_at is null
      where first.company_id = ${companyId} and first.user_id = ${id} and first.removed_at is null
      group by second.other_id order by count(*) desc, second.other_id limit 300),
    near (id) as (
      (select person.id from ${users} person, me where person.company_id = ${companyId}
        and person.manager_id = me.manager_id order by person.id limit 300)
      union (select person.id from ${users} person, me where person.company_id = ${companyId}
        and person.manager_id = me.id order by person.id limit 300)
      union select manager_id from me
      union select id from common
      union (select person.id from ${users} person, me where person.company_id = ${companyId}
        and person.job_role_id = me.job_role_id and ${shared} order by person.id limit 300)
      union (select person.id from ${users} person, me where person.company_id = ${companyId}
        and person.locality_id = me.locality_id and ${shared} order by person.id limit 300)
      union (select theirs.user_id from ${projectMembers} theirs
        join my_groups on my_groups.project_id = theirs.project_id
        where theirs.company_id = ${companyId} order by theirs.user_id limit 300)),
    weighed as (
      select person.*,
        (person.manager_id = me.manager_id or person.manager_id = me.id or me.manager_id = person.id) is true team,
        (person.job_role_id = me.job_role_id) is true "jobRole",
        (person.locality_id = me.locality_id) is true locality,
        ${shared} "group",
        coalesce(common.mutual, 0) mutual
      from near join ${users} person on person.company_id = ${companyId} and person.id = near.id
      cross join me left join common on common.id = person.id
      where person.status = 'Active' and person.id <> ${id}
        and person.id not in (select other_id from mine)
        and person.first_name_folded || ' ' || person.surname_folded like ${containingFolded(name)})
    select weighed.id, first_name "firstName", surname, avatar_file_id "avatarFileId",
      job_role_id "jobRoleId", role.name "jobRoleName", locality_id "localityId", place.name "localityName",
      team, "jobRole", weighed.locality, "group", mutual, count(*) over ()::int total
    from weighed
    left join ${jobRoles} role on role.company_id = ${companyId} and role.id = job_role_id
    left join ${localities} place on place.company_id = ${companyId} and place.id = locality_id
    order by ${isByName ? sql`` : sql`team::int * 4 + least(mutual, 3) * 3 + "jobRole"::int * 2 + weighed.locality::int desc,`}
      surname collate "und-x-icu", weighed.id
    limit ${limit} offset ${offset}`,
  )
}
