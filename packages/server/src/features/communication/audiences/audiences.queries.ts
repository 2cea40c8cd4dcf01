import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '@oktant/contract/communication/audiences.ts'
import { containingFolded, containsText } from '../../../db/query/containing.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { customFields } from '../../people/custom-fields/custom-fields.tables.ts'
import { learningGroups } from '../../people/learning-groups/learning-groups.tables.ts'
import { jobRoles, localities, projects, users } from '../../people/people/people.tables.ts'

/** Is the person `subject` meant? */
function isMeant({ kind, ids }: Audience): SQL {
  const meant: Record<Audience['kind'], SQL> = {
    everyone: sql`true`,
    projects: sql`exists (select from project_members membership
      where membership.company_id = subject.company_id and membership.user_id = subject.id
        and membership.project_id = ${anyOf(ids)})`,
    learningGroups: sql`exists (select from learning_group_stays stay
      join learning_groups kept on kept.company_id = stay.company_id and kept.id = stay.group_id
        and kept.removed_at is null
      where stay.company_id = subject.company_id and stay.user_id = subject.id and stay.until is null
        and stay.reason <> 'excluded' and stay.group_id = ${anyOf(ids)})`,
    jobRoles: sql`subject.job_role_id = ${anyOf(ids)}`,
    localities: sql`subject.locality_id = ${anyOf(ids)}`,
    people: sql`subject.id = ${anyOf(ids)}`,
  }
  return meant[kind]
}

/** Active people as `subject` who are meant, and as `reader` who is told: they themselves, or whoever leads them. */
export function readersOf(companyId: number, audience: Audience): SQL {
  const reader = audience.reach === 'managers' ? sql`subject.manager_id` : sql`subject.id`
  return sql`users subject
    join users reader on reader.company_id = subject.company_id and reader.id = ${reader}
      and reader.status = 'Active'
      and subject.company_id = ${companyId} and subject.status = 'Active' and ${isMeant(audience)}`
}

const owners = { projects, learningGroups, jobRoles, localities, people: users } as const

/** How many of these numbers are the company’s own. */
export async function countOwn(db: Db, companyId: number, kind: keyof typeof owners, ids: number[]) {
  const table = owners[kind]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.companyId, companyId),
        inArray(table.id, ids),
        kind === 'learningGroups' ? isNull(learningGroups.removedAt) : undefined,
      ),
    )
  return rows.length
}

type Named = { id: number; name: { en: string; de: string } }

export async function listChoices(db: Db, companyId: number) {
  const named = (name: SQL, from: SQL) =>
    rowsOf<Named>(
      db,
      sql`select id, ${name} as name from ${from} order by (${name} ->> 'en') collate "und-x-icu", id`,
    )
  const ofCompany = (table: SQL) => sql`${table} where company_id = ${companyId}`
  const [groups, learning, roles, places, dateFields] = await Promise.all([
    named(sql`jsonb_build_object('en', name, 'de', name)`, ofCompany(sql`projects`)),
    named(sql`name`, sql`${ofCompany(sql`learning_groups`)} and removed_at is null`),
    named(sql`name`, ofCompany(sql`job_roles`)),
    named(sql`name`, ofCompany(sql`localities`)),
    named(sql`label`, sql`${ofCompany(sql`${customFields}`)} and clazz = 'User' and input_type = 'date'`),
  ])
  return { projects: groups, learningGroups: learning, jobRoles: roles, localities: places, dateFields }
}

const mostFound = 20
const found = {
  id: users.id,
  name: sql<string>`${users.firstName} || ' ' || ${users.surname}`,
  login: users.login,
}
const byName = sql`${users.surname} collate "und-x-icu", ${users.firstName} collate "und-x-icu", ${users.id}`

export function searchPeople(db: Db, companyId: number, text: string) {
  return db
    .select(found)
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.status, 'Active'),
        or(
          sql`${users.firstNameFolded} || ' ' || ${users.surnameFolded} like ${containingFolded(text)}`,
          containsText(users.login, text),
        ),
      ),
    )
    .orderBy(byName)
    .limit(mostFound)
}

export const listPeople = (db: Db, companyId: number, ids: number[]) =>
  db
    .select(found)
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, ids)))
    .orderBy(byName)
