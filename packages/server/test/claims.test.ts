import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Db, rowsOf } from '../src/db/engine/db.ts'
import { claimArchive } from '../src/features/people/privacy/privacy.queries.ts'
import { dataArchives } from '../src/features/people/privacy/privacy.tables.ts'
import { claimMessages } from '../src/push/push.queries.ts'
import { pushDevices, pushMessages } from '../src/push/push.tables.ts'
import { claimWebhook, enqueue } from '../src/webhooks/webhooks.queries.ts'
import { webhooks } from '../src/webhooks/webhooks.tables.ts'
import { testServer } from './kit/server.ts'

const others = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'indexscan', 'bitmapscan', 'material']

/** Has the database look for each row anew, as it does by itself in small tables whose sizes it knows. */
async function rowByRow(db: Db) {
  await db.execute(sql`analyze webhooks, webhook_deliveries, data_archives, push_messages`)
  for (const way of others) await db.execute(sql.raw(`set local enable_${way} = off`))
}

async function setUp() {
  const server = await testServer()
  const { id, companyId } = await server.make.user()
  const now = server.kit.now()
  const claimed = <T>(claim: (tx: Db) => Promise<T>, left: (tx: Db) => Promise<unknown[]>) =>
    server.db.transaction(async (tx) => {
      await rowByRow(tx)
      return { got: await claim(tx), taken: (await left(tx)).length }
    })
  return { ...server, id, companyId, now, claimed, until: new Date(now.getTime() + 60_000) }
}

test('one subscription is claimed at a time, however the database looks for it', async () => {
  const { db, companyId, now, until, claimed } = await setUp()
  const one = { companyId, url: 'https://example.org', events: ['user.created' as const], secret: '' }
  await db.insert(webhooks).values(['a', 'b', 'c'].map((name) => ({ ...one, name, createdAt: now })))
  await enqueue(db, 'user.created', [{ companyId, data: {}, happenedAt: now, position: 1 }])
  const { got, taken } = await claimed(
    (tx) => claimWebhook(tx, now, until),
    (tx) =>
      rowsOf(tx, sql`select id from webhooks where busy_until is not null and company_id = ${companyId}`),
  )
  expect([got?.name, taken]).toEqual(['a', 1])
})

test('one archive is made at a time, however the database looks for it', async () => {
  const { db, companyId, id, now, claimed } = await setUp()
  const one = { companyId, userId: id, madeBy: id, createdAt: now }
  await db.insert(dataArchives).values([one, one, one])
  const { got, taken } = await claimed(
    (tx) => claimArchive(tx, now),
    (tx) => rowsOf(tx, sql`select id from data_archives where step = 'making' and company_id = ${companyId}`),
  )
  expect([got?.userId, taken]).toEqual([id, 1])
})

test('no more messages to devices are claimed than asked for, however the database looks for them', async () => {
  const { db, companyId, id, now, claimed } = await setUp()
  const keys = { p256dh: '', auth: '', device: 'Firefox', createdAt: now }
  const [device] = await db
    .insert(pushDevices)
    .values({ companyId, userId: id, endpoint: `https://push.test/${id}`, ...keys })
    .returning()
  const one = { companyId, deviceId: device?.id ?? 0, payload: '{}', createdAt: now }
  await db.insert(pushMessages).values([one, one, one])
  const { got, taken } = await claimed(
    (tx) => claimMessages(tx, now, { limit: 2, leaseMs: 1000 }),
    (tx) => rowsOf(tx, sql`select id from push_messages where attempts > 0 and company_id = ${companyId}`),
  )
  expect([got.length, taken]).toEqual([2, 2])
})
