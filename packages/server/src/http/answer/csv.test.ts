import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defused, restored, safeCells } from './csv.ts'

const begins = ['=', '+', '-', '@', '\t', '\r', ';', '＝', '＋', '－', '＠']

test('an exported cell begins no formula, and is read as what it was', () => {
  const cell = fc.string({ unit: fc.constantFrom("'", ...begins, 'a', '1', ' ') })
  fc.assert(
    fc.property(cell, (text) => {
      expect(begins).not.toContain(defused(text)[0])
      expect(restored(defused(text))).toBe(text)
    }),
  )
})

test.each(begins)('nothing that is written begins with %j, neither a heading nor a cell', (begin) => {
  const cells = { [`${begin}heading`]: `${begin}cmd`, plain: 'a', number: 5 }
  const written = stringify([cells], { header: true, ...safeCells, quote: '"' })
  const bare = written.replaceAll('"', '').split(/[,\n]/)
  expect(bare.filter((cell) => begins.includes(cell[0] ?? ''))).toEqual([])
  expect(written).toContain(`'${begin}cmd`)
})
