import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Commit } from './commit.ts'
import { emptyAttempt, mergeCommit, takeOver, totalTimeOf, type SavedAttempt } from './merge.ts'

const commit = (session: number, number: number, given: Partial<Commit> = {}): Commit => ({
  session,
  number,
  values: {},
  time: 0,
  hasFinished: false,
  ...given,
})

function mergeAll(commits: readonly Commit[], saved: SavedAttempt = emptyAttempt) {
  const outcomes: string[] = []
  const end = commits.reduce((before, one) => {
    const { saved: after, outcome } = mergeCommit(before, one)
    outcomes.push(outcome)
    return after
  }, saved)
  return { saved: end, outcomes }
}

test('a later commit takes the place of what it names, and leaves the rest', () => {
  const { saved, outcomes } = mergeAll([
    commit(1, 1, { values: { a: '1', b: '1' }, time: 100 }),
    commit(1, 2, { values: { a: '2' }, time: 250, hasFinished: true }),
  ])
  expect(outcomes).toEqual(['applied', 'applied'])
  expect(saved).toMatchObject({ values: { a: '2', b: '1' }, number: 2, hasFinished: true })
  expect(totalTimeOf(saved)).toBe(250)
})

test('the same commit, or one that came late, changes nothing', () => {
  const first = commit(1, 1, { values: { a: '1' }, time: 100 })
  const second = commit(1, 2, { values: { a: '2' }, time: 200 })
  const { saved, outcomes } = mergeAll([second, first, second])
  expect(outcomes).toEqual(['applied', 'repeated', 'repeated'])
  expect([saved.values, totalTimeOf(saved)]).toEqual([{ a: '2' }, 200])
})

test('a session may correct its time, and sessions are added up', () => {
  const { saved } = mergeAll([
    commit(1, 1, { time: 500 }),
    commit(1, 2, { time: 300 }),
    commit(2, 1, { time: 25 }),
  ])
  expect(totalTimeOf(saved)).toBe(325)
})

test('what comes of a session that was taken over counts as time, not as values', () => {
  const launched = takeOver({ ...emptyAttempt, session: 1, number: 3, values: { a: '1' } })
  expect(launched).toMatchObject({ session: 2, number: 0, values: { a: '1' } })
  const { saved, outcomes } = mergeAll(
    [
      commit(1, 4, { values: { a: '9' }, time: 70 }),
      commit(1, 4, { values: { a: '9' }, time: 70 }),
      commit(2, 1, { values: { b: '2' }, time: 5 }),
    ],
    launched,
  )
  expect(outcomes).toEqual(['superseded', 'repeated', 'applied'])
  expect([saved.values, totalTimeOf(saved)]).toEqual([{ a: '1', b: '2' }, 75])
})

const commits = fc.uniqueArray(
  fc.record({
    session: fc.integer({ min: 1, max: 3 }),
    number: fc.integer({ min: 1, max: 6 }),
    time: fc.integer({ min: 0, max: 10_000 }),
    hasFinished: fc.boolean(),
    values: fc.dictionary(fc.constantFrom('a', 'b'), fc.string({ maxLength: 3 })),
  }),
  { selector: ({ session, number }) => `${session}/${number}`, maxLength: 12 },
)

test('the time is exact in whatever order and however often commits come', () => {
  const histories = commits.chain((made) =>
    fc.tuple(
      fc.constant(made),
      fc.array(fc.constantFrom(...(made.length ? made : [commit(1, 1)])), { maxLength: 20 }),
    ),
  )
  fc.assert(
    fc.property(histories, ([made, again]) => {
      const latest = new Map<number, Commit>()
      for (const one of made)
        if (one.number > (latest.get(one.session)?.number ?? 0)) latest.set(one.session, one)
      const wanted = [...latest.values()].reduce((total, { time }) => total + time, 0)
      const told = made.length ? [...again, ...made, ...again] : []
      expect(totalTimeOf(mergeAll(told).saved)).toBe(wanted)
    }),
  )
})
