import { sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { jobRoles, users } from '../../people/people.tables.ts'

export type Role = { id: number; name: LocalText }

const ids = (list: readonly number[]) => sql`any(${sql.param([...list])}::integer[])`
const texts = (list: readonly string[]) => sql`any(${sql.param([...list])}::text[])`
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

type Wanted = { ids: readonly number[]; names: readonly string[]; hold: boolean }

export const findRoles = (db: Db, companyId: number, wanted: Wanted) =>
  rowsOf<Role>(
    db,
    sql`select id, name from ${jobRoles} where company_id = ${companyId}
      and (id = ${ids(wanted.ids)} or lower(name->>'en') = ${texts(wanted.names)}
        or lower(name->>'de') = ${texts(wanted.names)})
      order by id ${wanted.hold ? sql`for no key update` : sql``}`,
  )

/** In the order given. */
export const insertRoles = (db: Db, companyId: number, names: readonly LocalText[]) =>
  db
    .insert(jobRoles)
    .values(names.map((name) => ({ companyId, name })))
    .returning({ id: jobRoles.id })

export async function writeRoles(db: Db, companyId: number, roles: readonly Role[]) {
  if (!roles.length) return
  await db.execute(sql`update ${jobRoles} role set name = to_be.name
    from jsonb_to_recordset(${json(roles)}) to_be(id integer, name jsonb)
    where role.company_id = ${companyId} and role.id = to_be.id`)
}

/** Removes those that nobody has; answers which. */
export const deleteUnused = (db: Db, companyId: number, list: readonly number[]) =>
  rowsOf<{ id: number }>(
    db,
    sql`delete from ${jobRoles} role where role.company_id = ${companyId} and role.id = ${ids(list)}
      and not exists (select from ${users} person
        where person.company_id = role.company_id and person.job_role_id = role.id)
      returning role.id`,
  )
