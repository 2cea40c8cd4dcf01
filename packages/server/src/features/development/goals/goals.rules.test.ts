import { goalStatuses, type GoalStatus } from '@oktant/contract/development/goal-shapes.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { expect, test } from 'vitest'
import { leftOn, wholeMonths } from './clawbacks/clawback.rules.ts'
import {
  dayWritten,
  decisionOf,
  isAchievable,
  type Move,
  moves,
  needsHr,
  outcomeOf,
  replayed,
  turnsOf,
  undecided,
} from './goals.rules.ts'

const free = { hasManager: true, needsHr: false }
const strict = { hasManager: false, needsHr: true }
type Pair = [free: GoalStatus, strict: GoalStatus]

/** From where each move leads whither, with a manager and without HR’s word, and the other way round. NOTE: written by hand. */
const expected: Record<Move, Partial<Record<GoalStatus | 'new', Pair>>> = {
  create: { new: [0, 0] },
  request: { 0: [1, 2], 4: [1, 2], 6: [1, 2], 8: [1, 2] },
  assign: { new: [5, 2] },
  managerApprove: { 1: [5, 2] },
  managerDecline: { 1: [4, 4] },
  hrApprove: { 2: [5, 5] },
  hrDecline: { 2: [6, 6] },
  cancel: { 0: [8, 8], 1: [8, 8], 2: [8, 8], 5: [7, 7] },
  approveCancellation: { 7: [8, 8] },
  declineCancellation: { 7: [5, 5] },
  achieve: { 5: [3, 3] },
  prove: { 5: [3, 3] },
}
const pairs = moves.flatMap((move) => [null, ...goalStatuses].map((from) => [move, from] as const))

test('every pair of a state and a move does what the table of the decisions says, and nothing else', () => {
  expect(pairs).toHaveLength(12 * 10)
  for (const [move, from] of pairs) {
    const wanted = expected[move][from ?? 'new'] ?? [null, null]
    expect([outcomeOf(move, from, free), outcomeOf(move, from, strict)], `${move} from ${from}`).toEqual(
      wanted,
    )
  }
})

test('nothing that waits for a decision is without an owner', () => {
  for (const status of goalStatuses)
    for (const hasManager of [true, false]) {
      const { asManager, forHr } = turnsOf(status, { hasManager })
      expect(asManager || forHr, `${status}`).toBe(undecided.includes(status))
      if (!hasManager) expect(asManager).toBe(false)
    }
})

test('what somebody decides follows from where the goal stands and from what they are', () => {
  const manager = { asManager: true, forHr: false }
  const hr = { asManager: false, forHr: true }
  const nobody = { asManager: false, forHr: false }
  const walk = (parts: typeof hr) =>
    goalStatuses.flatMap((status) => {
      const both = [decisionOf('approve', status, parts), decisionOf('decline', status, parts)]
      return both.some(Boolean) ? [[status, ...both]] : []
    })
  expect(walk(manager)).toEqual([
    [1, 'managerApprove', 'managerDecline'],
    [7, 'approveCancellation', 'declineCancellation'],
  ])
  expect(walk(hr)).toEqual([
    [1, 'managerApprove', 'managerDecline'],
    [2, 'hrApprove', 'hrDecline'],
    [7, 'approveCancellation', 'declineCancellation'],
  ])
  expect(walk(nobody)).toEqual([])
})

test.for([
  ['never', 'EXTERNAL', 900_000, false],
  ['always', 'CONTAINER', null, true],
  ['external', 'EXTERNAL', null, true],
  ['external', 'EVENT', 900_000, false],
  ['fromCost', 'CONTAINER', 499_999, false],
  ['fromCost', 'CONTAINER', 500_000, true],
  ['fromCost', 'EXTERNAL', null, false],
] as const)(
  'where HR must agree %s, a goal of %s for %s needs HR: %s',
  ([hrMustAgree, goalType, costCents, is]) => {
    expect(needsHr({ hrMustAgree, hrFromCents: 500_000 }, { goalType, costCents })).toBe(is)
  },
)

test.for([
  // R 12,000 over 24 months is R 9,000 after six (decisions §6).
  ['2026-07-15', 900_000],
  ['2026-01-15', 1_200_000],
  ['2026-02-14', 1_200_000],
  ['2026-02-15', 1_150_000],
  ['2028-01-14', 50_000],
  ['2028-01-15', 0],
  ['2035-01-01', 0],
  ['2025-12-31', 1_200_000],
] as const)(
  'of R 12,000 over 24 months from 15 January 2026 what is left on %s is %s cents',
  ([day, left]) => {
    expect(leftOn(day, { amountCents: 1_200_000, months: 24, achievedOn: '2026-01-15' })).toBe(left)
  },
)

test('a clawback stays whole until the goal is achieved, and is rounded down to the cent', () => {
  expect(leftOn('2030-01-01', { amountCents: 100, months: 3, achievedOn: null })).toBe(100)
  expect(leftOn('2026-02-01', { amountCents: 100, months: 3, achievedOn: '2026-01-01' })).toBe(66)
})

test.for([
  ['2026-01-31', '2026-02-27', 0],
  ['2026-01-31', '2026-02-28', 1],
  ['2026-01-31', '2026-03-30', 1],
  ['2026-01-31', '2026-03-31', 2],
  ['2024-02-29', '2025-02-28', 12],
  ['2026-05-05', '2026-05-04', 0],
] as const)('from %s to %s there are %s whole months', ([from, to, months]) => {
  expect(wholeMonths(from, to)).toBe(months)
})

test('a day is written DD-MM-YYYY, and is one that the calendar has', () => {
  expect(['24-12-2026', '31-02-2026', '2026-12-24'].map(dayWritten)).toEqual(['2026-12-24', null, null])
})

test('a goal is achieved between its request and today', () => {
  const bounds = { requestedOn: '2026-03-01', today: '2026-04-01' }
  const days = ['2026-02-28', '2026-03-01', '2026-04-01', '2026-04-02']
  expect(days.map((day) => isAchievable(day, bounds))).toEqual([false, true, true, false])
})

test('replaying the history gives where each goal stands', () => {
  const lines = [
    { goalId: 1, toStatus: goalStatus.requested },
    { goalId: 2, toStatus: goalStatus.created },
    { goalId: 1, toStatus: goalStatus.approved },
  ]
  expect([...replayed(lines)]).toEqual([
    [1, 5],
    [2, 0],
  ])
})
