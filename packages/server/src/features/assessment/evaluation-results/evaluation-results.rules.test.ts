import { expect, test } from 'vitest'
import { meanOf, relationOf, reliabilityOf, shareOf } from './evaluation-results.rules.ts'

const whole = { people: 30, marked: 30, variance: 4 }
const item = (variance: number, own = {}) => ({ asked: 30, marked: 30, variance, ...own })

test.each([
  ['questions that go together are reliable', [item(1), item(1)], whole, 1],
  ['questions that have nothing in common are not', [item(2), item(2)], whole, 0],
  ['an opinion is no part of it', [item(1), item(1), item(9, { marked: 0 })], whole, 1],
] as const)('%s', (_, items, of, reliability) => {
  expect(reliabilityOf(items, of)).toEqual({ reliability, unreliable: null })
})

test.each([
  ['drawn', [item(1), item(1, { asked: 12 })], whole],
  ['waiting', [item(1), item(1)], { ...whole, marked: 29 }],
  ['few', [item(1, { asked: 19 }), item(1, { asked: 19 })], { people: 19, marked: 19, variance: 4 }],
  ['few', [item(1)], whole],
  ['alike', [item(0), item(0)], { ...whole, variance: 0 }],
] as const)('there is no figure where they are %s', (unreliable, items, of) => {
  expect(reliabilityOf(items, of)).toEqual({ reliability: null, unreliable })
})

test('a share is told from five on, and a relation from twenty on', () => {
  expect([shareOf(0.456, 4), shareOf(0.456, 5), shareOf(null, 9)]).toEqual([null, 46, null])
  expect([meanOf(41.6, 4), meanOf(41.6, 5), meanOf(null, 0)]).toEqual([null, 42, null])
  expect([relationOf(0.456, 19), relationOf(0.456, 20), relationOf(null, 30)]).toEqual([null, 0.46, null])
})
