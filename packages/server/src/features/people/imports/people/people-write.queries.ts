import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { userFieldValues } from '../../custom-fields/custom-fields.tables.ts'
import { projectMembers, projects, users } from '../../people/people.tables.ts'
import { profiles, userProfiles } from '../../permissions/permissions.tables.ts'
import type { Person } from './people.queries.ts'

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
const ids = (list: readonly number[]) => sql`${sql.param([...list])}::integer[]`

export type Columns = Pick<
  Person,
  | 'firstName'
  | 'surname'
  | 'login'
  | 'emailAddress'
  | 'status'
  | 'language'
  | 'timezone'
  | 'jobRoleId'
  | 'localityId'
  | 'mobileNumber'
  | 'landlineNumber'
  | 'faxNumber'
  | 'bioRegistered'
  | 'externalId'
>

/** Writes the columns of many people by one statement; who they are led by is written apart. */
export async function writeColumns(db: Db, companyId: number, people: readonly (Columns & { id: number })[]) {
  if (!people.length) return
  await db.execute(sql`
    update ${users} person set first_name = to_be.first_name, surname = to_be.surname, login = to_be.login,
      email_address = to_be.email_address, status = to_be.status, language = to_be.language,
      timezone = to_be.timezone, job_role_id = to_be.job_role_id, locality_id = to_be.locality_id,
      mobile_number = to_be.mobile_number, landline_number = to_be.landline_number,
      fax_number = to_be.fax_number, bio_registered = to_be.bio_registered, external_id = to_be.external_id
    from (select id, "firstName" first_name, surname, login, "emailAddress" email_address, status, language,
        timezone, "jobRoleId" job_role_id, "localityId" locality_id, "mobileNumber" mobile_number,
        "landlineNumber" landline_number, "faxNumber" fax_number, "bioRegistered" bio_registered,
        "externalId" external_id
      from jsonb_to_recordset(${json(people)}) sent(id integer, "firstName" text, surname text, login text,
        "emailAddress" text, status text, language text, timezone text, "jobRoleId" integer,
        "localityId" integer, "mobileNumber" text, "landlineNumber" text, "faxNumber" text,
        "bioRegistered" boolean, "externalId" text)) to_be
    where person.company_id = ${companyId} and person.id = to_be.id`)
}

export async function writeManagers(
  db: Db,
  companyId: number,
  people: readonly { id: number; managerId: number | null }[],
) {
  if (!people.length) return
  await db.execute(sql`
    update ${users} person set manager_id = to_be."managerId"
    from jsonb_to_recordset(${json(people)}) to_be(id integer, "managerId" integer)
    where person.company_id = ${companyId} and person.id = to_be.id`)
}

/** A person and what they belong to or hold. */
export type Pair = { userId: number; other: number }
const pairs = (list: readonly Pair[]) =>
  sql`unnest(${ids(list.map(({ userId }) => userId))}, ${ids(list.map(({ other }) => other))}) pair(user_id, other)`

export async function insertMembers(db: Db, companyId: number, added: readonly Pair[]) {
  if (!added.length) return
  await db.execute(sql`insert into ${projectMembers} (company_id, project_id, user_id)
    select ${companyId}::integer, project.id, pair.user_id from ${pairs(added)}
    join ${projects} project on project.company_id = ${companyId} and project.id = pair.other
    on conflict do nothing`)
}

/** Says who belonged. */
export async function deleteMembers(db: Db, companyId: number, gone: readonly Pair[]) {
  if (!gone.length) return []
  return rowsOf<Pair>(
    db,
    sql`delete from ${projectMembers} member using ${pairs(gone)}
      where member.company_id = ${companyId} and member.user_id = pair.user_id and member.project_id = pair.other
      returning member.user_id as "userId", member.project_id as other`,
  )
}

export async function insertHeld(db: Db, companyId: number, added: readonly Pair[]) {
  if (!added.length) return
  await db.execute(sql`insert into ${userProfiles} (company_id, user_id, profile_id)
    select ${companyId}::integer, pair.user_id, profile.id from ${pairs(added)}
    join ${profiles} profile on profile.company_id = ${companyId} and profile.id = pair.other
    on conflict do nothing`)
}

export async function deleteHeld(db: Db, companyId: number, gone: readonly Pair[]) {
  if (!gone.length) return
  await db.execute(sql`delete from ${userProfiles} held using ${pairs(gone)}
    where held.company_id = ${companyId} and held.user_id = pair.user_id and held.profile_id = pair.other`)
}

/** What somebody answers; an empty value takes the answer away. */
export type Answer = { userId: number; fieldId: number; value: string; uniqueValue: string | null }

export async function writeAnswers(db: Db, companyId: number, answers: readonly Answer[]) {
  const kept = answers.filter(({ value }) => value !== '')
  const gone = answers.filter(({ value }) => value === '')
  if (gone.length)
    await db.execute(sql`delete from ${userFieldValues} kept
      using ${pairs(gone.map(({ userId, fieldId }) => ({ userId, other: fieldId })))}
      where kept.company_id = ${companyId} and kept.user_id = pair.user_id and kept.field_id = pair.other`)
  if (kept.length)
    await db.execute(sql`
      insert into ${userFieldValues} (company_id, user_id, field_id, value, unique_value)
      select ${companyId}::integer, "userId", "fieldId", value, "uniqueValue"
      from jsonb_to_recordset(${json(kept)})
        said("userId" integer, "fieldId" integer, value text, "uniqueValue" text)
      on conflict (company_id, user_id, field_id)
        do update set value = excluded.value, unique_value = excluded.unique_value`)
}
