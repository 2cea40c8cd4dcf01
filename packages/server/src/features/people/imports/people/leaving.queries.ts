import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../../access/actor.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { users } from '../../people/people.tables.ts'
import { importRows } from '../imports.tables.ts'
import type { ImportKey } from '../rows.queries.ts'
import { holdsNoMore } from './people.queries.ts'

// NOTE: all keys at once, joined by their hashes; looked up one by one they cost a scan each.
const named = ({ companyId, id }: ImportKey) => sql`named as materialized (
  select distinct key from ${importRows} cross join unnest(keys) key
  where company_id = ${companyId} and import_id = ${id})`

/** An active `person` whom no line names. */
const isMissing = ({ companyId, id }: ImportKey, but: number): SQL => sql`person.company_id = ${companyId}
  and person.status = 'Active' and person.id <> ${but}
  and not exists (select from ${importRows} line
    where line.company_id = ${companyId} and line.import_id = ${id} and line.target_id = person.id)
  and not exists (select from named where named.key = 'number:' || person.external_id)
  and not exists (select from named where named.key = 'login:' || lower(person.login))`

/** How many are missing whom the actor may deactivate. */
export async function countMissing(
  db: Db,
  whose: ImportKey,
  { id, permissions }: Pick<Actor, 'id' | 'permissions'>,
) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`with ${named(whose)} select count(*)::int as count from ${users} person
      where ${isMissing(whose, id)} and ${holdsNoMore(permissions)}`,
  )
  return row?.count ?? 0
}

/** Adds a line for each active person whom no line names, after the last one. */
export async function insertMissing(
  db: Db,
  whose: ImportKey,
  but: number,
  label: { state: string; active: string; inactive: string },
) {
  const { companyId, id } = whose
  const change = [{ label: label.state, before: label.active, after: label.inactive }]
  await db.execute(sql`
    with ${named(whose)}
    insert into ${importRows} (company_id, import_id, position, cells, keys, faults, outcome, name, changes,
      target_id, before, after)
    select ${companyId}::integer, ${id}::integer,
      coalesce((select max(position) from ${importRows} where company_id = ${companyId} and import_id = ${id}), 0)
        + row_number() over (order by person.id),
      jsonb_build_object('externalId', coalesce(person.external_id, ''), 'login', person.login,
        'firstName', person.first_name, 'surname', person.surname),
      '{}', '[]', 'deactivate', person.first_name || ' ' || person.surname,
      ${JSON.stringify(change)}::jsonb, person.id, '{"status": "Active"}', '{"status": "Inactive"}'
    from ${users} person
    where ${isMissing(whose, but)}`)
}
