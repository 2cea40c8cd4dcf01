import type {
  AttemptFlag,
  FacilitatedAttempt,
  Facilitation,
  ScoreOverride,
} from '@oktant/contract/assessment/facilitation.ts'
import type { AttemptReview } from '@oktant/contract/assessment/attempts/attempt-history.ts'
import { may } from './facilitation.access.ts'
import type { FacilitatedRow, FlagRow, OverrideRow } from './facilitation.queries.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

const personOf = ({ user: { id, fullName } }: FacilitatedRow) => ({ id, fullName })

export const facilitatedView = (row: FacilitatedRow): FacilitatedAttempt => ({
  id: row.log.id,
  user: personOf(row),
  evaluation: row.evaluation,
  container: row.container,
  attempt: row.log.attempt,
  submittedAt: iso(row.attempt.submittedAt) ?? '',
  mark: row.mark,
  state: row.log.state,
  isHeld: row.isHeld,
  openFlags: row.openFlags,
  overrides: row.overrides,
})

export const flagView = ({ flag, by, settledBy }: FlagRow): AttemptFlag => ({
  id: flag.id,
  questionScoreId: flag.questionScoreId,
  note: flag.note,
  by,
  at: flag.flaggedAt.toISOString(),
  settledBy: flag.settledAt ? settledBy : null,
  settledAt: iso(flag.settledAt),
})

const overrideView = ({ score, by }: OverrideRow): ScoreOverride => ({
  questionScoreId: score.id,
  before: score.scoreBefore,
  reason: score.overrideReason,
  by,
  at: iso(score.overriddenAt) ?? '',
})

type Parts = {
  launch: AttemptReview['launch']
  flags: readonly FlagRow[]
  overrides: readonly OverrideRow[]
}

export const facilitationView = (row: FacilitatedRow, { launch, flags, overrides }: Parts): Facilitation => ({
  user: personOf(row),
  container: row.container,
  launch,
  flags: flags.map(flagView),
  overrides: overrides.map(overrideView),
  can: { flag: may.flag(row), override: may.override(row) },
})
