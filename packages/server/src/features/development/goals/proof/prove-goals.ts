import type { GoalProof } from '@oktant/contract/development/goal-shapes.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { findGoal, type GoalRow, lockGoal, type NewGoal } from '../goals.queries.ts'
import { allows } from '../goals.rules.ts'
import { moveGoal } from '../move-goal.ts'
import {
  findEndOf,
  findDeclared,
  listGoalsOfCompetency,
  listGoalsOfCourses,
  listGoalsOfEvent,
  listGoalsDeclared,
  listGoalsProvenBy,
} from './proof.queries.ts'

const { approved, achieved } = goalStatus
type Held = { companyId: number; id: number }

/** Each of some goals, held; what of it was seen before may have gone on meanwhile. */
async function each(
  db: Db,
  companyId: number,
  ids: readonly number[],
  work: (goal: GoalRow) => Promise<unknown>,
) {
  for (const id of ids) {
    const which: Held = { companyId, id }
    await lockGoal(db, which)
    const goal = await findGoal(db, which)
    if (goal) await work(goal)
  }
}

type Proof = { kind: GoalProof; at: Date; certificateId?: number; declarationId?: number }

/** Closes a goal by what shows that it was achieved, on the day where its person is. */
async function prove(db: Db, goal: GoalRow, { kind, at, certificateId, declarationId }: Proof, now: Date) {
  const by = { actor: { companyId: goal.companyId, id: null }, now }
  const proof: Partial<NewGoal> = {
    proof: kind,
    proofRevokedAt: null,
    ...(certificateId && { certificateId }),
    ...(declarationId && { declarationId }),
  }
  if (allows('prove', goal.status)) {
    const change = { ...proof, achievedOn: dayIn(goal.timezone, at) }
    return moveGoal(db, goal, { deed: 'prove', to: achieved, change }, by)
  }
  // NOTE: a certificate comes with the course that was passed, and says more than that.
  const isBetter = goal.status === achieved && (goal.proof === 'course' || goal.proofRevokedAt !== null)
  return isBetter ? moveGoal(db, goal, { deed: 'prove', change: proof }, by) : undefined
}

/** A course that was passed, or its certificate. */
export type PassedCourse = { userId: number; containerId: number; certificateId?: number; at: Date }

/** Nearly always nobody has a goal about it, which one question for all of them tells. */
export async function proveByCourses(db: Db, passed: readonly PassedCourse[], now: Date) {
  for (const { companyId, id, place } of await listGoalsOfCourses(db, passed)) {
    const { certificateId, at } = passed[place] ?? { at: now }
    const proof: Proof = certificateId ? { kind: 'certificate', at, certificateId } : { kind: 'course', at }
    await each(db, companyId, [id], (goal) => prove(db, goal, proof, now))
  }
}

type Attended = { companyId: number; eventId: number; userId: number; attended: boolean }

/** Attendance, on the day on which the event was over; a mark that is taken back flags what it had proven. */
export async function proveByAttendance(db: Db, { attended, ...seat }: Attended, now: Date) {
  const { companyId } = seat
  const ended = (await findEndOf(db, seat)) ?? now
  const at = ended < now ? ended : now
  const ids = await listGoalsOfEvent(db, seat, [approved, achieved])
  await each(db, companyId, ids, (goal) =>
    attended ? prove(db, goal, { kind: 'attendance', at }, now) : doubt(db, goal, 'attendance', now),
  )
}

/** Flags what a certificate had proven. */
export const doubtCertificates = async (
  db: Db,
  { companyId, certificateIds }: { companyId: number; certificateIds: readonly number[] },
  now: Date,
) =>
  each(db, companyId, await listGoalsProvenBy(db, companyId, certificateIds), (goal) =>
    doubt(db, goal, 'certificate', now),
  )

type Declared = {
  companyId: number
  declarationId: number
  userId: number
  to: string
  actorId: number | null
}

/** A confirmed declaration of the competency that a goal is to bring. NOTE: what ends by its own time was true until then. */
export async function proveByDeclaration(db: Db, change: Declared, at: Date, now: Date) {
  const { companyId, declarationId, userId, to, actorId } = change
  if (to === 'ENDED' && actorId !== null && actorId !== userId) {
    const ids = await listGoalsDeclared(db, companyId, declarationId)
    return each(db, companyId, ids, (goal) => doubt(db, goal, 'declaration', now))
  }
  const itemId = to === 'LEVEL_ONE' || to === 'LEVEL_TWO' ? await findDeclared(db, change) : undefined
  if (itemId === undefined) return
  const ids = await listGoalsOfCompetency(db, { companyId, userId, itemId }, [approved, achieved])
  await each(db, companyId, ids, (goal) => prove(db, goal, { kind: 'declaration', at, declarationId }, now))
}

async function doubt(db: Db, goal: GoalRow, kind: GoalProof, now: Date) {
  if (goal.status !== achieved || goal.proof !== kind || goal.proofRevokedAt !== null) return
  const by = { actor: { companyId: goal.companyId, id: null }, now }
  await moveGoal(db, goal, { deed: 'revokeProof', change: { proofRevokedAt: now } }, by)
}
