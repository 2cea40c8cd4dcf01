import { expect, test } from 'vitest'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { may, mayTake } from './learn.access.ts'

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

type Seen = Parameters<typeof may.see>[0]
const published: Seen = {
  ...offered,
  id: 1,
  typeId: containerType.course,
  state: 'active',
  forGroups: false,
  sectionOf: null,
  price: null,
}
const begun = { log: { id: 1, state: 'IN_PROGRESS' } } as const
const open = { id: 1, openToVisitors: true, priceCents: null }

test.for<[string, isSeen: boolean, Partial<Seen>]>([
  ['is published', true, {}],
  ['is a draft', false, { state: 'draft' }],
  ['is in the archive', false, { state: 'archived' }],
  ['was begun and is in the archive', true, { state: 'archived', ...begun }],
  ['was begun and is a draft', false, { state: 'draft', ...begun }],
  ['is for groups', false, { forGroups: true }],
  ['is for groups and given to somebody', true, { forGroups: true, assigned: assigned(false) }],
  ['was begun before it was for groups', true, { forGroups: true, ...begun }],
])('somebody of the company sees a course that %s: %s', ([, isSeen, own]) => {
  expect(may.see({ ...published, ...own })).toBe(isSeen)
})

test.for<[string, isSeen: boolean, Partial<Seen>]>([
  ['course that is open to them', true, { edition: open }],
  ['course that is not', false, {}],
  ['course without an edition', false, { edition: null }],
  ['open course that is a draft', false, { edition: open, state: 'draft' }],
  ['open course in the archive', false, { edition: open, state: 'archived' }],
  ['open course for groups', false, { edition: open, forGroups: true }],
  ['folder', true, { typeId: containerType.topic, edition: null }],
  ['folder for groups', false, { typeId: containerType.topic, edition: null, forGroups: true }],
])('a visitor sees a %s: %s', ([, isSeen, own]) => {
  expect(may.seeAsVisitor({ ...published, ...own })).toBe(isSeen)
})
