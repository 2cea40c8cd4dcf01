import { expect, test } from 'vitest'
import { checkedTimezone, checkSize } from './people.rules.ts'

test.each(['Europe/Berlin', 'Africa/Johannesburg', 'UTC'])('%s is a time zone', (name) => {
  expect(checkedTimezone(name)).toBe(name)
})

test.each(['', 'Mars/Olympus', '+02:00', 'Europe/Berlin; drop', '../etc'])('%s is no time zone', (name) => {
  expect(() => checkedTimezone(name)).toThrow(expect.objectContaining({ code: 'timezone_unknown' }))
})

test.each([
  [1, 1],
  [4096, 4096],
])('a picture of %i by %i is taken', (width, height) => {
  expect(() => checkSize({ width, height })).not.toThrow()
})

test.each([
  [0, 10],
  [10, 0],
  [4097, 10],
  [10, 4097],
])('a picture of %s by %s is refused', (width, height) => {
  expect(() => checkSize({ width, height })).toThrow(expect.objectContaining({ code: 'image_broken' }))
})
