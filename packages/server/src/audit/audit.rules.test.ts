import { expect, test } from 'vitest'
import { changesOf } from './audit.rules.ts'

const day = new Date('2026-01-01T00:00:00Z')

test.each([
  ['only what changed', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }, { b: 3 }],
  ['a field that came', { a: 1 }, { a: 1, b: 2 }, {}, { b: 2 }],
  ['a field that went', { a: 1, b: 2 }, { a: 1 }, { b: 2 }, {}],
  ['equal dates', { at: day }, { at: new Date(day) }, {}, {}],
  [
    'nested values',
    { name: { en: 'A' } },
    { name: { en: 'B' } },
    { name: { en: 'A' } },
    { name: { en: 'B' } },
  ],
  ['all of what was made', null, { a: 1 }, null, { a: 1 }],
  ['all of what was deleted', { a: 1 }, null, { a: 1 }, null],
  [
    'that a secret changed, not which',
    { passwordHash: 'x' },
    { passwordHash: 'y' },
    { passwordHash: '[hidden]' },
    { passwordHash: '[hidden]' },
  ],
  [
    'no secret inside',
    null,
    { list: [{ token: 'x', id: 1 }] },
    null,
    { list: [{ token: '[hidden]', id: 1 }] },
  ],
])('an entry holds %s', (_, before, after, expectedBefore, expectedAfter) => {
  expect(changesOf(before, after)).toEqual({ before: expectedBefore, after: expectedAfter })
})
