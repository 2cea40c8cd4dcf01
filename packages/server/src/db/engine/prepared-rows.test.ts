import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { companies } from '../../features/organisation/companies/companies.tables.ts'
import { systemSettings } from '../../features/organisation/system/system.tables.ts'
import type { Db } from './db.ts'
import { prepared, preparedRows } from './prepared.ts'

const both = (db: Db) =>
  db
    .select({
      company: companies,
      own: systemSettings,
      part: { id: systemSettings.companyId, one: sql<number>`1` },
      name: companies.name,
      letters: sql<number>`length(${companies.name})`,
    })
    .from(companies)
    .leftJoin(systemSettings, eq(systemSettings.companyId, companies.id))
    .orderBy(asc(companies.id))
const hot = prepared((db) => both(db).prepare('test_rows_both'))

const made = prepared((db) =>
  db
    .update(companies)
    .set({ name: sql`${sql.placeholder('name')}` })
    .where(eq(companies.id, sql.placeholder('id')))
    .returning({ company: companies, name: companies.name })
    .prepare('test_rows_named'),
)

test('a hot statement answers what the plain one does: joined rows, those that are not there, and every type', async () => {
  const { db, make } = await testServer()
  const [one, other] = [await make.user(), await make.user()]
  await db.insert(systemSettings).values({ companyId: other.companyId, settings: { defaultRetryLimit: 2 } })
  const rows = await hot(db).execute()
  expect(rows).toEqual(await both(db))
  const own = new Map(rows.map((row) => [row.company.id, row.own]))
  expect(own.get(one.companyId)).toBeNull()
  expect(own.get(other.companyId)?.settings).toEqual({ defaultRetryLimit: 2 })
  const [changed] = await made(db).execute({ id: one.companyId, name: 'Renamed' })
  expect(changed).toMatchObject({ company: { id: one.companyId, name: 'Renamed' }, name: 'Renamed' })
})

test('a value that nobody gave is named, rather than taken for nothing', async () => {
  const { db } = await testServer()
  await expect(made(db).execute({ id: 1 })).rejects.toThrow('No value for placeholder "name"')
})

const divided = preparedRows<{ result: number; id: number }>(
  'test_rows_divided',
  () => sql`select 12 / ${sql.placeholder('by')}::int as result, ${sql.placeholder('by')}::int as id`,
)

test('a hot statement that failed is asked again, and several at once in one transaction each get their own answer', async () => {
  const { db } = await testServer()
  const by = (number: number) => divided(db, { by: number })
  await expect(by(0)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('division by zero') },
  })
  expect(await by(4)).toEqual([{ result: 3, id: 4 }])
  const all = [1, 2, 3, 4, 6]
  const results = all.map((number) => [{ result: 12 / number, id: number }])
  expect(await Promise.all(all.map(by))).toEqual(results)
  const within = db.transaction((tx) => Promise.all(all.map((number) => divided(tx, { by: number }))))
  expect(await within).toEqual(results)
  const undone = db.transaction((tx) => divided(tx, { by: 0 }))
  await expect(undone).rejects.toMatchObject({
    cause: { message: expect.stringContaining('division by zero') },
  })
  expect(await by(6)).toEqual([{ result: 2, id: 6 }])
})
