import { expect, test } from 'vitest'
import { learningLoad } from '../../../../test/kit/content/learning-load.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { rowsRead } from '../../../../test/kit/run/statements.ts'

const most = 3
/** NOTE: another plan may go through the company's courses once more; more people would show as ten times as much. */
const drift = 2

test('each page of a learner asks the database at most three times, and reads no more among ten times as many people', async () => {
  const server = await testServer()
  const few = await learningLoad(server, { people: 100, courses: 60 })
  const many = await learningLoad(server, { people: 1000, courses: 60 })
  expect(few.answers.course.children).toHaveLength(12)
  expect(few.answers.mine.content).toHaveLength(50)
  for (const [name, asked] of Object.entries(many.asked)) {
    expect([name, asked.length <= most], asked.map(({ text }) => text).join('\n')).toEqual([name, true])
    const [before, after] = [
      await rowsRead(server.engine, few.asked[name] ?? []),
      await rowsRead(server.engine, asked),
    ]
    expect(before).toBeGreaterThan(0)
    expect([name, after <= before * drift], `${before} rows, then ${after}`).toEqual([name, true])
  }
}, 60_000)
