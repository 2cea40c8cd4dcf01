import type {
  Goal,
  GoalHistoryLine,
  GoalProof,
  GoalRequest,
} from '@oktant/contract/development/goal-shapes.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { signedAddress } from '../../../files/signatures.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { leftOn } from './clawbacks/clawback.rules.ts'
import { may, mayDecide } from './goals.access.ts'
import { findGoal, type GoalRow, type listHistory } from './goals.queries.ts'
import { allows, mayBeChanged, turnsOf } from './goals.rules.ts'

export type Needs = Pick<Kit, 'config' | 'now'>
/** Who looks at it, and what is signed for them. */
export type Looking = { db: Db; kit: Needs; actor: Actor }

export const statusWords = (status: GoalRow['status']): LocalText =>
  messages[`training.goal.status.${status}`]
export const statusName = (status: GoalRow['status'], language: Language) => statusWords(status)[language]

const moment = (at: Date | null) => at?.toISOString() ?? null
const personOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

export const goalViews = (looking: Looking, rows: readonly GoalRow[]): Goal[] =>
  rows.map((row) => goalView(looking, row))

/** As it stands now, with what was written beside it meanwhile. */
export async function seeGoal(looking: Looking, { companyId, id }: GoalRow): Promise<Goal> {
  const row = await findGoal(looking.db, { companyId, id })
  if (!row) throw fail('goal_not_found')
  return goalView(looking, row)
}

export const requestView = (goal: Goal): GoalRequest => ({
  id: goal.id,
  trainingGoal: goal,
  managerComments: goal.managerComments,
})

export function goalView({ kit, actor }: Pick<Looking, 'kit' | 'actor'>, row: GoalRow): Goal {
  const { language } = actor
  const { id, typeId, status, achieveBy, comments, managerComments, outline, costCents, currency } = row
  return {
    id,
    typeId,
    status,
    achieveBy,
    comments,
    managerComments,
    outline,
    costCents,
    currency,
    goalTypeE: row.goalType,
    name: textIn(row.name, language),
    statusName: statusName(status, language),
    user: { id: row.userId, name: row.userName },
    achievedDate: row.achievedOn,
    requestDate: moment(row.requestedAt),
    managerRequestDate: moment(row.managerDecidedAt),
    userCancellationReason: row.cancellationReason,
    trainingGoalFilter:
      row.categoryId !== null && row.categoryName
        ? { id: row.categoryId, name: textIn(row.categoryName, language) }
        : null,
    competency:
      row.competencyItemId !== null && row.competencyName
        ? { id: row.competencyItemId, name: textIn(row.competencyName, language) }
        : null,
    customFieldValues: row.values.map(({ fieldId, value }) => ({ customField: { id: fieldId }, value })),
    clawback: clawbackView(row, dayIn(row.timezone, kit.now())),
    booking: bookingView(row),
    proof: proofView(row),
    files: row.files.map((file) => ({
      id: file.id,
      name: file.name,
      url: signedAddress(kit, file.id),
    })),
    waitsFor: waitsForView(row),
    since: row.since.toISOString(),
    assignedBy: personOf(row.assignedBy, row.assignerName),
    revision: row.changes,
    can: abilities(actor, row, kit.now()),
  }
}

function clawbackView(row: GoalRow, today: string): Goal['clawback'] {
  const { clawback: flag, clawbackCents: amountCents, clawbackMonths: months } = row
  const terms = amountCents !== null && months !== null && { amountCents, months, achievedOn: row.achievedOn }
  return {
    flag,
    amountCents,
    months,
    setBy: personOf(row.clawbackSetBy, row.clawbackSetterName),
    setAt: moment(row.clawbackSetAt),
    agreedAt: moment(row.clawbackAgreedAt),
    leftCents: flag && terms ? leftOn(today, terms) : null,
  }
}

const placeOf: Record<GoalRow['goalType'], (id: number) => string | null> = {
  CONTAINER: (id) => `/my-learning/${id}`,
  EVENT: (id) => `/event/${id}`,
  EXTERNAL: () => null,
}

function bookingView({ goalType, typeId, booking, bookedAt, bookingLostAt }: GoalRow): Goal['booking'] {
  const path = placeOf[goalType](typeId)
  if (booking === null || bookedAt === null || path === null) return null
  return { kind: booking, bookedAt: bookedAt.toISOString(), lostAt: moment(bookingLostAt), path }
}

function proofView(row: GoalRow): Goal['proof'] {
  const { proof: kind, proofRevokedAt } = row
  return kind && { kind, path: proofPath(kind, row), isRevoked: proofRevokedAt !== null }
}

function proofPath(proof: GoalProof, { goalType, typeId, declarationId }: GoalRow) {
  if (proof === 'person') return null
  if (proof === 'certificate') return '/progress'
  if (proof === 'declaration')
    return declarationId === null ? null : `/competencies/declaration/${declarationId}`
  return placeOf[goalType](typeId)
}

function waitsForView(row: GoalRow): Goal['waitsFor'] {
  const { asManager, forHr } = turnsOf(row.status, { hasManager: row.managerId !== null })
  const deputies = row.standIns.map(({ name }) => name)
  if (asManager) return { who: 'manager', name: row.managerName, deputies }
  return forHr ? { who: 'hr', name: null, deputies: [] } : null
}

/** Has the company its booking still? */
export const hasLiveBooking = ({ status, bookedAt, bookingLostAt }: GoalRow) =>
  bookedAt !== null &&
  bookingLostAt === null &&
  (status === goalStatus.approved || status === goalStatus.cancellationRequested)

export const mayDelete = (actor: Pick<Actor, 'id' | 'permissions'>, row: GoalRow) =>
  may.own(actor, row)
    ? mayBeChanged(row.status)
    : actor.permissions.has('goals.administer') && !hasLiveBooking(row)

function abilities(actor: Actor, row: GoalRow, now: Date): Goal['can'] {
  const { status } = row
  const own = may.own(actor, row)
  const turns = turnsOf(status, { hasManager: row.managerId !== null })
  const waits = turns.asManager || turns.forHr
  return {
    change: own && mayBeChanged(status),
    request: own && allows('request', status),
    cancel: own && allows('cancel', status),
    achieve: own && allows('achieve', status),
    remind: own && waits && row.remindedOn !== dayIn(row.timezone, now),
    remove: mayDelete(actor, row),
    decide: mayDecide(actor, row),
    agree: own && mayAgree(row),
    attach: own && mayAttach(row),
  }
}

/** What the company may ask back waits for the word of its person. */
export const mayAgree = ({ status, clawback, clawbackAgreedAt }: GoalRow) =>
  status === goalStatus.approved && clawback && clawbackAgreedAt === null

export const mayAttach = ({ goalType, status }: GoalRow) =>
  goalType === 'EXTERNAL' && (status === goalStatus.approved || status === goalStatus.achieved)

type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]
export const historyView = (row: HistoryRow, { language }: Pick<Actor, 'language'>): GoalHistoryLine => ({
  id: row.id,
  deed: row.deed,
  statusName: statusName(row.toStatus, language),
  by: personOf(row.actorId, row.actorName),
  standsInFor: row.standsInFor,
  comment: row.comment,
  at: row.at.toISOString(),
})
