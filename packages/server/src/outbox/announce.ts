import { sql } from 'drizzle-orm'
import type { Db } from '../db/engine/db.ts'
import { preparedRows } from '../db/engine/prepared.ts'
import { channel, type Notice } from '../db/engine/notify.ts'
import { announcements } from './outbox.tables.ts'

/**
 * What can be announced, and with what. A feature adds its own by `declare module`.
 * NOTE: an interface, because only those merge.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Announcements {}
export type AnnouncementName = keyof Announcements & string

type Options = {
  /** Announcements of one key arrive in the order in which they were committed. */
  key?: string
  companyId?: number
}

const given = sql.placeholder
/** Wakes whoever delivers, once the transaction has committed. */
const woken = sql.raw(
  `select pg_notify('${channel}', '${JSON.stringify({ about: 'outbox' } satisfies Notice)}')`,
)
const announced = preparedRows(
  'outbox_announced',
  () => sql`with announced as (insert into ${announcements} (name, payload, key, company_id)
    values (${given('name')}, ${given('payload')}::jsonb, ${given('key')}, ${given('companyId')}::int))
    ${woken}`,
)

/** Says in the caller's transaction what happened; listeners hear it once that has committed. */
export async function announce<N extends AnnouncementName>(
  db: Db,
  name: N,
  payload: Announcements[N],
  { key, companyId }: Options = {},
) {
  // NOTE: held until the commit, so that the numbers of one key rise in the order of the commits.
  if (key !== undefined)
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`announcement ${key}`}, 0))`)
  await announced(db, {
    name,
    payload: JSON.stringify(payload),
    key: key ?? null,
    companyId: companyId ?? null,
  })
}

const allAnnounced = preparedRows(
  'outbox_all_announced',
  () => sql`with announced as (insert into ${announcements} (name, payload, company_id)
    select ${given('name')}, payload, ${given('companyId')}::int
    from jsonb_array_elements(${given('payloads')}::jsonb) with ordinality as list (payload, place)
    order by place)
    ${woken}`,
)

/** The same for each of many, by one statement and in their order; each is delivered by itself. */
export async function announceAll<N extends AnnouncementName>(
  db: Db,
  name: N,
  payloads: readonly Announcements[N][],
  { companyId }: Pick<Options, 'companyId'> = {},
) {
  if (!payloads.length) return
  await allAnnounced(db, { name, payloads: JSON.stringify(payloads), companyId: companyId ?? null })
}
