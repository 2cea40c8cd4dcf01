import { expect, test } from 'vitest'
import { movedTo, placed } from './order.rules.ts'

const list = ['a', 'b', 'c', 'd']

test('what is moved stands before the place where it was let go', () => {
  expect(movedTo(list, 0, 2)).toEqual(['b', 'a', 'c', 'd'])
  expect(movedTo(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(movedTo(list, 1, 4)).toEqual(['a', 'c', 'd', 'b'])
  expect(movedTo(list, 2, 2)).toEqual(list)
  expect(movedTo(list, 2, 3)).toEqual(list)
})

test('what is put at a place stands there, and goes no further than the ends', () => {
  expect(placed(list, 1, 2)).toEqual(['a', 'c', 'b', 'd'])
  expect(placed(list, 1, 0)).toEqual(['b', 'a', 'c', 'd'])
  expect(placed(list, 0, 3)).toEqual(['b', 'c', 'd', 'a'])
  expect(placed(list, 2, 2)).toEqual(list)
  expect(placed(list, 0, -1)).toEqual(list)
  expect(placed(list, 3, 4)).toEqual(list)
})
