import { expect, test } from 'vitest'
import { purchaseStates } from '@oktant/contract/learning/purchases.ts'
import { allows, invoiceNumberOf, type Move, moved } from './purchases.rules.ts'

const cases: Record<Move, Partial<Record<(typeof purchaseStates)[number], string>>> = {
  confirm: { asked: 'bought' },
  refuse: { asked: 'refused' },
  withdraw: { asked: 'cancelled', paying: 'cancelled' },
  cancel: { asked: 'cancelled', paying: 'cancelled', bought: 'refunded' },
  reopen: { bought: 'asked', refused: 'asked' },
  pay: { paying: 'bought', asked: 'bought', refused: 'bought', cancelled: 'bought' },
  expire: { paying: 'cancelled' },
  giveBack: { bought: 'refunded' },
}

const pairs = Object.entries(cases).flatMap(([move, table]) =>
  purchaseStates.map((state) => ({ move: move as Move, state, to: table[state] })),
)

test.each(pairs)('$move from $state leads to $to', ({ move, state, to }) => {
  const standing = { state, way: 'invoice' as const, cents: 100 }
  expect(allows(standing, move)).toBe(to !== undefined)
  if (to) expect(moved(standing, move)).toBe(to)
  else expect(() => moved(standing, move)).toThrow(expect.objectContaining({ code: 'purchase_decided' }))
})

test('what cost nothing is cancelled without giving anything back', () => {
  expect(moved({ state: 'bought', way: 'free', cents: 0 }, 'cancel')).toBe('cancelled')
})

test('nobody confirms, refuses or reopens what a card pays', () => {
  const byCard = (state: 'asked' | 'bought') => ({ state, way: 'card' as const, cents: 100 })
  expect([
    allows(byCard('asked'), 'confirm'),
    allows(byCard('asked'), 'refuse'),
    allows(byCard('bought'), 'reopen'),
  ]).toEqual([false, false, false])
})

test('an invoice is named by its year and its number', () => {
  expect([invoiceNumberOf(2026, 17), invoiceNumberOf(2027, 1_234_567)]).toEqual([
    '2026-000017',
    '2027-1234567',
  ])
})
