import { expect, test } from 'vitest'
import { readPage, totalOf } from './paging.ts'

const rowsOf = (length: number) => Array.from({ length }, (_, number) => number)

test.each([
  [0, 0, 0, []],
  [0, 3, 3, []],
  [0, 10, 41, ['asked']],
  [1, 4, 14, []],
  [1, 10, 41, ['asked']],
  [5, 0, 41, ['asked']],
])('page %i with %i rows is one of %i in all', async (number, length, total, expected) => {
  const asked: string[] = []
  const counted = async () => {
    asked.push('asked')
    return [{ count: 41 }]
  }
  const page = readPage({ _page: number, _perPage: 10 })
  expect(await totalOf(page, rowsOf(length), counted)).toBe(total)
  expect(asked).toEqual(expected)
})
