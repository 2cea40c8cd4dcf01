import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { type Engine } from './db.ts'
import { gatherStatistics } from './statistics.ts'

const fill = ({ query }: Engine, from: number, to: number) =>
  query(`insert into test_told select number, number % 2 = 0, 'row ' || number
    from generate_series(${from}, ${to}) number`)

/** How many rows the planner believes to find. */
async function believed({ query }: Engine, where: string) {
  const [answer] = await query(`explain (format json) select * from test_told where ${where}`, [])
  // NOTE: the one column that `explain` answers.
  const [plan] = (answer?.['QUERY PLAN'] ?? []) as { Plan: { 'Plan Rows': number } }[]
  return plan?.Plan['Plan Rows'] ?? 0
}

test('the embedded engine learns what its tables hold when much of them has changed, and only then', async () => {
  const { db, engine } = await testServer()
  await gatherStatistics(engine)
  await db.execute(sql`create table test_told (id int primary key, is_even boolean, name text)`)
  try {
    await fill(engine, 1, 2000)
    const told = await gatherStatistics(engine)
    if (engine.kind === 'postgres') return expect(told).toEqual([])
    expect(told).toContain('public.test_told')
    expect(await believed(engine, 'is_even')).toBe(1000)
    await fill(engine, 2001, 2040)
    expect(await gatherStatistics(engine)).not.toContain('public.test_told')
    await fill(engine, 2041, 4000)
    expect(await gatherStatistics(engine)).toContain('public.test_told')
    expect(await believed(engine, 'is_even')).toBe(2000)
  } finally {
    await db.execute(sql`drop table test_told`)
  }
})
