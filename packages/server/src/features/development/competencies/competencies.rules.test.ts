import {
  type CompetencyLevel,
  type DeclarationState,
  declarationStates,
} from '@oktant/contract/development/competency-shapes.ts'
import { expect, test } from 'vitest'
import {
  type DeclarationDeed,
  declarationDeeds,
  dueTelling,
  isPossible,
  moved,
  standingOf,
  validUntil,
} from './competencies.rules.ts'

/** Written by hand: where each deed leads from each state; what is missing is refused. */
const table: Record<DeclarationDeed, Partial<Record<DeclarationState, DeclarationState>>> = {
  change: { DECLARED: 'DECLARED', RETURNED: 'DECLARED' },
  withdraw: { DECLARED: 'ENDED', RETURNED: 'ENDED' },
  take: { DECLARED: 'UNDER_REVIEW', UNDER_REVIEW: 'UNDER_REVIEW' },
  release: { UNDER_REVIEW: 'DECLARED' },
  confirm: { UNDER_REVIEW: 'LEVEL_TWO' },
  return: { UNDER_REVIEW: 'RETURNED' },
  end: { LEVEL_ONE: 'ENDED', LEVEL_TWO: 'ENDED' },
  lapse: { LEVEL_ONE: 'ENDED', LEVEL_TWO: 'ENDED' },
}
// NOTE: the keys of the table itself.
const deeds = Object.keys(declarationDeeds) as DeclarationDeed[]
const pairs = deeds.flatMap((deed) => declarationStates.map((state) => ({ deed, state })))

test.each(pairs)('$deed from $state', ({ deed, state }) => {
  const to = table[deed][state]
  expect(isPossible(deed, state)).toBe(to !== undefined)
  if (to) expect(moved(deed, state, 'LEVEL_TWO')).toBe(to)
  else expect(() => moved(deed, state, 'LEVEL_TWO')).toThrow('moved on')
})

test('a confirmation is at the level that was found', () => {
  expect(moved('confirm', 'UNDER_REVIEW', 'LEVEL_ONE')).toBe('LEVEL_ONE')
})

const held = (level: CompetencyLevel, ends: string | null = null) => ({ level, validUntil: ends })
test.each([
  ['nothing', 'LEVEL_ONE', null, 'gap'],
  ['a lower level', 'LEVEL_TWO', held('LEVEL_ONE'), 'gap'],
  ['the level', 'LEVEL_TWO', held('LEVEL_TWO'), 'met'],
  ['a higher level', 'LEVEL_ONE', held('LEVEL_TWO'), 'met'],
  ['what ends in 61 days', 'LEVEL_ONE', held('LEVEL_ONE', '2026-03-03'), 'met'],
  ['what ends in 60 days', 'LEVEL_ONE', held('LEVEL_ONE', '2026-03-02'), 'ending'],
  ['what ends today', 'LEVEL_ONE', held('LEVEL_ONE', '2026-01-01'), 'ending'],
  ['what ended yesterday', 'LEVEL_ONE', held('LEVEL_ONE', '2025-12-31'), 'gap'],
] as const)('%s, where %s is asked for', (_, required, has, standing) => {
  expect(standingOf(required, has, '2026-01-01')).toBe(standing)
})

test('a confirmation holds for so many months, or has no end', () => {
  expect([validUntil('2026-01-31', 1), validUntil('2026-01-31', null)]).toEqual(['2026-02-28', null])
})

test.each([
  ['2026-04-01', null, null],
  ['2026-05-02', null, 60],
  ['2026-05-02', 60, null],
  ['2026-06-10', 60, 30],
  ['2026-06-25', null, 7],
  ['2026-06-25', 7, null],
  ['2026-07-02', null, null],
] as const)('on %s, told %s days ahead before, %s days are told', (today, toldDays, due) => {
  expect(dueTelling({ confirmedOn: '2026-01-01', validUntil: '2026-07-01', toldDays }, today)).toBe(due)
})

test('what held for a month in the first place is not told 60 days ahead', () => {
  const ending = { confirmedOn: '2026-06-01', validUntil: '2026-07-01', toldDays: null }
  expect(dueTelling(ending, '2026-06-01')).toBe(null)
})
