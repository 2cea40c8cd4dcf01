import { expect, test } from 'vitest'
import { movedTo, stepped } from './order.rules.ts'

const list = ['a', 'b', 'c', 'd']

test('what is moved stands before the place where it was let go', () => {
  expect(movedTo(list, 0, 2)).toEqual(['b', 'a', 'c', 'd'])
  expect(movedTo(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(movedTo(list, 1, 4)).toEqual(['a', 'c', 'd', 'b'])
  expect(movedTo(list, 2, 2)).toEqual(list)
  expect(movedTo(list, 2, 3)).toEqual(list)
})

test('a step goes no further than the ends', () => {
  expect(stepped(list, 1, 1)).toEqual(['a', 'c', 'b', 'd'])
  expect(stepped(list, 1, -1)).toEqual(['b', 'a', 'c', 'd'])
  expect(stepped(list, 0, -1)).toEqual(list)
  expect(stepped(list, 3, 1)).toEqual(list)
})
