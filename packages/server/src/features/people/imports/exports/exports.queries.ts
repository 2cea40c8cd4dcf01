import type { Language } from '@oktant/contract/http/http.ts'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { customFieldOptions, userFieldValues } from '../../custom-fields/custom-fields.tables.ts'
import { jobRoles, localities, projectMembers, projects, users } from '../../people/people.tables.ts'
import { profiles, userProfiles } from '../../permissions/permissions.tables.ts'

const idList = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::integer[])`
type Ref = { id: number; externalId: string | null; login: string }

/** What a person has several of. */
export type Held = {
  userId: number
  groups: string[] | null
  profiles: string[] | null
  /** By the numbers of the fields that the company adds. */
  answers: Record<string, string> | null
}

export type ExportedPerson = Ref & {
  firstName: string
  surname: string
  emailAddress: string
  status: string
  language: string
  timezone: string
  manager: string | null
  jobRole: string | null
  locality: string | null
  mobileNumber: string
  landlineNumber: string
  faxNumber: string
  bioRegistered: boolean
}

type Exporting = { companyId: number; language: Language }

const words = (text: SQL, language: Language) =>
  sql`coalesce(nullif(${text}->>${language}::text, ''), nullif(${text}->>'en', ''), ${text}->>'de')`

/** NOTE: with where they begin and end, so that an index is read from there to there, and not for each of many. */
const isOf = (id: SQL, ids: readonly number[]) =>
  sql`(${id} between ${ids[0] ?? 0} and ${ids.at(-1) ?? 0} and ${id} = ${idList(ids)})`

/** People with what their form holds once, in words, by their numbers. */
export const listExported = (db: Db, { companyId, language }: Exporting, ids: readonly number[]) =>
  rowsOf<ExportedPerson>(
    db,
    sql`select person.id, person.external_id as "externalId", person.login, person.first_name as "firstName",
        person.surname, person.email_address as "emailAddress", person.status, person.language, person.timezone,
        coalesce(above.external_id, above.login) as manager, ${words(sql`role.name`, language)} as "jobRole",
        ${words(sql`site.name`, language)} as locality, person.mobile_number as "mobileNumber",
        person.landline_number as "landlineNumber", person.fax_number as "faxNumber",
        person.bio_registered as "bioRegistered"
      from ${users} person
      left join ${users} above on above.company_id = person.company_id and above.id = person.manager_id
      left join ${jobRoles} role on role.company_id = person.company_id and role.id = person.job_role_id
      left join ${localities} site on site.company_id = person.company_id and site.id = person.locality_id
      where person.company_id = ${companyId} and person.anonymised_at is null and ${isOf(sql`person.id`, ids)}
      order by person.id`,
  )

/**
 * NOTE: put together for all of them at once, as a look for each would be most of what this costs; and beside who they are,
 * as a plan that is kept for any people takes them for one, and would put it together for each.
 */
export const listHeld = (db: Db, { companyId, language }: Exporting, ids: readonly number[]) =>
  rowsOf<Held>(
    db,
    sql`select member.user_id as "userId", json_agg(project.name order by project.id) as groups,
        null::json as profiles, null::json as answers
      from ${projectMembers} member
      join ${projects} project on project.company_id = member.company_id and project.id = member.project_id
      where member.company_id = ${companyId} and ${isOf(sql`member.user_id`, ids)}
      group by member.user_id
      union all
      select held.user_id, null, json_agg(${words(sql`profile.name`, language)} order by profile.id), null
      from ${userProfiles} held
      join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
      where held.company_id = ${companyId} and ${isOf(sql`held.user_id`, ids)}
      group by held.user_id
      union all
      select kept.user_id, null, null,
        json_object_agg(kept.field_id, coalesce(${words(sql`option.value`, language)}, kept.value))
      from ${userFieldValues} kept
      left join ${customFieldOptions} option on option.company_id = kept.company_id
        and option.field_id = kept.field_id and option.id::text = kept.value
      where kept.company_id = ${companyId} and ${isOf(sql`kept.user_id`, ids)}
      group by kept.user_id`,
  )

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
