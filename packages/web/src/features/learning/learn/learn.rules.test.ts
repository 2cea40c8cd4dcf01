import type { ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { expect, test } from 'vitest'
import { makeChild } from '../../../test/made/make-courses.ts'
import { levelOf, nextPart, opensAfter } from './learn.rules.ts'

const first = makeChild(1)
const other = { en: 'Something else', de: 'Etwas anderes' }

test.each<[string, Partial<ContainerChild>, boolean]>([
  ['open already', { enabled: true, locked: null }, true],
  ['after the one before', { locked: { code: 'previous_missing', text: first.name } }, true],
  ['after another one', { locked: { code: 'previous_missing', text: other } }, false],
  [
    'after all, of which this one is left',
    { locked: { code: 'all_missing', count: 1, text: first.name } },
    true,
  ],
  [
    'after all, of which two are left',
    { locked: { code: 'all_missing', count: 2, text: first.name } },
    false,
  ],
  ['after some, of which one is left', { locked: { code: 'some_missing', count: 1, of: 2 } }, true],
  ['after some, of which two are left', { locked: { code: 'some_missing', count: 2, of: 2 } }, false],
  ['from a day on', { locked: { code: 'not_yet', day: '2099-01-01' } }, false],
])('%s', (_, own, expected) => {
  expect(opensAfter(makeChild(2, { enabled: false, ...own }), first)).toBe(expected)
})

test('a part that waits for some is not opened by one that counted before', () => {
  const second = makeChild(2, { enabled: false, locked: { code: 'some_missing', count: 1, of: 2 } })
  expect(opensAfter(second, makeChild(1, { passed: true }))).toBe(false)
})

const done = { complete: true, passed: true, state: 'PASSED' } as const
const failed = { state: 'FAILED', clazz: 'Evaluation' } as const
const beingMarked = { state: 'UNDER_REVIEW' } as const

test.each<[string, Partial<ContainerChild>[], number | undefined]>([
  ['the first that is not done', [done, {}, {}], 1],
  ['what is left, before what is being marked', [beingMarked, done, {}], 2],
  ['what is being marked, where nothing else is left', [done, beingMarked, done], 1],
  ['what is left, before a test that was not passed', [failed, done, {}], 2],
  ['a test that was not passed, before what is being marked', [beingMarked, failed], 1],
  ['a test that came back to be revised, in its place', [{ ...failed, why: { code: 'returned' } }, {}], 0],
  ['a course within of which a part is being marked', [done, { ...beingMarked, containerId: 7 }, {}], 1],
  ['the first of all, where everything is done', [done, done], 0],
  ['nothing, where all is locked', [{ enabled: false }], undefined],
])('one goes on with %s', (_, parts, expected) => {
  const children = parts.map((own, place) => makeChild(place + 1, own))
  const next = nextPart(children)
  expect(next && children.indexOf(next)).toBe(expected)
})

test.each([
  [0, 'low'],
  [24, 'low'],
  [25, 'middle'],
  [74, 'middle'],
  [75, 'high'],
  [100, 'high'],
] as const)('a mark of %i is %s', (mark, level) => expect(levelOf(mark)).toBe(level))
