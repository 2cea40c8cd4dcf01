import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvRecord, makeCsvReader } from './csv.ts'

function read(text: string, separator: ',' | ';' = ',', size = text.length || 1): CsvRecord[] {
  const reader = makeCsvReader(separator)
  const records: CsvRecord[] = []
  for (let at = 0; at < text.length; at += size) records.push(...reader.push(text.slice(at, at + size)))
  return [...records, ...reader.end()]
}

const cellsIn = (records: CsvRecord[]) => records.map(({ cells }) => cells)

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\rb', [['a'], ['b']]],
  [
    'a,"b,\n""c"""\nd,e',
    [
      ['a', 'b,\n"c"'],
      ['d', 'e'],
    ],
  ],
  [
    'a,\n,',
    [
      ['a', ''],
      ['', ''],
    ],
  ],
  ['', []],
])('%j is read as %j', (text, cells) => {
  expect(cellsIn(read(text))).toEqual(cells)
  expect(cellsIn(read(text, ',', 1))).toEqual(cells)
})

test('every line is counted, also those inside of quotation marks', () => {
  const records = read('head\n"one\ntwo\r\nthree"\nfour\r\nfive')
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5, 6])
})

test('a quotation mark that is not closed is named, and the next line is read', () => {
  const records = read('a,b\n"open,1\nx,2\n"open too,3\ny,4')
  expect(records.map(({ line, fault, cells }) => [line, fault ?? cells])).toEqual([
    [1, ['a', 'b']],
    [2, 'quote_open'],
    [3, ['x', '2']],
    [4, 'quote_open'],
    [5, ['y', '4']],
  ])
})

test('a cell of ten megabytes is named and left behind, quoted or not', () => {
  const huge = 'x'.repeat(10_000_000)
  for (const cell of [huge, `"${huge}"`]) {
    const records = read(`a,b\n${cell},1\ny,2`, ',', 65_536)
    expect(records.map(({ line, fault, cells }) => [line, fault ?? cells])).toEqual([
      [1, ['a', 'b']],
      [2, 'cell_too_long'],
      [3, ['y', '2']],
    ])
  }
})

test('fifty thousand open quotation marks take no longer than they are long', () => {
  const began = performance.now()
  const records = read('a,"b c\n'.repeat(50_000), ',', 65_536)
  expect(records.every(({ fault }) => fault === 'quote_open')).toBe(true)
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('what is well formed is read as others read it, in pieces of any size', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ü', '"', ',', ';', '\n', '\r\n', ' ', '') })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, size) => {
      const text = stringify(rows, { quoted: true })
      const theirs = parse(text, { relax_column_count: true, skip_empty_lines: false })
      expect(cellsIn(read(text, ',', size))).toEqual(theirs)
    }),
  )
})
