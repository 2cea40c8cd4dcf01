import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/db.ts'

/** What belongs to an account itself, and goes with it when it was never used. */
const own = [
  'activities',
  'auto_message_runs',
  'digest_items',
  'former_languages',
  'learning_group_stays',
  'links',
  'notification_choices',
  'notification_habits',
  'notifications',
  'project_members',
  'record_views',
  'user_field_values',
  'user_profiles',
] as const

/** Letters stay, as they were sent; they name nobody any more. */
const letters = 'mails'

type Pointer = { table: string; column: string }

/** Every column of the database that names a person of one’s company; a later feature’s are among them by themselves. */
const listPointers = (db: Db) =>
  rowsOf<Pointer>(
    db,
    sql`select pointing.relname as "table", named.attname as "column"
      from pg_constraint fk
      join pg_class pointing on pointing.oid = fk.conrelid
      join pg_class people on people.oid = fk.confrelid and people.relname = 'users'
      cross join lateral unnest(fk.conkey, fk.confkey) pair(here, there)
      join pg_attribute named on named.attrelid = fk.conrelid and named.attnum = pair.here
      join pg_attribute id on id.attrelid = fk.confrelid and id.attnum = pair.there and id.attname = 'id'
      where fk.contype = 'f'`,
  )

const isOwn = (table: string) => own.some((name) => name === table)
const idList = (ids: readonly number[]) => sql`${sql.param([...ids])}::integer[]`

/** Who of these is named anywhere beyond what belongs to their own account. */
export async function listUsed(db: Db, companyId: number, ids: readonly number[]) {
  if (!ids.length) return []
  const pointers = (await listPointers(db)).filter(({ table }) => !isOwn(table) && table !== letters)
  if (!pointers.length) return []
  const named = pointers.map(
    ({ table, column }) => sql`exists (select from ${sql.identifier(table)} pointing
      where pointing.company_id = ${companyId} and pointing.${sql.identifier(column)} = person.id)`,
  )
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select person.id from unnest(${idList(ids)}) person(id) where ${sql.join(named, sql` or `)}`,
  )
  return rows.map(({ id }) => id)
}

/** Takes accounts away that nobody has used, with what belongs to them alone. */
export async function deletePeople(db: Db, companyId: number, ids: readonly number[]) {
  const pointers = await listPointers(db)
  const mine = pointers.filter(({ table }) => isOwn(table))
  for (const { table, column } of mine)
    await db.execute(sql`delete from ${sql.identifier(table)}
      where company_id = ${companyId} and ${sql.identifier(column)} = any(${idList(ids)})`)
  await db.execute(sql`update ${sql.identifier(letters)} set user_id = null
    where company_id = ${companyId} and user_id = any(${idList(ids)})`)
  await db.execute(sql`delete from users where company_id = ${companyId} and id = any(${idList(ids)})`)
}
