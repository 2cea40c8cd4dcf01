import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { users } from '../people/people.tables.ts'
import { profiles, userProfiles } from './permissions.tables.ts'

const mostNamed = 3

/** A few people who can sign in, those before the others who may do the most already. */
export const findWhoCould = (db: Db, companyId: number, but: readonly number[]) =>
  rowsOf<{ id: number; fullName: string }>(
    db,
    sql`select person.id, person.first_name || ' ' || person.surname as "fullName"
    from ${users} person
    left join ${userProfiles} held on held.company_id = person.company_id and held.user_id = person.id
    left join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
    where person.company_id = ${companyId} and person.status = 'Active'
      and person.id <> all(${sql.param([...but])}::integer[])
    group by person.id
    order by coalesce(sum(jsonb_array_length(profile.permissions)), 0) desc, person.surname collate "und-x-icu", person.id
    limit ${mostNamed}`,
  )
