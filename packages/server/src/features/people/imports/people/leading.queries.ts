import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { users } from '../../people/people.tables.ts'
import { importRows } from '../imports.tables.ts'
import type { ImportKey } from '../rows.queries.ts'

/** A line whose person is to be led by somebody: by whom, or on which other line they come. */
export type Led = {
  position: number
  targetId: number | null
  managerId: number | null
  ref: string | null
  comingOn: number | null
  /** The line of the file on which the coming manager stands. */
  comingLine: number | null
  comingAs: number | null
  isComing: boolean
}

/** NOTE: all keys at once, joined by their hashes; looked up one by one they cost a scan each. */
const keysOf = ({ companyId, id }: ImportKey) =>
  sql`${importRows} other cross join unnest(other.keys) key
    where other.company_id = ${companyId} and other.import_id = ${id}`

/** Some of the lines that say who leads somebody, with the line on which a coming manager stands. */
export const listLed = (db: Db, { companyId, id }: ImportKey, after: number, limit: number) =>
  rowsOf<Led>(
    db,
    sql`with led as (
        select row.position, row.target_id, (row.after->>'managerId')::integer as manager_id,
          row.after->>'managerRef' as ref
        from ${importRows} row
        where row.company_id = ${companyId} and row.import_id = ${id} and row.position > ${after} and row.is_open
        order by row.position limit ${limit}),
      named as materialized (
        select key, other.position, other.line, other.target_id, other.outcome in ('create', 'change', 'unchanged') as is_coming
        from ${keysOf({ companyId, id })} and other.twin is null)
      select led.position, led.target_id as "targetId", led.manager_id as "managerId", led.ref,
        coalesce(by_number.position, by_login.position) as "comingOn",
        coalesce(by_number.line, by_login.line) as "comingLine",
        coalesce(by_number.target_id, by_login.target_id) as "comingAs",
        coalesce(by_number.is_coming, by_login.is_coming, false) as "isComing"
      from led
      left join named by_number on by_number.key = 'number:' || led.ref
      left join named by_login on by_login.key = 'login:' || lower(led.ref)
      order by led.position`,
  )

/** Which of these numbers and logins the file brings itself. */
export async function findComing(db: Db, whose: ImportKey, refs: readonly string[]) {
  if (!refs.length) return new Set<string>()
  const wanted = refs.flatMap((ref) => [`number:${ref}`, `login:${ref.toLowerCase()}`])
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select distinct key from ${keysOf(whose)}
      and key in (select asked from unnest(${sql.param(wanted)}::text[]) asked)`,
  )
  const found = new Set(rows.map(({ key }) => key))
  return new Set(refs.filter((ref) => found.has(`number:${ref}`) || found.has(`login:${ref.toLowerCase()}`)))
}

/** Says of lines that were applied who leads their people now, and who did. */
export async function noteManagers(
  db: Db,
  { companyId, id }: ImportKey,
  led: readonly { position: number; managerId: number | null; before: number | null }[],
) {
  if (!led.length) return
  await db.execute(sql`
    update ${importRows} row set is_open = false,
      after = (coalesce(row.after, '{}') - 'managerRef') || jsonb_build_object('managerId', noted."managerId"),
      before = coalesce(row.before, '{}') || jsonb_build_object('managerId', noted.before)
    from jsonb_to_recordset(${JSON.stringify(led)}::jsonb) noted(position integer, "managerId" integer, before integer)
    where row.company_id = ${companyId} and row.import_id = ${id} and row.position = noted.position`)
}

/** Puts back who led these people, where the one whom the file named still does; answers whose line it was. */
export const detach = (db: Db, { companyId, id }: ImportKey, positions: readonly number[]) =>
  rowsOf<{ position: number; userId: number; was: number | null; managerId: number | null }>(
    db,
    sql`update ${users} person set manager_id = (row.before->>'managerId')::integer
      from ${importRows} row
      where row.company_id = ${companyId} and row.import_id = ${id}
        and row.position = any(${sql.param([...positions])}::integer[])
        and person.company_id = ${companyId} and person.id = row.target_id
        and person.manager_id is not distinct from (row.after->>'managerId')::integer
      returning row.position, person.id as "userId", (row.after->>'managerId')::integer as was,
        person.manager_id as "managerId"`,
  )
