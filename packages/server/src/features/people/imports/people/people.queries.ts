import { and, eq, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { jobRoles, localities, projects, users } from '../../people/people.tables.ts'
import {
  customFieldOptions,
  customFields,
  userFieldValues,
} from '../../custom-fields/custom-fields.tables.ts'
import { projectMembers } from '../../people/people.tables.ts'
import { profiles, userProfiles } from '../../permissions/permissions.tables.ts'

export type Person = {
  id: number
  firstName: string
  surname: string
  login: string
  emailAddress: string
  status: 'Active' | 'Inactive'
  language: 'en' | 'de'
  timezone: string
  managerId: number | null
  managerName: string | null
  jobRoleId: number | null
  localityId: number | null
  mobileNumber: string
  landlineNumber: string
  faxNumber: string
  bioRegistered: boolean
  externalId: string | null
  hasSignedIn: boolean
  projectIds: number[]
  profileIds: number[]
  fieldValues: Record<string, string>
  /** Whether the actor holds every permission that they hold. */
  isAllowed: boolean
}

type AskedPeople = { companyId: number; permissions: ReadonlySet<Permission>; hold: boolean }
type Whom = { ids?: readonly number[]; numbers?: readonly string[]; logins?: readonly string[] }

const texts = (list: readonly string[] = []) => sql`any(${sql.param([...list])}::text[])`
const ids = (list: readonly number[] = []) => sql`any(${sql.param([...list])}::integer[])`

/** Of a `person`: has the actor every permission that they hold? */
export const holdsNoMore = (permissions: ReadonlySet<Permission>) => sql`not exists (
  select from ${userProfiles} held
  join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
  cross join jsonb_array_elements_text(profile.permissions) permission
  where held.company_id = person.company_id and held.user_id = person.id
    and not permission = any(${sql.param([...permissions])}::text[]))`

/** People of a company by their ids, their numbers elsewhere or their logins, with all that an import compares. */
export function findPeople(db: Db, { companyId, permissions, hold }: AskedPeople, whom: Whom) {
  return rowsOf<Person>(
    db,
    sql`select person.id, person.first_name as "firstName", person.surname, person.login,
      person.email_address as "emailAddress", person.status, person.language, person.timezone,
      person.manager_id as "managerId",
      (select above.first_name || ' ' || above.surname from ${users} above
        where above.company_id = person.company_id and above.id = person.manager_id) as "managerName",
      person.job_role_id as "jobRoleId", person.locality_id as "localityId",
      person.mobile_number as "mobileNumber", person.landline_number as "landlineNumber",
      person.fax_number as "faxNumber", person.bio_registered as "bioRegistered",
      person.external_id as "externalId", person.last_logged_in_at is not null as "hasSignedIn",
      coalesce((select jsonb_agg(project_id order by project_id) from ${projectMembers} member
        where member.company_id = person.company_id and member.user_id = person.id), '[]') as "projectIds",
      coalesce((select jsonb_agg(profile_id order by profile_id) from ${userProfiles} held
        where held.company_id = person.company_id and held.user_id = person.id), '[]') as "profileIds",
      coalesce((select jsonb_object_agg(field_id, value) from ${userFieldValues} kept
        where kept.company_id = person.company_id and kept.user_id = person.id), '{}') as "fieldValues",
      ${holdsNoMore(permissions)} as "isAllowed"
    from ${users} person
    where person.anonymised_at is null and person.company_id = ${companyId} and person.id in (
      select id from ${users} where company_id = ${companyId} and id = ${ids(whom.ids)}
      union select id from ${users} where company_id = ${companyId} and external_id = ${texts(whom.numbers)}
      union select id from ${users} where company_id = ${companyId} and lower(login) = ${texts(whom.logins)})
    order by person.id ${hold ? sql`for no key update of person` : sql``}`,
  )
}

export type Holder = { id: number; login: string; email: string }

/** Who has one of these logins or addresses, in any company, as both are unique over all. */
export const findHolders = (db: Db, logins: readonly string[], emails: readonly string[]) =>
  rowsOf<Holder>(
    db,
    sql`select id, lower(login) as login, lower(email_address) as email from ${users}
      where lower(login) = ${texts(logins)}
      union select id, lower(login), lower(email_address) from ${users}
      where lower(email_address) = ${texts(emails)}`,
  )

export type NamedPlace = { id: number; name: LocalText }
type Named = { ids: readonly number[]; names: readonly string[] }

const findPlaces = (db: Db, table: typeof jobRoles | typeof localities, companyId: number, wanted: Named) =>
  rowsOf<NamedPlace>(
    db,
    sql`select id, name from ${table} where company_id = ${companyId}
      and (id = ${ids(wanted.ids)} or lower(name->>'en') = ${texts(wanted.names)}
        or lower(name->>'de') = ${texts(wanted.names)}) order by id`,
  )

export const findJobRoles = (db: Db, companyId: number, wanted: Named) =>
  findPlaces(db, jobRoles, companyId, wanted)
export const findLocalities = (db: Db, companyId: number, wanted: Named) =>
  findPlaces(db, localities, companyId, wanted)

export const findProjects = (db: Db, companyId: number, wanted: Named) =>
  rowsOf<{ id: number; name: string }>(
    db,
    sql`select id, name from ${projects} where company_id = ${companyId}
      and (id = ${ids(wanted.ids)} or lower(name) = ${texts(wanted.names)}) order by id`,
  )

export const listProfiles = (db: Db, companyId: number) =>
  db
    .select({ id: profiles.id, key: profiles.key, name: profiles.name, permissions: profiles.permissions })
    .from(profiles)
    .where(eq(profiles.companyId, companyId))
    .orderBy(profiles.id)

/** What job roles, localities and groups are called. */
export async function listPlaceNames(db: Db, companyId: number) {
  const [roles, sites, groups] = await Promise.all([
    db.select({ name: jobRoles.name }).from(jobRoles).where(eq(jobRoles.companyId, companyId)),
    db.select({ name: localities.name }).from(localities).where(eq(localities.companyId, companyId)),
    db
      .select({ name: projects.name })
      .from(projects)
      .where(eq(projects.companyId, companyId))
      .orderBy(sql`${projects.name} collate "und-x-icu"`),
  ])
  return {
    jobRoles: roles.map(({ name }) => name),
    localities: sites.map(({ name }) => name),
    groups: groups.map(({ name }) => name),
  }
}

export type CustomField = {
  id: number
  label: LocalText
  inputType: 'normal' | 'textarea' | 'date' | 'selection'
  mandatory: boolean
  isUnique: boolean
  options: { id: number; value: LocalText }[]
}

/** The fields that a company adds to its people. */
export const listCustomFields = (db: Db, companyId: number) =>
  rowsOf<CustomField>(
    db,
    sql`select field.id, field.label, field.input_type as "inputType", field.mandatory,
      field.is_unique as "isUnique", coalesce((
        select jsonb_agg(jsonb_build_object('id', option.id, 'value', option.value) order by option.position, option.id)
        from ${customFieldOptions} option
        where option.company_id = field.company_id and option.field_id = field.id), '[]') as options
    from ${customFields} field
    where field.company_id = ${companyId} and field.clazz = 'User' and field.removed_at is null
    order by field.position, field.id`,
  )

type UniqueValue = { fieldId: number; value: string }

/** Who has one of these values of fields whose values are unique. */
export const findUniqueHolders = async (db: Db, companyId: number, values: readonly UniqueValue[]) => {
  if (!values.length) return []
  return rowsOf<{ fieldId: number; value: string; userId: number }>(
    db,
    sql`select kept.field_id as "fieldId", kept.unique_value as value, kept.user_id as "userId"
      from ${userFieldValues} kept
      join unnest(${sql.param(values.map(({ fieldId }) => fieldId))}::integer[],
        ${sql.param(values.map(({ value }) => value))}::text[]) asked(field_id, value)
        on asked.field_id = kept.field_id and md5(asked.value) = md5(kept.unique_value)
          and asked.value = kept.unique_value
      where kept.company_id = ${companyId}`,
  )
}

/** Everybody's manager, by number alone, some at a time. */
export const listEdges = (db: Db, companyId: number, after: number, limit: number) =>
  db
    .select({ id: users.id, managerId: users.managerId })
    .from(users)
    .where(and(eq(users.companyId, companyId), sql`${users.id} > ${after}`))
    .orderBy(users.id)
    .limit(limit)
