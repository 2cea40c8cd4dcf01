import { eq, sql } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { companies } from '../../features/organisation/companies/companies.tables.ts'
import { rowsOf } from './db.ts'
import { NestingError } from './embedded.ts'
import { notify } from './notify.ts'

test('a query on the outer handle inside a transaction is named rather than hanging', async () => {
  const { db, engine } = await testServer()
  if (engine.kind !== 'embedded') return
  const nested = db.transaction(async () => {
    await db.select().from(companies)
  })
  await expect(nested).rejects.toMatchObject({ cause: expect.any(NestingError) })
  expect(await db.select().from(companies).where(eq(companies.id, 0))).toEqual([])
}, 60_000)

test('what is said in a transaction is heard after it commits, and never when it fails', async () => {
  const { db, engine } = await testServer()
  const heard: string[] = []
  const stop = await engine.listen((notice) => heard.push(notice))
  await expect(
    db.transaction(async (tx) => {
      await notify(tx, { about: 'user', userIds: [1] })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await db.transaction((tx) => notify(tx, { about: 'user', userIds: [2] }))
  await expect.poll(() => heard).toEqual(['{"about":"user","userIds":[2]}'])
  await stop()
})

test('a notice about more people than fit into one reaches them all', async () => {
  const { db, engine } = await testServer()
  const heard: number[] = []
  const stop = await engine.listen((notice) => heard.push(...(JSON.parse(notice).userIds ?? [])))
  const userIds = Array.from({ length: 1201 }, (_, number) => 1_000_000 + number)
  await db.transaction((tx) => notify(tx, { about: 'user', userIds }))
  await expect.poll(() => heard).toEqual(userIds)
  await stop()
})

test('a transaction that is asked several things at once answers each, one after the other', async () => {
  const { db } = await testServer()
  const warnings: Error[] = []
  const hear = (warning: Error) => warnings.push(warning)
  process.on('warning', hear)
  const answers = await db.transaction((tx) =>
    Promise.all([1, 2, 3].map((number) => rowsOf(tx, sql`select ${number}::int as number`))),
  )
  expect(answers).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 3 }]])
  await expect(
    db.transaction((tx) => Promise.all([rowsOf(tx, sql`select 1/0`), rowsOf(tx, sql`select 1`)])),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('division by zero') } })
  // NOTE: warnings are told a moment later.
  await new Promise((soon) => setTimeout(soon, 20))
  process.off('warning', hear)
  expect(warnings).toEqual([])
})

test('a script that fails in the transaction it brings leaves nothing behind, and spoils no later query', async () => {
  const { engine } = await testServer()
  const name = `script ${Date.now()}`
  const make = `insert into companies (name, code, email_address, state) values ('${name}', '${name}', 'x', 'confirmed')`
  const made = () => engine.query('select name from companies where name = $1', [name])
  await expect(engine.query(`BEGIN; ${make}; select 1/0; COMMIT;`)).rejects.toThrow('division by zero')
  // NOTE: more often than there are connections.
  for (let round = 0; round < 12; round += 1) expect(await made()).toEqual([])
  await engine.query(`
    BEGIN;
    ${make};
    COMMIT;
  `)
  expect(await made()).toEqual([{ name }])
})

test('a transaction that cannot even begin gives its connection back', async () => {
  const { db } = await testServer()
  const refused: PgTransactionConfig = JSON.parse('{"isolationLevel":"of no kind"}')
  // NOTE: more often than there are connections.
  for (let round = 0; round < 12; round += 1)
    await expect(db.transaction(() => Promise.resolve(), refused)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('syntax error') },
    })
  expect(await db.transaction((tx) => rowsOf(tx, sql`select 1 as one`))).toEqual([{ one: 1 }])
})
