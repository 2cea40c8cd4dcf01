import type { ChildForm } from '@oktant/contract/learning/courses/containers.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCourseView } from '../../../../test/made/make-courses.ts'
import {
  addedTo,
  type BuilderValues,
  countParts,
  listOf,
  minutesOf,
  movedTo,
  nextKey,
  type BuilderPlace,
  placeOfNew,
  removedAt,
  sentFrom,
  type Step,
  stepFrom,
  valuesOf,
} from './builder.rules.ts'
import { differencesIn, mergedOnto, savedUnder } from './conflict.rules.ts'

const place = (childId: number, nestedId: number | null = null): ChildForm => ({
  childId,
  componentId: nestedId === null ? 100 + childId : null,
  nestedId,
  enabled: true,
  scoring: true,
  unlock: { by: 'open' },
})
const title = { en: 'Hitches', de: 'Steke' }

/** 1, then a section (30) with 3, 4 and a section in it (31) with 6, then 7. */
const tree = (): BuilderValues => ({
  ...valuesOf(makeCourseView()),
  children: [place(1), place(2, 30), place(7)],
  sections: [
    { id: 30, revision: 1, title, children: [place(3), place(4), place(5, 31)] },
    { id: 31, revision: 1, title, children: [place(6)] },
  ],
})
const keys = (values: Pick<BuilderValues, 'children' | 'sections'>, list = 0): unknown[] =>
  listOf(values, list).map(({ childId, nestedId }) =>
    nestedId === null ? childId : [childId, keys(values, nestedId)],
  )

test('a course takes as long as all that stands in it, at any depth, and what nobody gave a time counts nothing', () => {
  const known: Record<number, number | null> = { 1: 5, 2: 100, 3: 10, 4: null, 6: 20 }
  expect(minutesOf(tree(), (key) => ({ minutes: known[key] ?? null }))).toBe(35)
})

test('the tree reads as it is drawn', () => {
  expect(keys(tree())).toEqual([1, [2, [3, 4, [5, [6]]]], 7])
  expect(countParts(tree())).toBe(5)
})

test.each([
  ['down its list', { list: 0, index: 0 }, { list: 0, index: 3 }, [[2, [3, 4, [5, [6]]]], 7, 1]],
  ['up its list', { list: 0, index: 2 }, { list: 0, index: 0 }, [7, 1, [2, [3, 4, [5, [6]]]]]],
  ['into a section', { list: 0, index: 0 }, { list: 30, index: 1 }, [[2, [3, 1, 4, [5, [6]]]], 7]],
  ['out of a section', { list: 31, index: 0 }, { list: 0, index: 3 }, [1, [2, [3, 4, [5, []]]], 7, 6]],
])('a part moves %s', (_, from, to, expected) => {
  expect(keys(movedTo(tree(), from, to) ?? tree())).toEqual(expected)
})

test('a section never moves into itself, however deep, and what stays where it is has not moved', () => {
  expect(movedTo(tree(), { list: 0, index: 1 }, { list: 30, index: 0 })).toBeUndefined()
  expect(movedTo(tree(), { list: 0, index: 1 }, { list: 31, index: 0 })).toBeUndefined()
  expect(movedTo(tree(), { list: 0, index: 1 }, { list: 0, index: 2 })).toBeUndefined()
  expect(movedTo(tree(), { list: 0, index: 9 }, { list: 0, index: 0 })).toBeUndefined()
})

test.each<[Step, { list: number; index: number }, object | undefined]>([
  ['up', { list: 0, index: 1 }, { list: 0, index: 0 }],
  ['up', { list: 0, index: 0 }, undefined],
  ['up', { list: 30, index: 0 }, { list: 0, index: 1 }],
  ['down', { list: 0, index: 0 }, { list: 0, index: 2 }],
  ['down', { list: 0, index: 2 }, undefined],
  ['down', { list: 31, index: 0 }, { list: 30, index: 3 }],
  ['in', { list: 0, index: 2 }, { list: 30, index: 3 }],
  ['in', { list: 0, index: 1 }, undefined],
  ['out', { list: 30, index: 1 }, { list: 0, index: 2 }],
  ['out', { list: 0, index: 1 }, undefined],
])('a step %s from %j leads to %j', (step, at, expected) => {
  expect(stepFrom(tree(), at, step)).toEqual(expected)
})

test('whatever is moved wherever, nothing is lost and nothing is doubled', () => {
  const at = fc.record({ list: fc.constantFrom(0, 30, 31), index: fc.nat({ max: 4 }) })
  const all = (values: Pick<BuilderValues, 'children' | 'sections'>) =>
    keys(values)
      .flat(9)
      .sort((one, other) => Number(one) - Number(other))
  fc.assert(
    fc.property(fc.array(fc.tuple(at, at), { maxLength: 12 }), (moves) => {
      let values = tree()
      for (const [from, to] of moves) values = { ...values, ...movedTo(values, from, to) }
      expect(all(values)).toEqual([1, 2, 3, 4, 5, 6, 7])
    }),
  )
})

test('a new place, and one that stands elsewhere than before, are sent without a number', () => {
  const view = makeCourseView({
    children: [],
    sections: [],
  })
  const known = makeCourseView()
  const values = valuesOf(known)
  const key = nextKey(values)
  expect(key).toBe(-1)
  const more = { ...values, ...addedTo(values, { list: 0 }, place(key)) }
  expect(nextKey(more)).toBe(-2)
  expect(sentFrom(more, known).children.map(({ childId }) => childId)).toEqual([1, 2, 0])
  expect(sentFrom(more, view).children.map(({ childId }) => childId)).toEqual([0, 0, 0])
})

test('a section that was taken out is not sent', () => {
  const values = { ...tree(), ...removedAt(tree(), { list: 0, index: 1 }) }
  expect(sentFrom(values, makeCourseView()).sections).toEqual([])
})

test('what two authors changed apart is both kept, and where both changed one thing mine stays', () => {
  const before = tree()
  const mine = { ...before, title: { en: 'Mine', de: '' }, children: [place(7), place(1), place(2, 30)] }
  const theirs = {
    ...before,
    revision: 9,
    title: { en: 'Theirs', de: '' },
    passMark: 60,
    sections: before.sections.map((one) =>
      one.id === 30 ? { ...one, revision: 4, title: mine.title } : one,
    ),
  }
  expect(differencesIn(before, theirs)).toEqual(['title', 'rules', 'parts'])
  const merged = mergedOnto(before, mine, theirs)
  expect(merged).toMatchObject({ revision: 9, title: mine.title, passMark: 60, children: mine.children })
  expect(merged.sections[0]).toMatchObject({ revision: 4, title: mine.title })
  expect(differencesIn(before, { ...before, revision: 7 })).toEqual([])
})

test('something new stands after the place that was shown, before all, or at the end', () => {
  const keysIn = (list: number, at: BuilderPlace) =>
    listOf(addedTo(tree(), at, place(-1)), list).map(({ childId }) => childId)
  const all = listOf(tree(), 0).map(({ childId }) => childId)
  const [first = 0, ...rest] = all
  expect(keysIn(0, { list: 0, after: null })).toEqual([-1, ...all])
  expect(keysIn(0, { list: 0, after: first })).toEqual([first, -1, ...rest])
  expect(keysIn(0, { list: 0 })).toEqual([...all, -1])
  expect(keysIn(0, { list: 0, after: 999 })).toEqual([...all, -1])
  expect(keysIn(0, { list: 404 })).toEqual([...all, -1])
  expect(keysIn(31, { list: 31 })).toEqual([6, -1])
  expect(placeOfNew(tree(), { list: 0, index: 1 })).toEqual({ list: 0, after: first })
  expect(placeOfNew(tree(), { list: 0, index: 0 })).toEqual({ list: 0, after: null })
})

test('what was done while a save was under way stands on what it answered, under the numbers it gave', () => {
  const before = tree()
  const sent = { ...before, ...addedTo(before, { list: 0 }, place(-1)) }
  const saved = { ...sent, revision: 9, children: sent.children.with(-1, place(88)) }
  expect(savedUnder(sent, sent, saved)).toBe(saved)
  const title = { en: 'Typed meanwhile', de: '' }
  const mine = { ...sent, title, ...addedTo(sent, { list: 0, after: -1 }, place(-2)) }
  const now = savedUnder(sent, mine, saved)
  expect(now).toMatchObject({ revision: 9, title })
  expect(now.children.slice(-2).map(({ childId }) => childId)).toEqual([88, -2])
})
