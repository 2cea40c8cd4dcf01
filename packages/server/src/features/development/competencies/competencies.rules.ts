import type {
  CompetencyLevel,
  CompetencyStanding,
  DeclarationState,
} from '@oktant/contract/development/competency-shapes.ts'
import { competencies as limits } from '@oktant/contract/kit/constants.ts'
import { daysBetween, monthsAfter } from '@oktant/contract/kit/days.ts'
import { fail } from '../../../http/fail.ts'

/** What is done to a declaration, from which states, and whose it is to do. */
export const declarationDeeds = {
  change: { from: ['DECLARED', 'RETURNED'], by: 'owner' },
  withdraw: { from: ['DECLARED', 'RETURNED'], by: 'owner' },
  // NOTE: also from another assessor, so that nothing stays with somebody who is away.
  take: { from: ['DECLARED', 'UNDER_REVIEW'], by: 'assessor' },
  release: { from: ['UNDER_REVIEW'], by: 'holder' },
  confirm: { from: ['UNDER_REVIEW'], by: 'holder' },
  return: { from: ['UNDER_REVIEW'], by: 'holder' },
  end: { from: ['LEVEL_ONE', 'LEVEL_TWO'], by: 'assessor' },
  lapse: { from: ['LEVEL_ONE', 'LEVEL_TWO'], by: 'time' },
} as const satisfies Record<string, { from: readonly DeclarationState[]; by: string }>

export type DeclarationDeed = keyof typeof declarationDeeds

/** Where a deed leads; a confirmation to the level that was found. */
const leadsTo: Record<Exclude<DeclarationDeed, 'confirm'>, DeclarationState> = {
  change: 'DECLARED',
  withdraw: 'ENDED',
  take: 'UNDER_REVIEW',
  release: 'DECLARED',
  return: 'RETURNED',
  end: 'ENDED',
  lapse: 'ENDED',
}

export const isPossible = (deed: DeclarationDeed, state: DeclarationState) =>
  declarationDeeds[deed].from.some((one) => one === state)

export function stateAfter(deed: DeclarationDeed, level: CompetencyLevel): DeclarationState {
  return deed === 'confirm' ? level : leadsTo[deed]
}

/** Where a declaration is after a deed; refused where it is not its turn. */
export function moved(deed: DeclarationDeed, state: DeclarationState, level: CompetencyLevel) {
  if (!isPossible(deed, state)) throw fail('declaration_actioned')
  return stateAfter(deed, level)
}

export const isLevel = (state: DeclarationState): state is CompetencyLevel =>
  state === 'LEVEL_ONE' || state === 'LEVEL_TWO'

export function refuseEmpty(
  words: string,
  code: 'declaration_words_missing' | 'declaration_comment_missing',
) {
  const said = words.trim()
  if (!said) throw fail(code)
  return said
}

const rank: Record<CompetencyLevel, number> = { LEVEL_ONE: 1, LEVEL_TWO: 2 }
type HeldLevel = { level: CompetencyLevel; validUntil: string | null }

/** How what is held stands to what is asked for, on a day as YYYY-MM-DD. */
export function standingOf(
  required: CompetencyLevel,
  held: HeldLevel | null,
  today: string,
): CompetencyStanding {
  if (!held || rank[held.level] < rank[required]) return 'gap'
  if (held.validUntil === null) return 'met'
  if (held.validUntil < today) return 'gap'
  return daysBetween(today, held.validUntil) <= limits.endingDays ? 'ending' : 'met'
}

/** The last day on which a confirmation holds. */
export const validUntil = (today: string, months: number | null) =>
  months === null ? null : monthsAfter(today, months)

type Ending = { confirmedOn: string; validUntil: string; toldDays: number | null }

/**
 * How far ahead somebody is to be told today: the nearest of the days that has come, where it was not told yet. What did
 * not hold that long in the first place is not told.
 */
export function dueTelling({ confirmedOn, validUntil: ends, toldDays }: Ending, today: string) {
  const left = daysBetween(today, ends)
  const whole = daysBetween(confirmedOn, ends)
  const due = limits.tellDaysAhead.filter((days) => left <= days && days < whole).at(-1)
  if (left < 0 || due === undefined) return null
  return toldDays !== null && toldDays <= due ? null : due
}
