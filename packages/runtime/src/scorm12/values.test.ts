import { expect, test } from 'vitest'
import { valueTypes, type ValueType } from './values.ts'

/** The value types that no element of the table shows alone, and the edges of those that share a rule. */
const cases: [type: ValueType, takes: string[], refuses: string[]][] = [
  ['blank', [''], [' ', '0']],
  ['boolean', ['true', 'false'], ['TRUE', '1', '']],
  ['decimal', ['0', '-1', '2.2', '5.', '.5', '-.5'], ['', '.', '-', '1,5', '1e5', '0x1', ' 1', '1 ', '--1']],
  ['integer', ['0', '65536'], ['-1', '65537', '1.0', '']],
  ['signedInteger', ['-32768', '32768'], ['-32769', '32769', '1.0']],
  ['credit', ['credit', 'no-credit'], ['', 'nocredit']],
  ['entry', ['ab-initio', 'resume', ''], ['ab initio']],
  ['mode', ['normal', 'review', 'browse'], ['', 'browsed']],
  [
    'timeLimitAction',
    ['exit,message', 'exit,no message', 'continue,message', 'continue,no message'],
    ['exit', 'message', ''],
  ],
]

test.for(cases)('%s', ([type, takes, refuses]) => {
  expect(takes.filter((value) => !valueTypes[type](value))).toEqual([])
  expect(refuses.filter((value) => valueTypes[type](value))).toEqual([])
})
