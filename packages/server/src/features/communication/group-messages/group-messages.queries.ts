import { and, asc, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '@oktant/contract/communication/audiences.ts'
import { containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { readersOf } from '../audiences/audiences.ts'
import { users } from '../../people/people/people.tables.ts'
import { groupMessages } from './group-messages.tables.ts'

export type GroupMessageRow = typeof groupMessages.$inferSelect

const listed = {
  message: groupMessages,
  read: sql<number>`(select count(*)::int from notifications told
    where told.company_id = group_messages.company_id and told.source = 'message ' || group_messages.id
      and told.read_at is not null)`,
  by: sql<string>`${users.firstName} || ' ' || ${users.surname}`,
}
const author = and(eq(users.companyId, groupMessages.companyId), eq(users.id, groupMessages.userId))

export type ListedMessage = { message: GroupMessageRow; read: number; by: string }

export async function listMessages(db: Db, companyId: number, page: Page, now: Date) {
  const wanted = and(
    eq(groupMessages.companyId, companyId),
    ...page.filters.map((filter) => matches(filter, now)),
  )
  const direct = page.sort && !page.sort.descending ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select(listed)
      .from(groupMessages)
      .innerJoin(users, author)
      .where(wanted)
      .orderBy(direct(groupMessages.sendAt), direct(groupMessages.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(groupMessages)
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

function matches({ field, value }: Page['filters'][number], now: Date): SQL {
  const { sentAt, withdrawnAt, sendAt, texts } = groupMessages
  const open = sql`${sentAt} is null and ${withdrawnAt} is null`
  const states: Record<string, SQL> = {
    withdrawn: sql`${withdrawnAt} is not null`,
    sent: sql`${sentAt} is not null and ${withdrawnAt} is null`,
    scheduled: sql`${open} and ${sendAt} > ${now.toISOString()}::timestamptz`,
    sending: sql`${open} and ${sendAt} <= ${now.toISOString()}::timestamptz`,
  }
  if (field === 'state') return states[value] ?? sql`false`
  return sql`(${containsText(sql`${texts} #>> '{en,subject}'`, value)} or ${containsText(sql`${texts} #>> '{de,subject}'`, value)})`
}

export async function findMessage(db: Db, companyId: number, id: number): Promise<ListedMessage | undefined> {
  const [row] = await db
    .select(listed)
    .from(groupMessages)
    .innerJoin(users, author)
    .where(and(eq(groupMessages.companyId, companyId), eq(groupMessages.id, id)))
  return row
}

export async function insertMessage(db: Db, values: typeof groupMessages.$inferInsert) {
  const [row] = await db.insert(groupMessages).values(values).returning()
  if (!row) throw new Error('no message was made')
  return row
}

type Change = Partial<Pick<GroupMessageRow, 'reachedUserId' | 'recipients' | 'sentAt' | 'withdrawnAt'>>
export async function updateMessage(db: Db, { companyId, id }: GroupMessageRow, change: Change) {
  await db
    .update(groupMessages)
    .set(change)
    .where(and(eq(groupMessages.companyId, companyId), eq(groupMessages.id, id)))
}

/** One message whose time has come, held by this process until its transaction ends. */
export async function claimDue(db: Db, now: Date): Promise<GroupMessageRow | undefined> {
  const [row] = await db
    .select()
    .from(groupMessages)
    .where(
      and(isNull(groupMessages.sentAt), isNull(groupMessages.withdrawnAt), lte(groupMessages.sendAt, now)),
    )
    .orderBy(asc(groupMessages.sendAt), asc(groupMessages.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Holds one message, so that nobody sends it on while it is withdrawn. */
export async function holdMessage(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select()
    .from(groupMessages)
    .where(and(eq(groupMessages.companyId, companyId), eq(groupMessages.id, id)))
    .for('update')
  return row
}

export async function countReaders(db: Db, companyId: number, audience: Audience) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(distinct reader.id)::int as count from ${readersOf(companyId, audience)}`,
  )
  return row?.count ?? 0
}

/** The next of those meant, by their numbers. */
export async function listNextReaders(
  db: Db,
  { companyId, audience, reachedUserId }: GroupMessageRow,
  limit: number,
) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct reader.id from ${readersOf(companyId, audience)}
      where reader.id > ${reachedUserId} order by reader.id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
