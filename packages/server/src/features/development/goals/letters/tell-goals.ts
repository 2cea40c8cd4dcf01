import type { GoalDeed } from '@oktant/contract/development/goal-shapes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { trimmed } from '../../../../records/names.rules.ts'
import { filled } from '../../../../words/words.rules.ts'
import {
  makeNotifications,
  type ToldNotification,
} from '../../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../../people/permissions/permissions.ts'
import { findGoal, type GoalRow } from '../goals.queries.ts'
import { turnsOf, undecided } from '../goals.rules.ts'
import type { GoalChange } from '../move-goal.ts'
import { goalWords } from '../goals.words.ts'

type Words = { title: LocalText; body: LocalText }

const { toDeciders: deciderWords, toPerson: personWords } = goalWords.notices

/** Tells whoever is concerned by what became of a goal: its person, or those who decide. */
export async function tellOfGoal(db: Db, change: GoalChange) {
  const goal = await findGoal(db, { companyId: change.companyId, id: change.goalId })
  // NOTE: what has gone on meanwhile is told by its own announcement.
  if (!goal || goal.status !== change.to) return
  await makeNotifications(db, [...(await toDeciders(db, goal, change)), ...toPerson(goal, change)])
}

const waits = ({ deed, from, to }: GoalChange) => deed === 'remind' || (from !== to && undecided.includes(to))

async function toDeciders(db: Db, goal: GoalRow, change: GoalChange): Promise<ToldNotification[]> {
  if (!waits(change)) return []
  const isCancellation = goal.status === goalStatus.cancellationRequested
  const words = change.deed === 'remind' ? 'remind' : isCancellation ? 'cancellation' : 'request'
  const ids = await listDeciders(db, goal)
  return ids
    .filter((userId) => userId !== change.actorId)
    .map((userId) => ({
      ...told(goal, deciderWords[words]),
      userId,
      type: 'goal.toDecide' as const,
      link: `/training-goals/approvals?id=${goal.id}`,
      action: { function: 'trainingGoalsApproval' as const, targetId: goal.id },
    }))
}

/** Who has the decision, by number. */
async function listDeciders(db: Db, { companyId, status, managerId, standIns, userId }: GoalRow) {
  const { asManager, forHr } = turnsOf(status, { hasManager: managerId !== null })
  const hr = forHr ? await listHolderIdsOf(db, companyId, ['goals.decideForHr']) : []
  const ids = [
    ...(asManager && managerId !== null ? [managerId, ...standIns.map(({ id }) => id)] : []),
    ...hr,
  ]
  return [...new Set(ids)].filter((id) => id !== userId)
}

const byDeed: Partial<Record<GoalDeed, Words>> = personWords
const elsewhere: readonly GoalDeed[] = ['loseBooking', 'revokeProof']

function toPerson(goal: GoalRow, change: GoalChange): ToldNotification[] {
  const words = wordsFor(goal, change)
  if (!words || change.actorId === goal.userId) return []
  const type = elsewhere.includes(change.deed) ? 'goal.changedElsewhere' : 'goal.decided'
  return [{ ...told(goal, words), userId: goal.userId, type, link: `/training-goals?goal=${goal.id}` }]
}

function wordsFor(
  { status, clawback, clawbackAgreedAt }: GoalRow,
  { deed, from, to }: GoalChange,
): Words | undefined {
  const isApproved = status === goalStatus.approved && from !== to && deed !== 'declineCancellation'
  if (isApproved && clawback && clawbackAgreedAt === null) return personWords.agree
  if (isApproved && deed !== 'assign') return personWords.approved
  // NOTE: who has gone on to HR hears when that is decided.
  if (deed === 'managerApprove') return undefined
  if (deed === 'prove' && from === to) return undefined
  return byDeed[deed]
}

function told({ companyId, name: goal, userName: who, managerComments: note }: GoalRow, words: Words) {
  const values = { goal, who, note }
  return {
    companyId,
    title: trimmed(filled(words.title, values)),
    body: trimmed(filled(words.body, values)),
  }
}
