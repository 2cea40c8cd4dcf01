import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applied, difference } from './difference.ts'

test('what differs is kept, and the rest is not', () => {
  const from = { a: { b: 1, c: [1, 2] }, d: 'x', e: null }
  const to = { a: { b: 1, c: [1, 3] }, e: null, f: { g: 1 } }
  expect(difference(from, to)).toEqual({
    keys: { a: { keys: { c: { keys: { 1: { is: 3 } } } } }, f: { is: { g: 1 } } },
    gone: ['d'],
  })
  expect(difference(from, from)).toBeUndefined()
})

const json = fc.jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom('a', 'b', '0', '1') })

test('a difference that was kept and applied comes to the same', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const [before, after] = [JSON.parse(JSON.stringify(from)), JSON.parse(JSON.stringify(to))]
      const change = difference(before, after)
      const kept = JSON.parse(JSON.stringify(change ?? { keys: {} }))
      expect(change ? applied(before, kept) : before).toEqual(after)
    }),
  )
})
