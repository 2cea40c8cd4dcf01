import type { GoalDeed, GoalStatus } from '@oktant/contract/development/goal-shapes.ts'
import type { GoalSettings } from '@oktant/contract/development/goal-changes.ts'
import { isDay } from '@oktant/contract/kit/days.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { fail } from '../../../http/fail.ts'

const {
  created,
  requested,
  withHr,
  achieved,
  declined,
  approved,
  declinedByHr,
  cancellationRequested,
  cancelled,
} = goalStatus

/** What changes where a goal stands. */
export type Move = Extract<
  GoalDeed,
  | 'create'
  | 'request'
  | 'assign'
  | 'managerApprove'
  | 'managerDecline'
  | 'hrApprove'
  | 'hrDecline'
  | 'cancel'
  | 'approveCancellation'
  | 'declineCancellation'
  | 'achieve'
  | 'prove'
>

/** What is the case around it. */
export type Around = { hasManager: boolean; needsHr: boolean }

/** `null` is a goal that is not there yet. */
type From = GoalStatus | null
type Rule = { from: readonly From[]; to: (from: From, around: Around) => GoalStatus }
const become = (status: GoalStatus) => () => status

/** Those that nobody decides about and that are not achieved. */
const resting: readonly GoalStatus[] = [created, declined, declinedByHr, cancelled]
export const open: readonly GoalStatus[] = [created, requested, withHr, approved, cancellationRequested]
export const undecided: readonly GoalStatus[] = [requested, withHr, cancellationRequested]

/** The table of states, as decisions of the specification: from where a move is allowed, and what comes of it. */
const table: Record<Move, Rule> = {
  create: { from: [null], to: become(created) },
  request: { from: resting, to: (_, { hasManager }) => (hasManager ? requested : withHr) },
  assign: { from: [null], to: (_, { needsHr }) => (needsHr ? withHr : approved) },
  managerApprove: { from: [requested], to: (_, { needsHr }) => (needsHr ? withHr : approved) },
  managerDecline: { from: [requested], to: become(declined) },
  hrApprove: { from: [withHr], to: become(approved) },
  hrDecline: { from: [withHr], to: become(declinedByHr) },
  cancel: {
    from: [created, requested, withHr, approved],
    to: (from) => (from === approved ? cancellationRequested : cancelled),
  },
  approveCancellation: { from: [cancellationRequested], to: become(cancelled) },
  declineCancellation: { from: [cancellationRequested], to: become(approved) },
  achieve: { from: [approved], to: become(achieved) },
  prove: { from: [approved], to: become(achieved) },
}
export const moves = Object.keys(table) as Move[]

export const allows = (move: Move, from: From) => table[move].from.includes(from)

/** What comes of a move; nothing where it is not allowed as things stand. */
export const outcomeOf = (move: Move, from: From, around: Around): GoalStatus | null =>
  allows(move, from) ? table[move].to(from, around) : null

export function moved(move: Move, from: From, around: Around) {
  const to = outcomeOf(move, from, around)
  if (to === null) throw fail('goal_already_decided')
  return to
}

/** In which part somebody decides: as the manager, for HR, or both. */
export type Parts = { asManager: boolean; forHr: boolean }

/**
 * Who has the decision about a goal as it stands. NOTE: the one place that says so; whoever decides in somebody's stead is
 * added here. HR holds what has no manager, so that nothing open is without an owner.
 */
export function turnsOf(status: GoalStatus, { hasManager }: Pick<Around, 'hasManager'>): Parts {
  if (status === requested) return { asManager: hasManager, forHr: !hasManager }
  if (status === withHr) return { asManager: false, forHr: true }
  if (status === cancellationRequested) return { asManager: hasManager, forHr: true }
  return { asManager: false, forHr: false }
}

/** What an approval or a refusal of somebody is; null where it is nobody's turn, or another's. NOTE: HR may stand in for a manager. */
export function decisionOf(
  decision: 'approve' | 'decline',
  status: GoalStatus,
  { asManager, forHr }: Parts,
): Move | null {
  const isApproval = decision === 'approve'
  if (status === requested && (asManager || forHr)) return isApproval ? 'managerApprove' : 'managerDecline'
  if (status === withHr && forHr) return isApproval ? 'hrApprove' : 'hrDecline'
  if (status === cancellationRequested && (asManager || forHr))
    return isApproval ? 'approveCancellation' : 'declineCancellation'
  return null
}

type Costing = { goalType: 'CONTAINER' | 'EVENT' | 'EXTERNAL'; costCents: number | null }

/** Must HR agree beside the manager? */
export function needsHr(
  { hrMustAgree, hrFromCents }: Pick<GoalSettings, 'hrMustAgree' | 'hrFromCents'>,
  { goalType, costCents }: Costing,
) {
  if (hrMustAgree === 'fromCost') return (costCents ?? 0) >= hrFromCents && (costCents ?? 0) > 0
  if (hrMustAgree === 'external') return goalType === 'EXTERNAL'
  return hrMustAgree === 'always'
}

export const mayBeChanged = (status: GoalStatus) => resting.includes(status)

/** DD-MM-YYYY as a day; null where the calendar has no such day. */
export function dayWritten(text: string) {
  const day = text.split('-').toReversed().join('-')
  return isDay(day) ? day : null
}

/** A goal is achieved on a day from its request until today. */
export const isAchievable = (day: string, { requestedOn, today }: { requestedOn: string; today: string }) =>
  day >= requestedOn && day <= today

type HistoryLine = { goalId: number; toStatus: number }
/** The status of each goal as its history tells it: what was written last. */
export function replayed(lines: readonly HistoryLine[]) {
  return new Map(lines.map(({ goalId, toStatus }) => [goalId, toStatus]))
}
