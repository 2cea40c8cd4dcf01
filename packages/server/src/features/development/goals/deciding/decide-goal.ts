import type { ClawbackTerms } from '@oktant/contract/development/goal-changes.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail, Failure } from '../../../../http/fail.ts'
import { bookGoal, undoBooking } from '../booking/book-goal.ts'
import { accessGoal, partsOf } from '../goals.access.ts'
import { type GoalRow, listGoalsById, type NewGoal } from '../goals.queries.ts'
import { decisionOf, type Move, moved, needsHr, type Parts, undecided } from '../goals.rules.ts'
import { moveGoal } from '../move-goal.ts'
import { readGoalSettings } from '../settings/goal-settings.ts'

type By = { actor: Actor; now: Date }
/** `undefined` leaves what may be asked back as it is; `null` takes it away; `usual` asks for the whole cost over the usual months. */
type Approval = { clawback?: ClawbackTerms | null | 'usual'; comment: string }

/** Reached, held, and somebody’s to decide. NOTE: nobody decides about themselves. */
async function accessDecision(db: Db, actor: Actor, id: number, decision: 'approve' | 'decline') {
  const goal = await accessGoal(db, actor, id, { forChange: true })
  const parts = partsOf(actor, goal)
  const move = decisionOf(decision, goal.status, parts)
  if (!move) throw fail(undecided.includes(goal.status) ? 'not_permitted' : 'goal_already_decided')
  return { goal, parts, move }
}

export async function approveGoal(db: Db, actor: Actor, id: number, approval: Approval, now: Date) {
  const { goal, parts, move } = await accessDecision(db, actor, id, 'approve')
  const by = { actor, now }
  if (move === 'approveCancellation') return cancelForGood(db, goal, approval.comment, by)
  const settings = await readGoalSettings(db, actor.companyId)
  const around = {
    hasManager: goal.managerId !== null,
    needsHr: needsHr(settings, goal) && !parts.forHr,
  }
  const to = moved(move, goal.status, around)
  const comment = approval.comment.trim()
  const change = {
    ...agreedBy(move, parts, now),
    ...clawbackOf(goal, approval.clawback, { months: settings.clawbackMonths, ...by }),
    ...(comment && { managerComments: comment }),
  }
  const approved = await moveGoal(db, goal, { deed: move, to, change, comment }, by)
  return bookGoal(db, approved, by)
}

/** NOTE: HR that stands in for a manager has agreed for both. */
const agreedBy = (move: Move, { asManager, forHr }: Parts, now: Date): Partial<NewGoal> =>
  move === 'managerApprove'
    ? { managerAgreed: true, hrAgreed: forHr, managerDecidedAt: now }
    : { hrAgreed: true, ...(asManager && { managerAgreed: true }) }

function clawbackOf(
  goal: GoalRow,
  wanted: Approval['clawback'],
  { months, actor, now }: By & { months: number },
): Partial<NewGoal> {
  if (wanted === undefined) return {}
  if (wanted === null) return noClawback
  const amount = goal.clawbackCents ?? goal.costCents
  const usual = amount ? { amountCents: amount, months: goal.clawbackMonths ?? months } : null
  const terms = wanted === 'usual' ? usual : wanted
  if (!terms) throw fail('goal_clawback_invalid')
  return {
    clawback: true,
    clawbackCents: terms.amountCents,
    clawbackMonths: terms.months,
    clawbackSetBy: actor.id,
    clawbackSetAt: now,
    clawbackAgreedAt: null,
  }
}
const noClawback = {
  clawback: false,
  clawbackCents: null,
  clawbackMonths: null,
  clawbackSetBy: null,
  clawbackSetAt: null,
  clawbackAgreedAt: null,
}

/** The booking goes with it. */
async function cancelForGood(db: Db, goal: GoalRow, typed: string, by: By) {
  const comment = typed.trim()
  const to = moved('approveCancellation', goal.status, { hasManager: true, needsHr: false })
  const change = comment ? { managerComments: comment } : {}
  const cancelled = await moveGoal(db, goal, { deed: 'approveCancellation', to, change, comment }, by)
  await undoBooking(db, cancelled, by)
  return cancelled
}

export async function declineGoal(db: Db, actor: Actor, id: number, typed: string, now: Date) {
  const comment = typed.trim()
  const { goal, move } = await accessDecision(db, actor, id, 'decline')
  if (!comment) throw fail('goal_comment_required')
  const to = moved(move, goal.status, { hasManager: goal.managerId !== null, needsHr: false })
  const isFirst = move === 'managerDecline'
  const change = { managerComments: comment, ...(isFirst && { managerDecidedAt: now }) }
  return moveGoal(db, goal, { deed: move, to, change, comment }, { actor, now })
}

/** NOTE: refused before anything is written: somebody was quicker. */
function passedBy(error: unknown) {
  if (error instanceof Failure && error.code === 'goal_already_decided') return false
  throw error
}

type Many = { ids: readonly number[]; decision: 'approve' | 'decline'; managerComments: string }

/** Decides many, each as by itself; those that one may not decide as they stand are left. */
export async function decideGoals(db: Db, actor: Actor, { ids, decision, managerComments }: Many, now: Date) {
  if (decision === 'decline' && !managerComments.trim()) throw fail('goal_comment_required')
  const rows = await listGoalsById(db, actor.companyId, ids)
  const mine = rows.filter((row) => decisionOf(decision, row.status, partsOf(actor, row)) !== null)
  const changed: number[] = []
  // NOTE: one after the other, as each may book, and by their numbers, so that two at once do not wait for each other.
  for (const { id } of mine) {
    const decide =
      decision === 'approve'
        ? approveGoal(db, actor, id, { comment: managerComments }, now)
        : declineGoal(db, actor, id, managerComments, now)
    if (await decide.then(() => true, passedBy)) changed.push(id)
  }
  return { changed, skipped: ids.length - changed.length }
}
