import { sql } from 'drizzle-orm'
import type { Db } from '@oktant/server/db/engine/db.ts'
import { createCompany } from '@oktant/server/features/organisation/companies/companies.ts'
import { createProject } from '@oktant/server/features/people/people/people.ts'
import { projectMembers, users } from '@oktant/server/features/people/people/people.tables.ts'
import { profiles, userProfiles } from '@oktant/server/features/people/permissions/permissions.tables.ts'
import { makeDefaultProfiles } from '@oktant/server/features/people/permissions/permissions.ts'
import { makeDefaultSegments } from '@oktant/server/features/learning/segments/segments.ts'
import { unhurried } from '@oktant/server/transfer/target.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'

const batch = 20_000
/** So many people have one manager, who in turn has one with so many. */
const team = 12

const firstNames =
  'Amara Ben Carla David Elif Femi Greta Hugo Ines Jonas Kavya Leon Mia Noor Oskar Pia Quentin Rosa'
const surnames =
  'Adler Botha Cele Dlamini Ebert Fischer Gruber Hahn Ivers Jansen Krüger Lang Müller Naidoo Özil Peters'

export type Load = { code: string; people: number; passwordHash: string }

/** A company with so many people, their managers, group and profiles; the logins are `person-1@CODE.test` and so on. */
export async function loadPeople(db: Db, { code, people, passwordHash }: Load) {
  await unhurried(db)
  const company = await createCompany(db, {
    name: `Load ${code}`,
    code,
    emailAddress: `office@${code}.test`,
    state: 'confirmed',
  })
  const companyId = company.id
  await makeDefaultProfiles(db, companyId)
  await makeDefaultSegments(db, companyId)
  const project = await createProject(db, { companyId, name: 'Everybody', visibleModules: [...modules] })
  for (let first = 1; first <= people; first += batch)
    await insertPeople(db, {
      companyId,
      code,
      passwordHash,
      first,
      last: Math.min(people, first + batch - 1),
    })
  await nameManagers(db, companyId)
  await db.execute(sql`insert into ${projectMembers} (company_id, project_id, user_id)
    select company_id, ${project.id}::integer, id from ${users} where company_id = ${companyId}`)
  await grantProfiles(db, companyId)
  return companyId
}

type Batch = { companyId: number; code: string; passwordHash: string; first: number; last: number }

async function insertPeople(db: Db, { companyId, code, passwordHash, first, last }: Batch) {
  const names = (list: string) => sql`string_to_array(${list}, ' ')`
  const oneOf = (list: string, step: number) =>
    sql`(${names(list)})[1 + (n / ${step}::integer) % cardinality(${names(list)})]`
  await db.execute(sql`insert into ${users}
      (company_id, first_name, surname, login, email_address, password_hash, language, timezone)
    select ${companyId}::integer, ${oneOf(firstNames, 1)}, ${oneOf(surnames, 18)},
      'person-' || n || '@' || ${code}::text || '.test', 'person-' || n || '@' || ${code}::text || '.test',
      ${passwordHash}::text, case when n % 2 = 0 then 'de' else 'en' end, 'Europe/Berlin'
    from generate_series(${first}::integer, ${last}::integer) n`)
}

async function nameManagers(db: Db, companyId: number) {
  // NOTE: of what this transaction has written the planner knows nothing yet, and would compare everybody with everybody.
  await db.execute(sql`analyze ${users}`)
  await db.execute(sql`with numbered as (
      select id, row_number() over (order by id) - 1 as n from ${users} where company_id = ${companyId})
    update ${users} as person set manager_id = manager.id
    from numbered me join numbered manager on manager.n = (me.n - 1) / ${team}::integer
    where person.id = me.id and me.n > 0`)
}

async function grantProfiles(db: Db, companyId: number) {
  const leads = sql`exists (select from ${users} led where led.company_id = person.company_id and led.manager_id = person.id)`
  await db.execute(sql`insert into ${userProfiles} (company_id, user_id, profile_id)
    select person.company_id, person.id, profile.id from ${users} person
    join ${profiles} profile on profile.company_id = person.company_id
    where person.company_id = ${companyId} and (profile.key = 'learner' or (profile.key = 'manager' and ${leads}))`)
}
