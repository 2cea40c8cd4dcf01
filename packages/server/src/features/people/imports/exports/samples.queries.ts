import { sql } from 'drizzle-orm'
import type { Actor } from '../../../../access/actor.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { projectMembers, projects, users } from '../../people/people.tables.ts'
import type { SampleLine } from './sample-lines.ts'

type SampleOwner = Pick<Actor, 'companyId' | 'id'>
const most = 3
const ref = (alias: string) => sql.raw(`coalesce(${alias}.external_id, ${alias}.login)`)

/** Some who are led by somebody; else one who could be led by whoever asks. */
export const listSampleLeaders = (db: Db, { companyId, id }: SampleOwner) =>
  rowsOf<SampleLine>(
    db,
    sql`select person.id, ${ref('person')} as ref, ${ref('above')} as other
      from ${users} person join ${users} above on above.company_id = person.company_id
        and (above.id = person.manager_id or (above.id = ${id}::integer and person.id <> above.id
          and person.manager_id is null and not exists (select from ${users} led
            where led.company_id = ${companyId} and led.manager_id is not null)))
      where person.company_id = ${companyId} and person.anonymised_at is null and above.anonymised_at is null
      order by person.id limit ${most}`,
  )

/** Some who belong to a group, whoever asks first. */
export const listSampleMembers = (db: Db, { companyId, id }: SampleOwner) =>
  rowsOf<SampleLine>(
    db,
    sql`select person.id, ${ref('person')} as ref, project.name as other
      from ${projectMembers} member
      join ${users} person on person.company_id = member.company_id and person.id = member.user_id
        and person.anonymised_at is null
      join ${projects} project on project.company_id = member.company_id and project.id = member.project_id
      where member.company_id = ${companyId}
      order by person.id <> ${id}::integer, person.id, project.id limit ${most}`,
  )
