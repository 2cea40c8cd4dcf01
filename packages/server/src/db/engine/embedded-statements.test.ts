import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { type Db, rowsOf } from './db.ts'

/** Asks something whose text is like no other's. */
const ask = async (db: Db, which: number, value: number) => {
  const [row] = await rowsOf<{ sum: number }>(
    db,
    sql`select ${sql.raw(String(which))} + ${value}::int as sum`,
  )
  return row?.sum
}
const names = async (db: Db) => {
  const found = await rowsOf<{ name: string; statement: string }>(
    db,
    sql`select name, statement from pg_prepared_statements where name like 'named%'`,
  )
  return found.map(({ statement }) => statement)
}

/** NOTE: the server plans by itself, and keeps the plans of hot statements alone. */
async function embedded() {
  const { engine, db } = await testServer()
  return engine.kind === 'embedded' ? db : null
}

test('what is asked twice is planned once, and those asked longest ago are forgotten', async () => {
  const db = await embedded()
  if (!db) return
  for (const value of [1, 2, 3]) expect(await ask(db, 1000, value)).toBe(1000 + value)
  expect((await names(db)).filter((text) => text.includes('1000 +'))).toHaveLength(1)
  for (let which = 2000; which < 2350; which += 1) expect(await ask(db, which, 1)).toBe(which + 1)
  const kept = await names(db)
  expect(kept).toHaveLength(300)
  expect(kept.filter((text) => text.includes('1000 +'))).toHaveLength(0)
  expect(kept.filter((text) => text.includes('2349 +'))).toHaveLength(1)
  expect(await ask(db, 1000, 4)).toBe(1004)
})

test('when a table changes, everything planned before is given back', async () => {
  const db = await embedded()
  if (!db) return
  await ask(db, 1500, 1)
  await db.execute(sql`create table test_named (one int)`)
  expect((await names(db)).filter((text) => text.includes('1500 +'))).toHaveLength(0)
  await db.execute(sql`drop table test_named`)
  expect(await ask(db, 1500, 2)).toBe(1502)
})

test('what is asked often stays, however much else is asked', async () => {
  const db = await embedded()
  if (!db) return
  for (let which = 3000; which < 3350; which += 1) {
    await ask(db, which, 1)
    await ask(db, 4000, 1)
  }
  expect((await names(db)).filter((text) => text.includes('4000 +'))).toHaveLength(1)
})

test('a statement that cannot be read is told each time, and one forgotten in a failed transaction harms nobody', async () => {
  const db = await embedded()
  if (!db) return
  const wrong = () => rowsOf(db, sql`select nothing_such from companies`)
  for (let round = 0; round < 2; round += 1)
    await expect(wrong()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('nothing_such') },
    })
  const failing = db.transaction(async (tx) => {
    await rowsOf(tx, sql`select 1 / 0`).catch(() => undefined)
    for (let which = 5000; which < 5310; which += 1) await ask(tx, which, 1).catch(() => undefined)
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  for (let which = 5000; which < 5310; which += 1) expect(await ask(db, which, 1)).toBe(which + 1)
})

test('a value that fails harms neither the statement nor what comes after it, within a transaction too', async () => {
  const { db } = await testServer()
  const divided = async (on: Db, by: number) => {
    const [row] = await rowsOf<{ part: number }>(on, sql`select 60 / ${by}::int as part`)
    return row?.part
  }
  expect([await divided(db, 2), await divided(db, 3)]).toEqual([30, 20])
  await expect(divided(db, 0)).rejects.toThrow('Failed query')
  expect(await divided(db, 4)).toBe(15)
  const found = await db.transaction(async (tx) => {
    const failing = () => tx.transaction((inner) => divided(inner, 0))
    await expect(failing()).rejects.toThrow('Failed query')
    await expect(failing()).rejects.toThrow('Failed query')
    return [await divided(tx, 5), await tx.transaction((inner) => divided(inner, 6))]
  })
  expect(found).toEqual([12, 10])
  const all = await Promise.allSettled([6, 0, 10, 0, 12].map((by) => divided(db, by)))
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : null))).toEqual([10, null, 6, null, 5])
})

test('a statement that is known takes every value as it did the first time', async () => {
  const { db } = await testServer()
  const values = {
    none: null,
    empty: '',
    words: 'Grüße, 你好 🎈 \\ \'"',
    list: [1, 2, 3],
    yes: true,
    half: 0.5,
  }
  const told = () =>
    rowsOf<typeof values>(
      db,
      sql`select ${values.none}::text as none, ${values.empty}::text as empty, ${values.words}::text as words,
        ${sql.param(values.list)}::int[] as list, ${values.yes}::boolean as yes, ${values.half}::float8 as half`,
    )
  for (let round = 0; round < 3; round += 1) expect(await told()).toEqual([values])
  expect(await db.transaction(async (tx) => [await ask(tx, 7000, 1), await ask(tx, 7000, 2)])).toEqual([
    7001, 7002,
  ])
})

test('a transaction that has ended is asked nothing, however well the statement is known', async () => {
  const db = await embedded()
  if (!db) return
  for (const value of [1, 2]) await ask(db, 6000, value)
  const ended = await db.transaction(async (tx) => tx)
  await expect(ask(ended, 6000, 3)).rejects.toMatchObject({ cause: { message: 'Transaction is closed' } })
})

test('whoever else waits has their turn while one asks and asks', async () => {
  const db = await embedded()
  if (!db) return
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const until = performance.now() + 300
  for (let value = 0; performance.now() < until; value += 1) await ask(db, 8000, value)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})
