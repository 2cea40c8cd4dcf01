import { expect, test } from 'vitest'
import { centsTyped } from './subjects.rules.ts'

test.for([
  ['1200', 120_000],
  ['R 1,200.50', 120_050],
  ['1 200,50 €', 120_050],
  ['450.00 ZAR', 45_000],
  ['', null],
  ['free', null],
  ['100 to 200', null],
  ['-5', null],
] as const)('what “%s” costs is %s', ([typed, cents]) => {
  expect(centsTyped(typed)).toBe(cents)
})
