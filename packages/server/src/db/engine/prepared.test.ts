import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { companies } from '../../features/organisation/companies/companies.tables.ts'
import { rowsOf } from './db.ts'
import { prepared, preparedRows } from './prepared.ts'

const nameOf = prepared((db) =>
  db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, sql.placeholder('id')))
    .prepare('test_company_name'),
)
const sum = preparedRows<{ sum: number }>(
  'test_sum',
  () => sql`select ${sql.placeholder('one')}::int + ${sql.placeholder('other')}::int as sum`,
)
const quotient = preparedRows<{ found: number }>(
  'test_quotient',
  () => sql`select 12 / ${sql.placeholder('by')}::int as found`,
)

test('a hot statement is asked again and again, and each time with its own values', async () => {
  const { db } = await testServer()
  for (const one of [1, 2, 3, 4, 5, 6, 7])
    expect(await sum(db, { one, other: 10 })).toEqual([{ sum: one + 10 }])
  const both = await Promise.all([sum(db, { one: 1, other: 1 }), rowsOf(db, sql`select 5 as sum`)])
  expect(both).toEqual([[{ sum: 2 }], [{ sum: 5 }]])
})

test('a hot statement in a transaction sees what that transaction has done, and nobody else does', async () => {
  const { db, make } = await testServer()
  const { companyId: id } = await make.user()
  const [before] = await nameOf(db).execute({ id })
  const undone = db.transaction(async (tx) => {
    await tx.update(companies).set({ name: 'Changed' }).where(eq(companies.id, id))
    expect(await nameOf(tx).execute({ id })).toEqual([{ name: 'Changed' }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await nameOf(db).execute({ id })).toEqual([before])
})

const because = (message: string) => ({ cause: { message: expect.stringContaining(message) } })

test('a hot statement that fails is as good as before at its next call', async () => {
  const { db } = await testServer()
  expect(await quotient(db, { by: 3 })).toEqual([{ found: 4 }])
  await expect(quotient(db, { by: 0 })).rejects.toMatchObject(because('division by zero'))
  await expect(
    db.transaction(async (tx) => {
      await quotient(tx, { by: 0 }).catch(() => {})
      await quotient(tx, { by: 2 })
    }),
  ).rejects.toMatchObject(because('aborted'))
  expect(await quotient(db, { by: 4 })).toEqual([{ found: 3 }])
})

test('the embedded engine asks anew what it has planned before a table changed', async () => {
  const { db, engine } = await testServer()
  // NOTE: a server refuses such a plan once, and its tables change while nobody asks.
  if (engine.kind !== 'embedded') return
  const all = preparedRows('test_all', () => sql`select * from test_changed`)
  await db.execute(sql`create table test_changed (one int)`)
  await db.execute(sql`insert into test_changed values (1)`)
  expect(await all(db, {})).toEqual([{ one: 1 }])
  await db.execute(sql`alter table test_changed add column other int default 2`)
  expect(await all(db, {})).toEqual([{ one: 1, other: 2 }])
  await db.execute(sql`drop table test_changed`)
})
