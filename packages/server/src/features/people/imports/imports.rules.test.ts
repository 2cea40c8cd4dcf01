import { importLimits } from '@oktant/contract/kit/constants.ts'
import { expect, test } from 'vitest'
import { faultsIn } from '../../../../test/kit/servers/faults.ts'
import {
  afterPhase,
  allows,
  countsOf,
  finished,
  isGuarded,
  isUnderWay,
  nextSize,
  progressOf,
  refuseUnconfirmed,
  refuseUnless,
  stopped,
  type Act,
} from './imports.rules.ts'
import { worded } from './imports.view.ts'

const states = [
  'uploaded',
  'checking',
  'checked',
  'applying',
  'applied',
  'stopped',
  'undoing',
  'undone',
  'failed',
] as const
const now = new Date('2026-03-01T08:00:00Z')

test.each<[Act, string[]]>([
  ['check', ['uploaded', 'checked', 'failed']],
  ['apply', ['checked', 'stopped']],
  ['stop', ['checking', 'applying', 'undoing']],
  ['undo', ['applied', 'stopped']],
  ['remove', ['uploaded', 'checked', 'applied', 'stopped', 'undone', 'failed']],
])('one may %s what is %j', (act, from) => {
  expect(states.filter((state) => allows(state, act))).toEqual(from)
  for (const state of states)
    expect(faultsIn(() => refuseUnless(state, act))).toEqual(from.includes(state) ? [] : ['import_busy'])
})

test('three states are under way', () => {
  expect(states.filter(isUnderWay)).toEqual(['checking', 'applying', 'undoing'])
})

test('a stop leaves what was applied, and nothing of a check', () => {
  const ended = { isStopping: false, finishedAt: now, movedAt: now }
  expect(stopped({ state: 'applying', phase: 'write' }, now)).toEqual({
    ...ended,
    state: 'stopped',
    phase: 'write',
  })
  expect(stopped({ state: 'checking', phase: 'read' }, now)).toEqual({
    ...ended,
    state: 'uploaded',
    phase: null,
  })
  expect(stopped({ state: 'undoing', phase: 'restore' }, now)).toEqual({
    ...ended,
    state: 'applied',
    phase: null,
  })
  expect(finished('undone', now)).toEqual({ ...ended, state: 'undone', phase: null })
})

test.each([
  ['checking', 'checked'],
  ['applying', 'applied'],
  ['undoing', 'undone'],
  ['uploaded', 'failed'],
] as const)('what is %s ends as %s, unless a phase follows', (state, end) => {
  expect(afterPhase({ state, phase: 'read' }, null, now)).toEqual(finished(end, now))
  expect(afterPhase({ state, phase: 'read' }, 'compare', now)).toEqual({
    phase: 'compare',
    cursor: 0,
    movedAt: now,
  })
})

test('many deactivations want their number typed', () => {
  const edge = 1000 * importLimits.guardShare
  expect(isGuarded(edge, 1000)).toBe(false)
  expect(isGuarded(edge + 1, 1000)).toBe(true)
  expect(isGuarded(0, 0)).toBe(false)
  expect(isGuarded(1, 0)).toBe(true)
  const refused = (confirmed: number | null, missing = edge + 1) =>
    faultsIn(() => refuseUnconfirmed(missing, 1000, confirmed))
  expect(refused(null)).toEqual(['import_confirmation_needed'])
  expect(refused(edge)).toEqual(['import_confirmation_needed'])
  expect(refused(edge + 1)).toEqual([])
  expect(refused(null, edge)).toEqual([])
})

test('lines are counted by what is to happen, and by what has', () => {
  const rows = [
    { outcome: 'create', state: 'applied', count: 2 },
    { outcome: 'create', state: null, count: 3 },
    { outcome: null, state: 'kept', count: 4 },
    { outcome: 'toString', state: 'unknown', count: 5 },
  ]
  expect(countsOf([])).toMatchObject({ create: 0, change: 0, unchanged: 0, skip: 0, error: 0, deactivate: 0 })
  const { create, applied, undone, kept } = countsOf(rows.slice(0, 3))
  expect({ create, applied, undone, kept }).toEqual({ create: 5, applied: 2, undone: 0, kept: 4 })
  expect(countsOf([{ outcome: 'unknown', state: 'unknown', count: 5 }])).toEqual(countsOf([]))
})

test.each([
  ['checked', null, 3, [10, 10]],
  ['checking', 'read', 3, [0, 0]],
  ['checking', 'compare', 3, [3, 10]],
  ['checking', 'compare', 30, [10, 10]],
  ['checking', 'settle', 3, [10, 10]],
  ['checking', 'seats', 3, [0, 10]],
  ['applying', 'leave', 3, [0, 10]],
  ['applying', 'write', 3, [3, 10]],
  ['applying', 'join', 3, [10, 10]],
  ['undoing', 'restore', 3, [3, 10]],
  ['undoing', 'detach', 3, [0, 10]],
  ['stopped', 'write', 3, [3, 10]],
  ['stopped', null, 3, [10, 10]],
] as const)('%s in %s at %i of ten lines: %j', (state, phase, cursor, [done, total]) => {
  expect(progressOf({ state, phase }, cursor, 10)).toEqual({ done, total })
})

const short = { most: 100, least: 10, ms: 200 }

test.each([
  [short, 10, 40, 50],
  [short, 50, 200, 50],
  [short, 50, 1000, 10],
  [short, 10, 2000, 10],
  [short, 100, 0, 100],
  // Where a batch failed the next one is smaller than the least.
  [{ ...short, most: 1 }, 10, 20, 1],
  [{ most: 500, least: 500, ms: Infinity }, 500, 9000, 500],
])(
  'of batches within %j one of %i lines that took %i ms is followed by one of %i',
  (bounds, size, ms, next) => {
    expect(nextSize(bounds, size, ms)).toBe(next)
  },
)

test('what stands in a cell is said as it stands there, whatever signs it has', () => {
  expect(worded('value_unknown', 'R$& D', 'en')).toBe('“R$& D” is not known here')
  expect(worded('value_unknown', '$1', 'de')).toBe('„$1“ ist hier nicht bekannt')
})
