import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../test/kit/server.ts'
import { type Db, rowsOf } from './db.ts'
import { together } from './together.ts'

/** Halves numbers by statements that say which they were asked for; an odd one makes the whole of its statement fail. */
async function setUp() {
  const { db, engine } = await testServer()
  const asked: number[][] = []
  const halve = together<{ plus: number }, number, number>(async (handle: Db, { plus }, all) => {
    asked.push([...all])
    const rows = await rowsOf<{ one: number; half: number }>(
      handle,
      sql`select one, one / 2 / (1 - one % 2) + ${plus}::int as half
        from unnest(${sql.param([...all])}::int[]) as given(one) where one <> 0`,
    )
    return all.map((one) => rows.find((row) => row.one === one)?.half)
  }, 3)
  const all = (ones: readonly number[], plus = 0) =>
    Promise.allSettled(ones.map((one) => halve(db, { plus }, one)))
  return { db, halve, all, asked, isOneByOne: engine.kind === 'postgres' }
}

const told = (answers: readonly PromiseSettledResult<number | undefined>[]) =>
  answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))

test('those who ask at once are asked for together, and each is told their own', async () => {
  const { all, asked, isOneByOne } = await setUp()
  expect(told(await all([8, 0, 4, 6]))).toEqual([4, undefined, 2, 3])
  expect(asked).toEqual(isOneByOne ? [[8], [0], [4], [6]] : [[8, 0, 4], [6]])
})

test('what is not the same for all is asked apart', async () => {
  const { all, asked, isOneByOne } = await setUp()
  const [here, there] = await Promise.all([all([2, 4], 10), all([2], 20)])
  expect([told(here), told(there)]).toEqual([[11, 12], [21]])
  expect(asked).toHaveLength(isOneByOne ? 3 : 2)
})

test('what fails for one is refused to them alone', async () => {
  const { all } = await setUp()
  expect(told(await all([2, 3, 4]))).toEqual([1, 'refused', 2])
  expect(told(await all([5]))).toEqual(['refused'])
  expect(told(await all([6]))).toEqual([3])
})

test('whoever asks while others are answered is answered after them', async () => {
  const { db, halve, all } = await setUp()
  const first = all([2, 4])
  await new Promise((go) => setImmediate(go))
  expect(await halve(db, { plus: 0 }, 8)).toBe(4)
  expect(told(await first)).toEqual([1, 2])
})
