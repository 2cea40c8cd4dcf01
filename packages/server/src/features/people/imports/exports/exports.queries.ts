import { asc, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { jobRoles, projectMembers, projects, users } from '../../people/people.tables.ts'

const idList = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::integer[])`
type Ref = { id: number; externalId: string | null; login: string }

/** Who leads these people, by the number elsewhere or the login; people without a manager are left out. */
export const listLeaders = (db: Db, companyId: number, ids: readonly number[]) =>
  rowsOf<Ref & { leader: string }>(
    db,
    sql`select person.id, person.external_id as "externalId", person.login,
        coalesce(above.external_id, above.login) as leader
      from ${users} person join ${users} above
        on above.company_id = person.company_id and above.id = person.manager_id
      where person.company_id = ${companyId} and person.anonymised_at is null and person.id = ${idList(ids)}
      order by person.id`,
  )

export const listMembers = (db: Db, companyId: number, ids: readonly number[]) =>
  rowsOf<Ref & { group: string }>(
    db,
    sql`select person.id, person.external_id as "externalId", person.login, project.name as "group"
      from ${users} person
      join ${projectMembers} member on member.company_id = person.company_id and member.user_id = person.id
      join ${projects} project on project.company_id = member.company_id and project.id = member.project_id
      where person.company_id = ${companyId} and person.anonymised_at is null and person.id = ${idList(ids)}
      order by person.id, project.id`,
  )

export const listJobRoles = (db: Db, companyId: number) =>
  db
    .select({ id: jobRoles.id, name: jobRoles.name })
    .from(jobRoles)
    .where(eq(jobRoles.companyId, companyId))
    .orderBy(asc(jobRoles.id))
