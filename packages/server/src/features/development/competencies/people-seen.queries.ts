import { type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'

/** Whose people are seen as a whole in the matrix, and whose workbooks besides. */
const ofCompany: readonly Permission[] = ['competencies.administer', 'assurance.see']
const ofWorkbooks: readonly Permission[] = [...ofCompany, 'competencies.assess', 'workbooks.read']

type Who = Pick<Actor, 'id' | 'companyId' | 'permissions'>
const holdsOne = ({ permissions }: Who, all: readonly Permission[]) => all.some((one) => permissions.has(one))

/** NOTE: union, not union all: people who lead each other in a ring must not go round for ever. */
export const isLedBy = ({ companyId, id }: Pick<Who, 'id' | 'companyId'>) => sql`person.id in (
  with recursive below (id) as (
    select led.id from users led where led.company_id = ${companyId} and led.manager_id = ${id}
    union select led.id from below join users led on led.company_id = ${companyId} and led.manager_id = below.id)
  select id from below)`

const isOfRegion = ({ companyId, id }: Who) => sql`person.locality_id in (
  select region.locality_id from competency_regions region
  where region.company_id = ${companyId} and region.user_id = ${id})`

/** Which people, as `person`, somebody sees: the company, or their region and their team. */
export function isSeenBy(actor: Who, what: 'matrix' | 'workbook'): SQL {
  if (holdsOne(actor, what === 'matrix' ? ofCompany : ofWorkbooks)) return sql`true`
  const parts = [
    ...(actor.permissions.has('team.see') ? [isLedBy(actor)] : []),
    ...(actor.permissions.has('competencies.administerRegion') ? [isOfRegion(actor)] : []),
    ...(what === 'workbook' ? [sql`person.id = ${actor.id}`] : []),
  ]
  return parts.length ? sql`(${sql.join(parts, sql` or `)})` : sql`false`
}

/** In which role somebody opens the workbook of another. */
export function seesAs(actor: Who) {
  const all = [...ofWorkbooks, 'competencies.administerRegion'] as const
  return all.find((one) => actor.permissions.has(one)) ?? ('manager' as const)
}

export type PersonSeen = {
  id: number
  name: string
  jobRoleId: number | null
  jobRole: LocalText | null
  timezone: string
}

/** One person, where this actor may open their workbook. */
export async function findPersonSeen(db: Db, actor: Who, id: number): Promise<PersonSeen | undefined> {
  const [row] = await rowsOf<PersonSeen>(
    db,
    sql`select person.id, concat_ws(' ', person.first_name, person.surname) "name", person.timezone,
        person.job_role_id "jobRoleId", role.name "jobRole"
      from users person
      left join job_roles role on role.company_id = person.company_id and role.id = person.job_role_id
      where person.company_id = ${actor.companyId} and person.id = ${id} and person.anonymised_at is null
        and ${isSeenBy(actor, 'workbook')}`,
  )
  return row
}
