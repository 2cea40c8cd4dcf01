import { expect, test } from 'vitest'
import { learningLoad } from '../kit/content/learning-load.ts'
import { testServer } from '../kit/server.ts'
import { rowsRead } from '../kit/run/statements.ts'
import { isWhole } from './size.ts'

const people = isWhole ? 100_000 : 5000
/** NOTE: another plan may go through the company's courses once more; more people would show as ten times as much. */
const drift = 2

test(`a learner’s pages read as many rows among ${people} people as among 1,000`, async () => {
  const server = await testServer()
  const few = await learningLoad(server, { people: 1000, courses: 100 })
  const many = await learningLoad(server, { people, courses: 100 })
  const found: Record<string, [number, number]> = {}
  for (const [name, asked] of Object.entries(many.asked)) {
    const before = await rowsRead(server.engine, few.asked[name] ?? [])
    found[name] = [before, await rowsRead(server.engine, asked)]
  }
  process.stdout.write(`rows read among 1,000 and ${people} people: ${JSON.stringify(found)}\n`)
  for (const [name, [before, after]] of Object.entries(found))
    expect([name, after <= before * drift], `${before} rows, then ${after}`).toEqual([name, true])
}, 1_800_000)
