import { and, type SQL, sql } from 'drizzle-orm'
import type { Notification } from '@oktant/contract/notifications.ts'
import type { Db } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { prepared, preparedRows } from '../../db/prepared.ts'
import { type Page, pagedReady } from '../../http/paging.ts'
import { ofOwner, type Reader, readerOf, shown } from './notifications.queries.ts'
import { notifications } from './notifications.tables.ts'
import { shownView } from './notifications.view.ts'

const given = sql.placeholder

type Found = { ids: number[]; unread: number[]; total: number | null }
/** NOTE: the numbers alone, as the database takes longer to write what a few rows hold than to find them. */
const pageWith = (name: string, total: SQL) =>
  preparedRows<Found>(
    name,
    () => sql`select coalesce(json_agg(id), '[]') as ids,
      coalesce(json_agg(id) filter (where "unRead"), '[]') as unread, ${total} as total
    from (select id, read_at is null as "unRead" from ${notifications} where ${ofOwner}
      order by id desc limit ${given('limit')} offset ${given('offset')}) page`,
  )
const pageAlone = pageWith('notifications_newest_page', sql`null`)
const pageAndTotal = pageWith(
  'notifications_newest_page_and_total',
  sql`(select count(*)::int from ${notifications} where ${ofOwner})`,
)
const worded = prepared((db) =>
  db
    .select(shown)
    .from(notifications)
    .where(and(ofOwner, sql`${notifications.id} = any(${given('ids')}::int[])`))
    .prepare('notifications_worded'),
)

/** What never changes of a notification: all but whether it is read. NOTE: a thousand of them take about half a megabyte. */
const kept = keepVersions<Buffer>(10_000)

/** Who once had more than a page: theirs are counted at once. */
const many = keepVersions<true, number>(10_000)

/** The plain list, which is the hot one, as it is sent. */
export async function writeNewest(db: Db, owner: Reader, page: Page) {
  const { ids, unread, total } = await findPage(db, owner, page)
  const texts = await textsOf(db, owner, ids)
  const stillUnread = new Set(unread)
  const rows = ids.flatMap((id, at) => {
    const text = texts.get(id)
    return text ? [at ? ',' : '', text, stillUnread.has(id) ? 'true}' : 'false}'] : []
  })
  return pagedReady<Notification>(page, rows, total)
}

/** NOTE: a first page that is not full says itself how many there are, and counting them costs as much as finding them. */
async function findPage(db: Db, owner: Reader, { limit, offset }: Page) {
  const asked = { ...readerOf(owner), limit, offset }
  const isShort = offset === 0 && !many.find(db, owner.id)
  const [alone] = isShort ? await pageAlone(db, asked) : []
  if (alone && alone.ids.length < limit) return { ...alone, total: alone.ids.length }
  const [found] = await pageAndTotal(db, asked)
  const total = found?.total ?? 0
  if (total > limit) many.keep(db, owner.id, true)
  return { ids: found?.ids ?? [], unread: found?.unread ?? [], total }
}

async function textsOf(db: Db, owner: Reader, ids: readonly number[]) {
  const known = new Map<number, Buffer>()
  const missing: number[] = []
  for (const id of ids) {
    const text = kept.find(db, `${id} ${owner.language}`)
    if (text) known.set(id, text)
    else missing.push(id)
  }
  if (!missing.length) return known
  for (const row of await worded(db).execute({ ...readerOf(owner), ids: missing })) {
    const { unRead: _, ...rest } = shownView(row)
    const text = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"unRead":`)
    kept.keep(db, `${row.id} ${owner.language}`, text)
    known.set(row.id, text)
  }
  return known
}
