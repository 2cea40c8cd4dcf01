import { expect, test } from 'vitest'
import { faultOfCell } from './cells.rules.ts'

test.each([
  ['=SUM(A1)', 'cell_formula'],
  ['@cmd', 'cell_formula'],
  ['+cmd|calc', 'cell_formula'],
  ['-2+3+cmd', 'cell_formula'],
  ['\t=1', 'cell_formula'],
  [' =1', 'cell_formula'],
  ['+49 (30) 123-4', null],
  ['-5,50', null],
  ["'=kept as text", null],
  ['a\0b', 'cell_unreadable'],
  ['a\ufffdb', 'cell_unreadable'],
  ['a\ud800b', 'cell_unreadable'],
  ['smile 😀', null],
  ['x'.repeat(5001), 'cell_too_long'],
  ['', null],
])('%j is %s', (cell, fault) => {
  expect(faultOfCell(cell)).toBe(fault)
})
