import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { companies } from '../../features/organisation/companies/companies.tables.ts'

/**
 * What is touched of the libraries below the database that they do not promise: drizzle’s session (`_.session`, and how it
 * prepares a statement), and the `client` that a session and a prepared statement of it hold (`prepared.ts`). Of the two
 * drivers nothing. As long as there is anything, all three stay as they were tried, exactly.
 */
const below = ['drizzle-orm', 'pg', '@electric-sql/pglite']

test('what is touched of drizzle beyond what it promises is there, with each engine and in a transaction', async () => {
  const { db } = await testServer()
  const statement = db.select({ id: companies.id }).from(companies).prepare('test_private_parts')
  expect(db._.session).toHaveProperty('client')
  expect(statement).toHaveProperty('client', Reflect.get(db._.session, 'client'))
  expect(db._.session.prepareQuery).toBeTypeOf('function')
  await db.transaction(async (tx) => {
    expect(tx._.session.constructor).toBe(db._.session.constructor)
    expect(Reflect.get(tx._.session, 'client')).not.toBe(Reflect.get(db._.session, 'client'))
    await tx.execute(sql`select 1`)
  })
})

test('as long as private parts are touched, the libraries below are named by one version each', () => {
  const files = ['../../../package.json', '../../../../../package.json']
  const named = files.flatMap((file) => {
    // NOTE: the shape that npm gives such a file.
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(new URL(file, import.meta.url), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>
    return Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => below.includes(name))
  })
  expect(new Set(named.map(([name]) => name))).toEqual(new Set(below))
  for (const [, version] of named) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})
