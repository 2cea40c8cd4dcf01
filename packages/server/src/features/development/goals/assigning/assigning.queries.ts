import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { containsText } from '../../../../db/query/containing.ts'
import { nameOf } from '../../../../db/query/names.ts'
import { jobRoles, users } from '../../../people/people/people.tables.ts'
import { belowOf } from '../goals.queries.ts'

type Wanted = { companyId: number; id: number; toAll: boolean; text: string; limit: number; offset: number }

const jobRole = sql<LocalText | null>`(select role.name from ${jobRoles} role
  where role.company_id = "users"."company_id" and role.id = "users"."job_role_id")`
const manager = sql<
  string | null
>`(select concat_ws(' ', manager.first_name, manager.surname) from ${users} manager
  where manager.company_id = "users"."company_id" and manager.id = "users"."manager_id")`

const inReach = ({ companyId, id, toAll }: Pick<Wanted, 'companyId' | 'id' | 'toAll'>) =>
  and(
    eq(users.companyId, companyId),
    eq(users.status, 'Active'),
    isNull(users.anonymisedAt),
    sql`${users.id} <> ${id}`,
    toAll ? undefined : sql`${users.id} in ${belowOf({ companyId, id })}`,
  )

/** The people to whom somebody may assign goals, by name. */
export async function pageOfPeople(db: Db, { text, limit, offset, ...who }: Wanted) {
  const wanted = and(inReach(who), text ? containsText(nameOf(users), text) : undefined)
  const [rows, [total]] = await Promise.all([
    db
      .select({ id: users.id, name: nameOf(users), jobRole, manager })
      .from(users)
      .where(wanted)
      .orderBy(sql`${users.surname} collate "und-x-icu"`, asc(users.firstName), asc(users.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(users).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** Those of these who are within somebody’s reach. */
export async function listReached(
  db: Db,
  who: Pick<Wanted, 'companyId' | 'id' | 'toAll'>,
  ids: readonly number[],
) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inReach(who), sql`${users.id} = any(${sql.param([...ids])}::integer[])`))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}
