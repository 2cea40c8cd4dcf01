import { expect, test } from 'vitest'
import type { ToDo } from '@oktant/contract/learning/own/home.ts'
import { ranked, reasonOf, withoutTwins } from './home.rules.ts'

test.each([
  ['2027-03-09', true, 'overdue'],
  ['2027-03-10', false, 'due'],
  ['2027-03-24', false, 'due'],
  ['2027-03-25', true, 'begun'],
  ['2027-03-25', false, 'assigned'],
  [null, true, 'begun'],
  [null, false, 'assigned'],
] as const)('due on %s, begun: %s', (dueOn, isBegun, reason) => {
  expect(reasonOf({ dueOn, isBegun }, '2027-03-10')).toBe(reason)
})

const item = (key: string, reason: ToDo['reason'], dueOn: string | null = null): ToDo => ({
  key,
  reason,
  dueOn,
  about: 'course',
  name: { en: key, de: key },
  count: null,
  since: null,
  percent: null,
  because: null,
  containerId: null,
  containerTypeId: null,
  path: null,
})

test('what is over its day stands first, then what is due, what others wait for, and what was begun', () => {
  const all = [
    item('open', 'assigned'),
    item('last', 'begun'),
    item('others', 'approval'),
    item('soon', 'due', '2027-03-20'),
    item('before', 'begun'),
    item('sooner', 'due', '2027-03-11'),
    item('late', 'overdue', '2027-03-01'),
  ]
  expect(ranked(all).map(({ key }) => key)).toEqual([
    'late',
    'sooner',
    'soon',
    'others',
    'last',
    'before',
    'open',
  ])
  const many = Array.from({ length: 30 }, (_, place) => item(String(place), 'begun'))
  expect(ranked(many)).toHaveLength(8)
})

const course = (reason: ToDo['reason'], own: Partial<ToDo> = {}): ToDo => ({
  ...item('course', reason),
  containerId: 9,
  ...own,
})
const cameBack: ToDo = {
  ...item('back', 'returned'),
  about: 'evaluation',
  since: '2027-03-08',
  containerId: 9,
}

test.each([
  ['begun', null, 'returned'],
  ['assigned', '2027-06-01', 'returned'],
  ['due', '2027-03-20', 'due'],
  ['overdue', '2027-03-01', 'overdue'],
] as const)('what came back stands for its course that is %s by %s', (reason, dueOn, kept) => {
  const because = { name: { en: 'Safety', de: 'Sicherheit' }, isByName: false, givenBy: null }
  const other = course('begun', { key: 'other', containerId: 10 })
  const all = [course(reason, { dueOn, because }), other, cameBack]
  expect(withoutTwins(all)).toEqual([other, { ...cameBack, reason: kept, dueOn, because }])
})

test('what came back from a course that does not wait itself stands alone', () => {
  expect(withoutTwins([cameBack, course('asked', { about: 'survey', containerId: null })])).toHaveLength(2)
})

test('what one has to take without a day is not pushed out by what one began of one’s own accord', () => {
  const because = { name: { en: 'Safety', de: 'Sicherheit' }, isByName: false, givenBy: null }
  const own = Array.from({ length: 9 }, (_, at) => course('begun', { key: `own-${at}`, because: null }))
  const given = [course('assigned', { key: 'given', because }), course('begun', { key: 'late', because })]
  const keys = ranked([...own, ...given]).map(({ key }) => key)
  expect(keys).toEqual(['own-0', 'own-1', 'own-2', 'own-3', 'own-4', 'own-5', 'late', 'given'])
})
