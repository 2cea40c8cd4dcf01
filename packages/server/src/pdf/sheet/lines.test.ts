import { expect, test } from 'vitest'
import { evenLines, type Measure, readable } from './lines.ts'

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

const wide = (text: string) => text.length

test.each([
  ['Eine Strategie, die auf eine Seite passt', 34, ['Eine Strategie, die', 'auf eine Seite passt']],
  ['kurz', 34, ['kurz']],
  ['', 34, []],
  ['Ein Donaudampfschiff legt ab', 22, ['Ein Donaudampfschiff', 'legt ab']],
  ['x'.repeat(30), 20, ['x'.repeat(20), 'x'.repeat(10)]],
])('%s is broken into lines of like width, and no word is broken for that', (text, width, lines) => {
  expect(evenLines(text, width, wide)).toEqual(lines)
})
