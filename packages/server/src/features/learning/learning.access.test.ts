import { expect, test } from 'vitest'
import { mayTake } from './learning.access.ts'

type Owned = Parameters<typeof mayTake>[0]
const price: Owned['price'] = { cents: 4900, currency: 'EUR' }
const offered: Owned = {
  price,
  purchase: null,
  isIncluded: false,
  assigned: null,
  log: null,
  edition: { id: 1, openToVisitors: false, priceCents: 4900 },
}
const free = { id: 1, openToVisitors: false, priceCents: null }
const assigned = (isMandatory: boolean): Owned['assigned'] => ({ isMandatory, dueOn: null, because: [] })

test.for<[string, isTheirs: boolean, Partial<Owned>]>([
  ['costs nothing', true, { price: null }],
  ['is for sale', false, {}],
  ['is bought', true, { purchase: { state: 'bought' } }],
  ['is asked for', false, { purchase: { state: 'asked' } }],
  ['is being paid for', false, { purchase: { state: 'paying' } }],
  ['comes with another', true, { isIncluded: true }],
  ['is demanded', true, { assigned: assigned(true) }],
  ['is recommended', false, { assigned: assigned(false) }],
  ['was begun while it cost nothing', true, { log: { id: 1, state: 'IN_PROGRESS' }, edition: free }],
  ['was begun and belongs to no edition', true, { log: { id: 1, state: 'IN_PROGRESS' }, edition: null }],
  ['was begun and paid back', false, { log: { id: 1, state: 'IN_PROGRESS' } }],
  [
    'was opened, not begun, while it cost nothing',
    false,
    { log: { id: 1, state: 'NOT_STARTED' }, edition: free },
  ],
])('a course that %s may be taken: %s', ([, isTheirs, own]) => {
  expect(mayTake({ ...offered, ...own })).toBe(isTheirs)
})
