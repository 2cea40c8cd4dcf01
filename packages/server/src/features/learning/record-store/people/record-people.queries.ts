import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { users } from '../../../people/people/people.tables.ts'
import { deleteDocumentsOf } from '../documents/documents.queries.ts'
import { recordPeople, recordSettings } from '../record-store.tables.ts'

type Account = {
  accountName: string
  email: string
  fullName: string
  namesByMail: boolean
  mailKeys: string[]
}

/** The account that stands for somebody, made when it is first asked for. */
export async function accountOf(
  db: Db,
  wanted: { companyId: number; userId: number; accountName: string; agentKey: string },
) {
  await db.insert(recordPeople).values(wanted).onConflictDoNothing()
  const [row] = await rowsOf<Account>(
    db,
    sql`select p.account_name as "accountName", p.mail_keys as "mailKeys", u.email_address as email, u.first_name || ' ' || u.surname as "fullName",
        coalesce(s.names_by_mail, false) as "namesByMail"
      from ${recordPeople} p
      join ${users} u on u.company_id = p.company_id and u.id = p.user_id
      left join ${recordSettings} s on s.company_id = p.company_id
      where p.company_id = ${wanted.companyId} and p.user_id = ${wanted.userId}`,
  )
  if (!row) throw new Error('nobody stands for this person in the record store')
  return row
}

export const listAccounts = (
  db: Db,
  { companyId, userIds }: { companyId: number; userIds: readonly number[] },
) =>
  db
    .select({ userId: recordPeople.userId, accountName: recordPeople.accountName })
    .from(recordPeople)
    .where(and(eq(recordPeople.companyId, companyId), inArray(recordPeople.userId, [...new Set(userIds)])))

export async function addMailKeys(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  keys: string[],
) {
  await db
    .update(recordPeople)
    .set({ mailKeys: sql`${recordPeople.mailKeys} || ${sql.param(keys)}::text[]` })
    .where(and(eq(recordPeople.companyId, companyId), eq(recordPeople.userId, userId)))
}

/** Takes away what leads to an account, and what content kept of it; answers what that was. */
export async function forgetAccount(db: Db, companyId: number, userId: number) {
  const isTheirs = and(eq(recordPeople.companyId, companyId), eq(recordPeople.userId, userId))
  const [gone] = await db.delete(recordPeople).where(isTheirs).returning()
  if (gone) await deleteDocumentsOf(db, companyId, [gone.agentKey, ...gone.mailKeys])
  return gone
}
