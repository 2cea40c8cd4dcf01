import type { ChildForm } from '@oktant/contract/learning/courses/containers.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCourseView } from '../../../../test/made/make-courses.ts'
import { addedTo, type BuilderValues, changedAt, movedTo, removedAt, valuesOf } from './builder.rules.ts'
import { mergedOnto } from './conflict.rules.ts'

const place = (childId: number, nestedId: number | null = null): ChildForm => ({
  childId,
  componentId: nestedId === null ? 100 + childId : null,
  nestedId,
  enabled: true,
  scoring: true,
  unlock: { by: 'open' },
})

/** 1, then a section (30) with 3 and 4, then 5. */
const before: BuilderValues = {
  ...valuesOf(makeCourseView()),
  title: { en: 'Knots', de: 'Knoten' },
  description: { en: '', de: '' },
  children: [place(1), place(2, 30), place(5)],
  sections: [{ id: 30, revision: 1, title: { en: 'Hitches', de: '' }, children: [place(3), place(4)] }],
}
type Lists = Pick<BuilderValues, 'children' | 'sections'>
const after = (change: Partial<BuilderValues>): BuilderValues => ({ ...before, ...change })
const numbers = ({ children, sections }: Lists) =>
  [children, ...sections.map((one) => one.children)].map((list) => list.map(({ childId }) => childId))
const merged = (mine: Partial<BuilderValues>, theirs: Partial<BuilderValues>) =>
  mergedOnto(before, after(mine), after({ ...theirs, revision: 9 }))
const moved = (list: number, index: number, to: number, at: number): Partial<BuilderValues> =>
  movedTo(before, { list, index }, { list: to, index: at }) ?? {}

test('who writes in one language keeps what another author wrote in the other', () => {
  const found = merged(
    {
      title: { en: 'Knots at sea', de: 'Knoten' },
      sections: before.sections.map((one) => ({ ...one, title: { en: 'Hitches and bends', de: '' } })),
    },
    {
      title: { en: 'Knots', de: 'Knoten auf See' },
      description: { en: '', de: 'Von Hand.' },
      sections: before.sections.map((one) => ({ ...one, title: { en: 'Hitches', de: 'Steke' } })),
    },
  )
  expect(found.title).toEqual({ en: 'Knots at sea', de: 'Knoten auf See' })
  expect(found.description).toEqual({ en: '', de: 'Von Hand.' })
  expect(found.sections[0]?.title).toEqual({ en: 'Hitches and bends', de: 'Steke' })
})

test('a part that one author adds survives that the other moves or adds some, each where it was put', () => {
  expect(
    numbers(
      merged(addedTo(before, { list: 0 }, place(-1)), addedTo(before, { list: 0, after: 1 }, place(9))),
    ),
  ).toEqual([
    [1, 9, 2, 5, -1],
    [3, 4],
  ])
  expect(numbers(merged(moved(0, 2, 0, 0), addedTo(before, { list: 0 }, place(9))))).toEqual([
    [5, 9, 1, 2],
    [3, 4],
  ])
  expect(numbers(merged(moved(0, 2, 0, 0), addedTo(before, { list: 30 }, place(9))))).toEqual([
    [5, 1, 2],
    [3, 4, 9],
  ])
})

test('what one takes out is gone, unless the other changed it', () => {
  const out = removedAt(before, { list: 0, index: 0 })
  expect(numbers(merged(moved(0, 2, 0, 1), out))).toEqual([
    [5, 2],
    [3, 4],
  ])
  const changed = changedAt(before, { list: 0, index: 0 }, { scoring: false })
  expect(numbers(merged(changed, out))).toEqual([
    [1, 2, 5],
    [3, 4],
  ])
  expect(
    merged(changedAt(before, { list: 0, index: 2 }, { enabled: false }), changed).children,
  ).toMatchObject([{ childId: 1, scoring: false }, { childId: 2 }, { childId: 5, enabled: false }])
})

test('what both move to different places stands in one of them, and in mine where I moved it to another list', () => {
  expect(numbers(merged(moved(0, 0, 30, 0), moved(0, 0, 0, 3)))).toEqual([
    [2, 5],
    [1, 3, 4],
  ])
  expect(numbers(merged(moved(0, 0, 0, 3), moved(0, 0, 30, 0)))).toEqual([
    [2, 5],
    [1, 3, 4],
  ])
  expect(numbers(merged(moved(30, 0, 0, 0), moved(30, 0, 0, 3)))).toEqual([[3, 1, 2, 5], [4]])
})

const step = fc.record({
  kind: fc.constantFrom('move', 'remove', 'add'),
  from: fc.constantFrom(0, 30),
  index: fc.nat(4),
  to: fc.constantFrom(0, 30),
  at: fc.nat(4),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What an author makes of the course in these steps; what they add has numbers of their own. */
function worked(steps: readonly Step[], first: number): BuilderValues {
  let values = before
  steps.forEach(({ kind, from, index, to, at }, count) => {
    const here = { list: from, index }
    if (kind === 'add') values = { ...values, ...addedTo(values, { list: to }, place(first + count)) }
    else if (kind === 'move') values = { ...values, ...movedTo(values, here, { list: to, index: at }) }
    else values = { ...values, ...removedAt(values, here) }
  })
  return values
}

test('whatever two authors do, no part stands twice, and nothing that either added is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), fc.array(step, { maxLength: 6 }), (ours, others) => {
      const [mine, theirs] = [worked(ours, 1000), worked(others, 2000)]
      const all = numbers(mergedOnto(before, mine, theirs)).flat()
      expect(new Set(all).size).toBe(all.length)
      const added = [...numbers(mine), ...numbers(theirs)].flat().filter((key) => key >= 1000)
      for (const key of added) expect(all).toContain(key)
    }),
  )
})
