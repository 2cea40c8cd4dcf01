import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UnlockRule } from '@oktant/contract/learning/courses/containers.ts'
import {
  believedSeconds,
  type ChildFacts,
  completes,
  lockedBecause,
  outcomeOf,
  waitsForAssessor,
  whyComponent,
  withoutMark,
  filmDoneBy,
} from './learn.rules.ts'

const child = (values: Partial<ChildFacts> = {}): ChildFacts => ({
  name: { en: 'Knots', de: 'Knoten' },
  isOn: true,
  isMissing: false,
  scoring: true,
  unlock: { by: 'open' },
  state: 'NOT_STARTED',
  passed: false,
  isLeftOut: false,
  mark: null,
  ...values,
})
const done = (values: Partial<ChildFacts> = {}) => child({ state: 'COMPLETED', passed: true, ...values })
const off = { isOn: false }
const gone = { isMissing: true }
const name = child().name

const locked = (before: ChildFacts[], unlock: UnlockRule, values: Partial<ChildFacts> = {}) =>
  lockedBecause([...before, child({ unlock, ...values })], before.length, '2026-11-21')

const reviewed = (values: Partial<ChildFacts> = {}) => child({ state: 'UNDER_REVIEW', ...values })
const after = (by: UnlockRule['by']) => ({ unlock: { by } })

test.each<[string, ChildFacts[], boolean]>([
  ['its only part is marked', [reviewed()], true],
  ['all that is left is marked', [done(), reviewed(), reviewed()], true],
  ['a part is open as well', [reviewed(), child()], false],
  ['a part is begun as well', [reviewed(), child({ state: 'IN_PROGRESS' })], false],
  ['what is left opens after it', [reviewed(), child(after('previous')), child(after('all'))], true],
  ['what is left opens after another', [child(), child(after('previous')), reviewed()], false],
  ['what is open as well does not count', [child({ scoring: false }), reviewed()], true],
  [
    'what does not count holds what does',
    [reviewed(), child({ scoring: false }), child(after('previous'))],
    false,
  ],
  ['what is open as well is switched off', [child(off), child(gone), reviewed()], true],
  ['nothing is marked', [child(), done()], false],
  ['nothing is left', [done()], false],
])('a course waits for its assessor alone: %s', (_, children, expected) => {
  expect(waitsForAssessor(children, '2026-11-21')).toBe(expected)
})

test.each<[string, ChildFacts[], UnlockRule, object | null]>([
  ['nothing holds it', [child()], { by: 'open' }, null],
  [
    'the one before is open still',
    [done(), child()],
    { by: 'previous' },
    { code: 'previous_missing', text: name },
  ],
  ['the one before is passed', [child(), done()], { by: 'previous' }, null],
  ['it is the first', [], { by: 'previous' }, null],
  ['one that is off does not count as the one before', [done(), child(off)], { by: 'previous' }, null],
  ['one that is gone does not count as the one before', [done(), child(gone)], { by: 'previous' }, null],
  [
    'all before are wanted',
    [done(), child(), child()],
    { by: 'all' },
    { code: 'all_missing', count: 2, text: name },
  ],
  ['all before are passed', [done(), done()], { by: 'all' }, null],
  [
    'two of three are wanted',
    [done(), child(), child()],
    { by: 'some', count: 2 },
    { code: 'some_missing', count: 1, of: 2 },
  ],
  ['two of three are passed', [done(), child(), done()], { by: 'some', count: 2 }, null],
  ['more are wanted than there are', [done()], { by: 'some', count: 5 }, null],
  [
    'one is wanted where no number is said',
    [child()],
    { by: 'some' },
    { code: 'some_missing', count: 1, of: 1 },
  ],
  ['its day has not come', [], { by: 'date', from: '2026-11-22' }, { code: 'not_yet', day: '2026-11-22' }],
  ['its day is today', [], { by: 'date', from: '2026-11-21' }, null],
  ['its day is past', [], { by: 'date', from: '2025-12-31' }, null],
])('a child is open or says what holds it: %s', (_, before, unlock, expected) => {
  expect(locked(before, unlock)).toEqual(expected)
})

test('what is gone or switched off says so before anything else', () => {
  expect(locked([child()], { by: 'all' }, gone)).toEqual({ code: 'gone' })
  expect(locked([child()], { by: 'all' }, off)).toEqual({ code: 'switched_off' })
  expect(lockedBecause([], 0, '2026-11-21')).toEqual({ code: 'gone' })
})

const open = { passed: false, state: 'IN_PROGRESS' }
const passed = { passed: true, state: 'PASSED', percent: 100 }
test.each<[string, ChildFacts[], object]>([
  ['nothing is in it', [], { ...open, percent: 0, mark: null, why: { code: 'nothing_counts' } }],
  [
    'one of three is done',
    [done(), child(), child()],
    { ...open, percent: 33, why: { code: 'children_left', count: 2, of: 3 } },
  ],
  ['all are done', [done(), done()], { ...passed, why: { code: 'children_done', of: 2 } }],
  ['only what scores counts', [done(), child({ scoring: false })], passed],
  [
    'where nothing scores, all count',
    [done({ scoring: false }), child({ scoring: false })],
    { ...open, percent: 50 },
  ],
  ['what is off does not count', [done(), child(off)], passed],
  ['what is gone does not count', [done(), child(gone)], passed],
  [
    'the mark is the average of theirs',
    [done({ mark: 80 }), done({ mark: 71 }), done()],
    { ...passed, mark: 76 },
  ],
  [
    'a mark of what does not count is left out',
    [done({ mark: 80 }), done({ mark: 0, scoring: false })],
    { mark: 80 },
  ],
  [
    'something is being marked',
    [done(), child({ state: 'UNDER_REVIEW' })],
    { state: 'UNDER_REVIEW', percent: 50 },
  ],
])('a container comes to what its children come to: %s', (_, children, expected) => {
  expect(outcomeOf(children)).toMatchObject(expected)
})

test.each<[string, ChildFacts[], number | null, object]>([
  ['reached', [done({ mark: 80 })], 80, passed],
  [
    'missed',
    [done({ mark: 79 }), done({ mark: 80 })],
    81,
    { passed: false, state: 'FAILED', percent: 100, why: { code: 'mark_missing', count: 80, of: 81 } },
  ],
  ['wanted where nothing gives marks', [done()], 80, passed],
  ['not wanted', [done({ mark: 1 })], null, passed],
])('a pass mark is %s', (_, children, passMark, expected) => {
  expect(outcomeOf(children, { passMark })).toMatchObject(expected)
})

test('what a course leaves out neither holds it back nor marks it', () => {
  const children = [done({ mark: 80 }), child({ isLeftOut: true, mark: 10 })]
  expect(outcomeOf(children)).toMatchObject({ ...passed, mark: 80 })
})

const anyChild = fc.record({
  isOn: fc.boolean(),
  isMissing: fc.boolean(),
  scoring: fc.boolean(),
  passed: fc.boolean(),
  isLeftOut: fc.boolean(),
  mark: fc.option(fc.integer({ min: 0, max: 100 })),
  // NOTE: an evaluation may be failed, or wait for whoever marks it.
  open: fc.constantFrom<ChildFacts['state']>('NOT_STARTED', 'IN_PROGRESS', 'UNDER_REVIEW', 'FAILED'),
})
type AnyChild = typeof anyChild extends fc.Arbitrary<infer One> ? One : never
const factsOf = ({ open, ...values }: AnyChild, unlock: UnlockRule = { by: 'open' }) =>
  child({ ...values, unlock, state: values.passed ? 'COMPLETED' : open })
const anyChildren = fc.array(
  anyChild.map((values) => factsOf(values)),
  { maxLength: 12 },
)

test('whatever is in it, a mark and a percentage lie between 0 and 100, and it is passed at 100 alone', () => {
  fc.assert(
    fc.property(anyChildren, (children) => {
      const { percent, mark, passed: isPassed } = outcomeOf(children)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      expect(mark === null || (mark >= 0 && mark <= 100)).toBe(true)
      expect(isPassed).toBe(percent === 100)
    }),
  )
})

test('doing one thing more never takes progress away', () => {
  fc.assert(
    fc.property(anyChildren, fc.nat(), (children, at) => {
      const index = children.length ? at % children.length : 0
      const after = children.map((one, place) => (place === index ? { ...one, passed: true } : one))
      expect(outcomeOf(after).percent).toBeGreaterThanOrEqual(outcomeOf(children).percent)
    }),
  )
})

type Tree = { facts: ChildFacts; inner: Tree[] }
const anyTree = fc.letrec<{ tree: Tree; trees: Tree[] }>((tie) => ({
  tree: fc.record({
    facts: anyChild.map((values) => factsOf(values)),
    inner: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constant<Tree[]>([]), tie('trees')),
  }),
  trees: fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
})).trees

/** What stands at a place: a component by itself, a section or a course by what is in it. */
function factsIn({ facts, inner }: Tree): ChildFacts {
  if (inner.length === 0) return facts
  const { passed: isPassed, mark, state } = outcomeOf(inner.map(factsIn))
  return { ...facts, passed: isPassed, mark, state }
}
const leaves = (trees: Tree[]): Tree[] =>
  trees.flatMap((tree) => (tree.inner.length ? leaves(tree.inner) : [tree]))
const passing = (trees: Tree[], leaf: Tree | undefined): Tree[] =>
  trees.map((tree) =>
    tree === leaf
      ? { ...tree, facts: { ...tree.facts, passed: true, state: 'COMPLETED' } }
      : { ...tree, inner: passing(tree.inner, leaf) },
  )

test('in a course of courses, doing one thing more at any depth takes progress away nowhere above it', () => {
  fc.assert(
    fc.property(anyTree, fc.nat(), (trees, at) => {
      const all = leaves(trees)
      const after = passing(trees, all[at % all.length])
      const [before, now] = [trees, after].map((some) => outcomeOf(some.map(factsIn)))
      expect(now?.percent ?? 0).toBeGreaterThanOrEqual(before?.percent ?? 0)
      expect(now?.mark === null || ((now?.mark ?? 0) >= 0 && (now?.mark ?? 0) <= 100)).toBe(true)
    }),
  )
})

test('doing one thing more never locks what was open', () => {
  const unlock = fc.constantFrom<UnlockRule>(
    { by: 'open' },
    { by: 'previous' },
    { by: 'all' },
    { by: 'some', count: 2 },
    { by: 'date', from: '2026-11-20' },
    { by: 'date', from: '2026-12-24' },
  )
  const children = fc.array(fc.tuple(anyChild, unlock), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(children, fc.nat(), (list, at) => {
      const before = list.map(([values, rule]) => factsOf(values, rule))
      const after = before.map((one, place) =>
        place === at % before.length ? { ...one, passed: true } : one,
      )
      const opened = (all: ChildFacts[]) =>
        all.map((_, index) => lockedBecause(all, index, '2026-11-21') === null)
      expect(opened(after).every((isOpen, index) => isOpen || !opened(before)[index])).toBe(true)
    }),
  )
})

test.each([
  ['read', 'read', true],
  ['read', 'acknowledged', false],
  ['read', undefined, false],
  ['acknowledged', 'read', false],
  ['confirmed', 'confirmed', true],
  ['opened', undefined, true],
  ['opened', 'read', true],
] as const)('a component that wants %s is done by %s: %s', (rule, doneBy, expected) => {
  expect(completes(rule, doneBy)).toBe(expected)
})

test('a component says why it is in its state', () => {
  expect(whyComponent('NOT_STARTED', null)).toEqual({ code: 'not_begun' })
  expect(whyComponent('IN_PROGRESS', null)).toEqual({ code: 'under_way' })
  expect(whyComponent('IN_PROGRESS', 'returned')).toEqual({ code: 'returned' })
  expect(whyComponent('UNDER_REVIEW', null)).toEqual({ code: 'with_assessor' })
  expect(whyComponent('UNDER_REVIEW', 'held')).toEqual({ code: 'held' })
  expect(whyComponent('COMPLETED', 'acknowledged')).toEqual({ code: 'acknowledged' })
})

test.each([
  ['FAILED', 60, 80, { code: 'mark_below', count: 60, of: 80 }],
  ['FAILED', null, 80, { code: 'mark_missed' }],
  ['FAILED', 60, null, { code: 'mark_missed' }],
  // NOTE: marked by another pass mark than today's.
  ['FAILED', 80, 80, { code: 'mark_missed' }],
  ['PASSED', 90, 80, { code: 'mark_reached' }],
  ['UNDER_REVIEW', null, 80, { code: 'with_assessor' }],
] as const)('an evaluation that is %s with %s of %s says so', (state, mark, passMark, why) => {
  expect(whyComponent(state, 'submitted', { mark, passMark, passed: false })).toEqual(why)
})

test('whoever has passed stays so, and is told by what', () => {
  const marks = { mark: 60, passMark: 80, passed: true }
  expect(whyComponent('FAILED', 'submitted', marks)).toEqual({ code: 'mark_reached_before' })
  expect(whyComponent('UNDER_REVIEW', 'submitted', marks)).toEqual({ code: 'with_assessor' })
})

test('where no marks are shown, what is missing is told without a figure', () => {
  const why = { code: 'mark_below' as const, count: 60, of: 80 }
  expect(withoutMark({ mark: 60, why })).toEqual({ mark: null, why: { code: 'mark_missed' } })
})

test.each([
  [20, 20_000, 20],
  [20, 15_000, 20],
  [20, 14_900, 19],
  [3600, 10_000, 15],
  [0, 10_000, 0],
  [10, -60_000, 0],
])('of %d seconds claimed after %d ms, %d are believed', (claimed, after, believed) => {
  const until = new Date('2026-11-21T08:00:00Z')
  expect(believedSeconds(claimed, until, new Date(until.getTime() + after))).toBe(believed)
})

const film = { isWatched: false, isUnplayed: true, hasCaptions: true, counts: true }

test.each([
  ['watched', { ...film, isWatched: true, isUnplayed: false }, 'watched'],
  ['captions_read', { ...film, isWatched: true }, 'watched'],
  ['watched', film, null],
  [undefined, film, null],
  ['acknowledged', film, null],
  ['captions_read', film, 'captions_read'],
  ['captions_read', { ...film, counts: false }, 'captions_read'],
  ['captions_read', { ...film, hasCaptions: false }, null],
  ['captions_read', { ...film, isUnplayed: false }, null],
  ['counted_as_seen', film, 'counted_as_seen'],
  ['counted_as_seen', { ...film, hasCaptions: false }, 'counted_as_seen'],
  ['counted_as_seen', { ...film, counts: false }, null],
  ['counted_as_seen', { ...film, isUnplayed: false }, null],
] as const)('a film of which %s is said, with %o, is done by %s', (said, facts, by) => {
  expect(filmDoneBy(said, facts)).toBe(by)
})
