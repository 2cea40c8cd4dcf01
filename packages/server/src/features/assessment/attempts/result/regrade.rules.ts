import type { RegradeCounts, RegradeEffect } from '@oktant/contract/assessment/regrades.ts'
import type { MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import { inHundredths } from '@oktant/contract/kit/points.ts'
import { hasPassed } from '../attempts.rules.ts'
import { type Key, marked } from './marking.rules.ts'

type Drawn = { choices: number[]; lefts: number[]; rights: number[] }
type Standing = { mark: number; pass: boolean }
type GivenPoints = { score: number | null; isRight: boolean | null }

/** One question of an attempt with what the attempt has come to. */
export type Candidate = {
  row: GivenPoints & {
    answer: string
    tries: number
    fullScore: number
    drawn: Drawn
    /** Since when a person’s points stand in the place of the key’s. */
    overriddenAt: Date | null
  }
  attempt: {
    submittedAt: Date | null
    score: number | null
    possible: number | null
    mark: number | null
    level: MarkerLevel | null
  }
  partialScoring: boolean
  bar: { categoryId: number; passMark: number }
}

/** What becomes of one question of an attempt, and of the whole. */
export type Regraded = {
  outcome: RegradeEffect | 'points' | 'same' | 'open' | 'kept' | 'unseen'
  /** Whether the corrected key marks it from now on. */
  isAnew: boolean
  given: GivenPoints
  score: number | null
  mark: number | null
  before: Standing | null
  after: Standing | null
}

type Rules = { key: Key; lowers: boolean }

/** Was everything that is right now shown in this attempt? Otherwise it could not be answered rightly. */
export function isShown(key: Key, { choices, lefts, rights }: Drawn) {
  if (key.by === 'choice') return key.right.length > 0 && key.right.every((id) => choices.includes(id))
  if (key.by === 'pairs')
    return key.right.every(([left, right]) => lefts.includes(left) && rights.includes(right))
  return true
}

/** What a corrected key makes of an attempt; what people gave its other questions stays in it. */
export function regraded(candidate: Candidate, { key, lowers }: Rules): Regraded {
  const { row, attempt, partialScoring } = candidate
  const before = standingOf(candidate, attempt.mark)
  const { score, isRight } = row
  const as = { given: { score, isRight }, score: attempt.score, mark: attempt.mark, before, after: before }
  if (row.overriddenAt) return { ...as, outcome: 'kept', isAnew: false }
  if (!isShown(key, row.drawn)) return { ...as, outcome: 'unseen', isAnew: false }
  const isOpen = attempt.submittedAt === null
  const isUntried = isOpen && row.tries === 0
  const found = isUntried ? null : marked(key, row.answer, { fullScore: row.fullScore, partialScoring })
  if (!found) return { ...as, outcome: isOpen ? 'open' : 'same', isAnew: true }
  if (!lowers && found.score < (score ?? 0)) return { ...as, outcome: 'kept', isAnew: false }
  if (isOpen) return { ...as, given: found, outcome: 'open', isAnew: true }
  const total = inHundredths((attempt.score ?? 0) + found.score - (score ?? 0))
  const mark = markOf(total, attempt)
  const after = standingOf(candidate, mark)
  const outcome = outcomeOf({ before, after, isMoved: total !== attempt.score })
  return { outcome, isAnew: true, given: found, score: total, mark, before, after }
}

/** NOTE: what still waits for a mark waits on, and a competence without points has its mark by its level alone. */
const markOf = (score: number, { mark, possible }: Candidate['attempt']) =>
  mark === null || !possible ? mark : Math.round((100 * score) / possible)

function standingOf({ attempt: { level }, bar }: Candidate, mark: number | null): Standing | null {
  return mark === null ? null : { mark, pass: hasPassed({ mark, level }, bar) }
}

type Compared = { before: Standing | null; after: Standing | null; isMoved: boolean }
function outcomeOf({ before, after, isMoved }: Compared): Regraded['outcome'] {
  if (before && after && before.pass !== after.pass) return after.pass ? 'passes' : 'fails'
  if (before && after && before.mark !== after.mark) return after.mark > before.mark ? 'rises' : 'falls'
  return isMoved ? 'points' : 'same'
}

/** Whether a mark or a pass that is known becomes another. */
export const isEffect = (outcome: Regraded['outcome']): outcome is RegradeEffect =>
  outcome === 'passes' || outcome === 'fails' || outcome === 'rises' || outcome === 'falls'

export function countsOf(all: readonly Pick<Regraded, 'outcome'>[]): RegradeCounts {
  const none = { passes: 0, fails: 0, rises: 0, falls: 0, points: 0, open: 0, kept: 0, unseen: 0, same: 0 }
  for (const { outcome } of all) none[outcome] += 1
  const { same: _, ...counts } = none
  return { attempts: all.length, ...counts }
}
