import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { idList, listNamed, listPointers } from '../../../../db/query/pointers.ts'

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

const isOwn = (table: string) => own.some((name) => name === table)
/** Who of these is named anywhere beyond what belongs to their own account. */
export async function listUsed(db: Db, companyId: number, ids: readonly number[]) {
  if (!ids.length) return []
  const pointers = await listPointers(db, 'users')
  const others = pointers.filter(({ table }) => !isOwn(table) && table !== letters)
  return listNamed(db, companyId, ids, others)
}

/** Takes accounts away that nobody has used, with what belongs to them alone. */
export async function deletePeople(db: Db, companyId: number, ids: readonly number[]) {
  const pointers = await listPointers(db, 'users')
  const mine = pointers.filter(({ table }) => isOwn(table))
  for (const { table, column } of mine)
    await db.execute(sql`delete from ${sql.identifier(table)}
      where company_id = ${companyId} and ${sql.identifier(column)} = any(${idList(ids)})`)
  await db.execute(sql`update ${sql.identifier(letters)} set user_id = null
    where company_id = ${companyId} and user_id = any(${idList(ids)})`)
  await db.execute(sql`delete from users where company_id = ${companyId} and id = any(${idList(ids)})`)
}
