import { expect, test } from 'vitest'
import { coverTiles } from './cover-tiles.ts'

test('the same id always has the same cover', () => {
  expect(coverTiles(42, 2, 4)).toEqual(coverTiles(42, 2, 4))
})

test('neighbouring ids have different covers', () => {
  const covers = new Set(Array.from({ length: 200 }, (_, id) => JSON.stringify(coverTiles(id, 2, 4))))
  expect(covers.size).toBe(200)
})

test('a cover fills its rows and columns, and is never blank', () => {
  for (let id = 1; id <= 500; id++) {
    const tiles = coverTiles(id, 3, 4)
    expect(tiles.map(({ x, y }) => `${x},${y}`)).toContain('180,120')
    expect(tiles).toHaveLength(12)
    expect(tiles.some(({ shape }) => shape !== 'blank')).toBe(true)
  }
})
