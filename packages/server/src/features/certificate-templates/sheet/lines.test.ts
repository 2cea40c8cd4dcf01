import { expect, test } from 'vitest'
import { type Measure, readable } from './lines.ts'

/** NOTE: each letter is half as wide as it is high. */
const measure: Measure = (_face, size, text) => (text.length * size) / 2
const room = { face: 'strong' as const, size: 11, width: 180 }
const fits = (text: string) => readable(text, room, measure)

test.each([
  ['nothing', '', { size: 11, lines: [] }],
  ['a short name', 'Ada Ng', { size: 11, lines: ['Ada Ng'] }],
  ['a name that fits smaller', 'x'.repeat(40), { size: 9, lines: ['x'.repeat(40)] }],
])('%s stands in one line', (_, text, expected) => expect(fits(text)).toEqual(expected))

test('a name that could not be read in one line stands in two', () => {
  const name = 'Prof. Dr. Dr. h. c. Maximiliane Freifrau von und zu Überlingen-Größenbrunn'
  const { size, lines } = fits(name)
  expect(size).toBeGreaterThanOrEqual(7)
  expect(lines).toHaveLength(2)
  expect(lines.join(' ')).toBe(name)
  for (const line of lines) expect(measure(room.face, size, line)).toBeLessThanOrEqual(room.width)
})

test('what fits into two lines in no size stays whole in one', () => {
  const { lines } = fits('x'.repeat(200))
  expect(lines).toEqual(['x'.repeat(200)])
})
