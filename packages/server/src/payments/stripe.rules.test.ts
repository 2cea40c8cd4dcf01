import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { cardProvider } from '@oktant/contract/kit/constants.ts'
import { formOf, isSigned } from './stripe.rules.ts'

const secret = 'whsec_of_a_test'
const now = new Date('2026-11-21T10:00:00Z')
const seconds = now.getTime() / 1000
const payload = '{"id":"evt_1"}'
const mark = (at: number, by = secret, of = payload) =>
  createHmac('sha256', by).update(`${at}.${of}`).digest('hex')
const is = (header: string, of = payload) => isSigned({ payload: of, header, secret, now })

test.each([
  ['by the secret, just now', `t=${seconds},v1=${mark(seconds)}`, true],
  ['by an old and a new secret', `t=${seconds},v1=${mark(seconds, 'old')},v1=${mark(seconds)}`, true],
  [
    'at the edge of the time',
    `t=${seconds - cardProvider.toleranceSeconds},v1=${mark(seconds - cardProvider.toleranceSeconds)}`,
    true,
  ],
  ['too long ago', `t=${seconds - 301},v1=${mark(seconds - 301)}`, false],
  ['in the future', `t=${seconds + 301},v1=${mark(seconds + 301)}`, false],
  ['for another time than it says', `t=${seconds},v1=${mark(seconds - 1)}`, false],
  ['by another secret', `t=${seconds},v1=${mark(seconds, 'another')}`, false],
  ['by an older form alone', `t=${seconds},v0=${mark(seconds)}`, false],
  ['without a time', `v1=${mark(seconds)}`, false],
  ['with a time that is none', `t=now,v1=${mark(seconds)}`, false],
  ['cut off', `t=${seconds},v1=${mark(seconds).slice(0, 20)}`, false],
  ['not at all', '', false],
])('a message that is signed %s', (_, header, isTheirs) => {
  expect(is(header)).toBe(isTheirs)
})

test('a message that was changed on the way is nobody’s', () => {
  expect(is(`t=${seconds},v1=${mark(seconds)}`, '{"id":"evt_2"}')).toBe(false)
})

test('objects and lists are written as forms write them', () => {
  expect(formOf({ mode: 'payment', items: [{ price: { unit: 5 } }], none: {} })).toEqual([
    ['mode', 'payment'],
    ['items[0][price][unit]', '5'],
  ])
})
