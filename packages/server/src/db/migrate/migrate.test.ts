import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { type Db, rowsOf } from '../engine/db.ts'
import { migrate } from './migrate.ts'

/** The last of the migrations that the baseline stands for, and one that came long before it. */
const lastBefore = 'd1e7511ec9704e88d50f7170cec488fb3c56bbe520dc73fc83b1b1315006d316'
const longBefore = '12f4ea62198f02e3c0669bebb38fe04608ad57d79d28e6a24548682942db499e'

/** NOTE: the tests of a file share one database, so what it has had is put back. */
let hashes: string[] = []
beforeAll(async () => {
  hashes = await hashesIn((await testServer()).db)
})
afterEach(async () => {
  const { db } = await testServer()
  await db.execute(sql`delete from migrations`)
  await noteAll(db, hashes)
})

async function hashesIn(db: Db) {
  const rows = await rowsOf<{ hash: string }>(db, sql`select hash from migrations order by made_at`)
  return rows.map(({ hash }) => hash)
}

async function noteAll(db: Db, all: string[]) {
  for (const [at, hash] of all.entries())
    await db.execute(sql`insert into migrations (hash, made_at) values (${hash}, ${at})`)
}

async function databaseThatHad(...before: string[]) {
  const { engine, db, make } = await testServer()
  const company = await make.company()
  await db.execute(sql`delete from migrations`)
  await noteAll(db, [...before, ...hashes.slice(1)])
  return { engine, db, company }
}

test('a database of before the baseline goes on with all its rows', async () => {
  const { engine, db, company } = await databaseThatHad(longBefore, lastBefore)
  await migrate(engine)
  await migrate(engine)
  expect((await hashesIn(db)).sort()).toEqual([longBefore, lastBefore, ...hashes].sort())
  const left = await rowsOf<{ id: number }>(db, sql`select id from companies where id = ${company.id}`)
  expect(left).toHaveLength(1)
})

test('a copy of such a database is made as far as its rows fit', async () => {
  const { engine } = await databaseThatHad(longBefore, lastBefore)
  await expect(
    migrate(engine, { only: [longBefore, lastBefore, ...hashes.slice(1)] }),
  ).resolves.toBeUndefined()
})

test('one that stopped on the way there is told what to do', async () => {
  const { engine } = await databaseThatHad(longBefore)
  await expect(migrate(engine)).rejects.toThrow(/start the version of 23 November 2026 once/)
  await expect(migrate(engine, { only: [longBefore] })).rejects.toThrow(/another version of Oktant/)
})
