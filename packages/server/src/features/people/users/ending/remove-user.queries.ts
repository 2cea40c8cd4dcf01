import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'

type UserKey = { companyId: number; id: number }
type Reference = { table: string; column: string }

/** Tables whose rows go with an account that nobody has used, and what they are to a person. */
const goesWith: Readonly<Record<string, 'groups' | 'profiles' | 'fields' | 'messages' | 'other'>> = {
  project_members: 'groups',
  learning_group_stays: 'groups',
  user_profiles: 'profiles',
  user_field_values: 'fields',
  notifications: 'messages',
  digest_items: 'messages',
  mails: 'messages',
  activities: 'other',
  auto_message_runs: 'other',
  connections: 'other',
  former_languages: 'other',
  links: 'other',
  notification_choices: 'other',
  notification_habits: 'other',
  record_views: 'other',
}

/** Letters that were sent stay in the log of letters, to nobody. */
const keepsRow = (table: string) => table === 'mails'

/** NOTE: asked of the database, so that a table which a later feature adds keeps an account by itself. */
const listReferences = (db: Db) =>
  rowsOf<Reference>(
    db,
    sql`select distinct refers.relname "table", field.attname "column"
      from pg_constraint bond
      join pg_class refers on refers.oid = bond.conrelid
      join pg_attribute field on field.attrelid = bond.conrelid and field.attnum = any(bond.conkey)
      where bond.contype = 'f' and bond.confrelid = 'users'::regclass and field.attname <> 'company_id'
      order by 1, 2`,
  )

const of = ({ companyId, id }: UserKey, column: string) =>
  sql`company_id = ${companyId} and ${sql.identifier(column)} = ${id}`

const nameOf = ({ table, column }: Reference) => {
  if (table === 'sessions') return 'signIns'
  if (table === 'users' && column === 'manager_id') return 'team'
  return goesWith[table] ?? 'records'
}

/** How much of what hangs on an account; entries of the audit trail are what the person has done. */
export async function countHanging(db: Db, whose: UserKey) {
  const counted = (await listReferences(db)).map(
    (reference) => sql`select ${nameOf(reference)} what, count(*)::int count
      from ${sql.identifier(reference.table)} where ${of(whose, reference.column)}`,
  )
  const done = sql`select 'records' what, count(*)::int count from audit_entries
    where company_id = ${whose.companyId} and user_id = ${whose.id}`
  return rowsOf<{ what: string; count: number }>(
    db,
    sql`select what, sum(count)::int count from (${union([...counted, done])}) hanging group by what`,
  )
}

const union = (parts: SQL[]) => sql.join(parts, sql` union all `)

/** Takes away what goes with an account, and the account; the database refuses one on which more hangs. */
export async function deleteUser(db: Db, whose: UserKey) {
  const going = (await listReferences(db)).filter(({ table }) => table in goesWith)
  const steps = going.map(({ table, column }, index) => {
    const name = sql.identifier(`step_${index}`)
    const what = sql.identifier(table)
    return keepsRow(table)
      ? sql`${name} as (update ${what} set ${sql.identifier(column)} = null where ${of(whose, column)})`
      : sql`${name} as (delete from ${what} where ${of(whose, column)})`
  })
  await db.execute(sql`with ${sql.join(steps, sql`, `)} select 1`)
  await db.execute(sql`delete from users where ${of(whose, 'id')}`)
}
