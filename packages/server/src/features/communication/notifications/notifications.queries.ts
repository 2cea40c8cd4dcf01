import { and, asc, desc, eq, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { latestNotificationCount } from '@oktant/contract/kit/constants.ts'
import {
  notificationCategories,
  type NotificationCategory,
} from '@oktant/contract/communication/notifications.ts'
import type { Actor } from '../../../access/actor.ts'
import { containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Ageing } from '../../../db/query/overdue.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { notifications } from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect
export type Owner = Pick<Actor, 'companyId' | 'id'>
export type Reader = Pick<Actor, 'companyId' | 'id' | 'language'>

const given = sql.placeholder
const ofOwner = and(
  eq(notifications.companyId, given('companyId')),
  eq(notifications.userId, given('userId')),
)
const owned = ({ companyId, id }: Owner) =>
  and(eq(notifications.companyId, companyId), eq(notifications.userId, id))
const placed = ({ companyId, id }: Owner) => ({ companyId, userId: id })
const readerOf = (reader: Reader) => ({ ...placed(reader), language: reader.language })

const count = sql<number>`count(*)::int`

const unreadCount = prepared((db) =>
  db
    .select({ count })
    .from(notifications)
    .where(and(ofOwner, isNull(notifications.readAt)))
    .prepare('notifications_unread'),
)
export async function countUnread(db: Db, owner: Owner): Promise<number> {
  const [row] = await unreadCount(db).execute(placed(owner))
  return row?.count ?? 0
}

/** The words in somebody's language, chosen where they lie: reading both of each row costs more than the rest. */
const worded = (text: typeof notifications.title | typeof notifications.body, language: SQLWrapper) =>
  sql<string>`coalesce(nullif(${text} ->> ${language}::text, ''), nullif(${text} ->> 'en', ''), ${text} ->> 'de')`

/** What a screen is shown of one. */
const shownIn = (language: SQLWrapper) => ({
  id: notifications.id,
  category: notifications.category,
  title: worded(notifications.title, language),
  body: worded(notifications.body, language),
  link: notifications.link,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
})
export type ShownNotification = Pick<NotificationRow, 'id' | 'category' | 'link' | 'createdAt' | 'readAt'> & {
  title: string
  body: string
}
const shown = shownIn(sql`${given('language')}`)

const newest = prepared((db) =>
  db
    .select(shown)
    .from(notifications)
    .where(ofOwner)
    .orderBy(desc(notifications.id))
    .limit(given('limit'))
    .offset(given('offset'))
    .prepare('notifications_newest'),
)
export const listNewest = (db: Db, owner: Reader, limit = latestNotificationCount, offset = 0) =>
  newest(db).execute({ ...readerOf(owner), limit, offset })

export type NewsRow = Omit<ShownNotification, 'createdAt' | 'readAt'> & {
  createdAt: string
  readAt: string | null
}
/** The newest, as a part of a statement. */
export const newsOf = sql`select ${shown.id} id, ${shown.category} category, ${shown.title} title, ${shown.body} body,
    ${shown.link} link, ${shown.createdAt} "createdAt", ${shown.readAt} "readAt"
  from ${notifications} where ${ofOwner} order by ${shown.id} desc limit ${sql.raw(String(latestNotificationCount))}`

export async function listOwn(db: Db, owner: Reader, page: Page) {
  const wanted = and(owned(owner), ...page.filters.map(matches))
  const [rows, [total]] = await Promise.all([
    db
      .select(shownIn(sql`${owner.language}`))
      .from(notifications)
      .where(wanted)
      .orderBy(...order(page.sort))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count }).from(notifications).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

const sortColumns = new Map<string, SQL>([
  ['createdAt', sql`${notifications.id}`],
  ['category', sql`${notifications.category}`],
  ['unRead', sql`(${notifications.readAt} is null)`],
])

function order(sort: Page['sort']) {
  const column = sortColumns.get(sort?.field ?? 'createdAt') ?? sql`${notifications.id}`
  return [sort && !sort.descending ? asc(column) : desc(column), desc(notifications.id)]
}

function matches({ field, value }: Page['filters'][number]): SQL {
  if (field === 'unRead')
    return value === 'true' ? isNull(notifications.readAt) : sql`${notifications.readAt} is not null`
  if (field === 'category') {
    const category = notificationCategories.find((name) => name === value)
    return category ? eq(notifications.category, category) : sql`false`
  }
  return containsText(sql`${notifications.body}::text`, value)
}

export type CategoryRow = { category: NotificationCategory; total: number; unread: number }

export const countByCategory = (db: Db, { companyId, id }: Owner) =>
  rowsOf<CategoryRow>(
    db,
    sql`select category, count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
      from notifications where company_id = ${companyId} and user_id = ${id} group by category order by category`,
  )

/** The newest of each category, in one statement. */
export async function listNewestByCategory(db: Db, owner: Owner): Promise<NotificationRow[]> {
  const ranked = db
    .select({
      id: notifications.id,
      place:
        sql<number>`row_number() over (partition by ${notifications.category} order by ${notifications.id} desc)`.as(
          'place',
        ),
    })
    .from(notifications)
    .where(owned(owner))
    .as('ranked')
  const rows = await db
    .select({ notification: notifications })
    .from(notifications)
    .innerJoin(ranked, eq(ranked.id, notifications.id))
    .where(and(owned(owner), sql`${ranked.place} <= ${latestNotificationCount}`))
    .orderBy(desc(notifications.id))
  return rows.map(({ notification }) => notification)
}

export async function findNotification(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.companyId, companyId), eq(notifications.id, id)))
  return row
}

type NotificationKey = { id: number; createdAt: string }
const written = preparedRows<NotificationKey>(
  'notifications_written',
  () => sql`insert into ${notifications} (company_id, user_id, category, type, title, body, link, source)
    select "companyId", "userId", category, type, title, body, link, source
    from jsonb_to_recordset(${given('rows')}::jsonb) as told("companyId" int, "userId" int, category text, type text,
      title jsonb, body jsonb, link text, source text)
    returning id, created_at as "createdAt"`,
)

/** Answers them in the same order. */
export async function insertNotifications(
  db: Db,
  values: readonly Omit<NotificationRow, 'id' | 'createdAt' | 'readAt'>[],
): Promise<NotificationRow[]> {
  const made = await written(db, { rows: JSON.stringify(values) })
  return made.flatMap(({ id, createdAt }, place) => {
    const row = values[place]
    return row ? [{ ...row, id, createdAt: new Date(createdAt), readAt: null }] : []
  })
}

/** Says whether it was unread. */
export async function updateRead(db: Db, { companyId, id }: NotificationRow, readAt: Date) {
  const read = await db
    .update(notifications)
    .set({ readAt })
    .where(
      and(eq(notifications.companyId, companyId), eq(notifications.id, id), isNull(notifications.readAt)),
    )
    .returning({ id: notifications.id })
  return read.length > 0
}

/** Says how many were unread. */
export async function updateAllRead(db: Db, owner: Owner, readAt: Date) {
  const read = await db
    .update(notifications)
    .set({ readAt })
    .where(and(owned(owner), isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  return read.length
}

export async function removeNotification(db: Db, { companyId, id }: NotificationRow) {
  await db.delete(notifications).where(and(eq(notifications.companyId, companyId), eq(notifications.id, id)))
}

/** Read or not. */
export const ageingNotifications: Ageing = { table: notifications, since: sql`row.created_at` }

const unreadOf = (companyId: number, source: string) =>
  and(eq(notifications.companyId, companyId), eq(notifications.source, source), isNull(notifications.readAt))

export async function countUnreadBySource(db: Db, companyId: number, source: string) {
  const [row] = await db.select({ count }).from(notifications).where(unreadOf(companyId, source))
  return row?.count ?? 0
}

/** Says whose they were. */
export async function removeUnreadBySource(db: Db, companyId: number, source: string, userId?: number) {
  const ofOne = userId === undefined ? undefined : eq(notifications.userId, userId)
  const removed = await db
    .delete(notifications)
    .where(and(unreadOf(companyId, source), ofOne))
    .returning({ userId: notifications.userId })
  return removed.map(({ userId }) => userId)
}

/** The same for many, each of an origin of their own. */
export async function removeUnreadOfMany(
  db: Db,
  companyId: number,
  those: readonly { userId: number; source: string }[],
) {
  const wanted = JSON.stringify(those.map(({ userId, source }) => ({ userId, source })))
  const removed = await rowsOf<{ userId: number }>(
    db,
    sql`delete from notifications note
      using jsonb_to_recordset(${wanted}::jsonb) given("userId" integer, source text)
      where note.company_id = ${companyId} and note.user_id = given."userId" and note.source = given.source
        and note.read_at is null
      returning note.user_id "userId"`,
  )
  return removed.map(({ userId }) => userId)
}
