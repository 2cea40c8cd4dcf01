import fc from 'fast-check'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { expect, test } from 'vitest'
import type { Db } from '../../../src/db/engine/db.ts'
import { mayDecide } from '../../../src/features/development/goals/goals.access.ts'
import { findGoal } from '../../../src/features/development/goals/goals.queries.ts'
import { open, replayed, turnsOf } from '../../../src/features/development/goals/goals.rules.ts'
import { goalHistory } from '../../../src/features/development/goals/goals.tables.ts'
import { learningGroupStays } from '../../../src/features/people/learning-groups/learning-groups.tables.ts'
import { type GoalTask, histories, type Step } from './goal-histories.ts'
import { doStep, goalHouse, type House, type Scene, type Told } from './goal-steps.ts'
import { isWhole } from '../size.ts'

const runs = isWhole ? 10_000 : 100
const atOnce = 16
// NOTE: the part is the same each time, so that a change is refused for what it changed; the whole looks elsewhere each time.
const seed = isWhole ? Date.now() % 1_000_000 : 20_26

test(`of ${runs} random histories of goals none is without an owner, booked twice, or other than its history says`, async () => {
  const house = await goalHouse()
  const tasks = fc.sample(histories, { numRuns: runs, seed })
  const told: Told = { done: new Map(), refused: 0 }
  const wrong: unknown[] = []
  const next = tasks[Symbol.iterator]()
  const work = async () => {
    for (const task of next) {
      const faults = await live(house, task, told)
      if (faults.length) wrong.push({ faults, task })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  process.stdout.write(
    `goals: ${JSON.stringify(Object.fromEntries(told.done))}, refused ${told.refused}, seed ${seed}\n`,
  )
  expect(wrong.slice(0, 3)).toEqual([])
  // NOTE: a walk that reaches nothing would show nothing.
  for (const deed of ['book', 'prove', 'approveCancellation', 'hrApprove', 'managerDecline', 'revokeProof'])
    expect([deed, (told.done.get(deed) ?? 0) > 0]).toEqual([deed, true])
}, 1_800_000)

/** Lives through one history, and says what is wrong with it after any of its steps. */
async function live(house: House, task: GoalTask, told: Told) {
  const scene = await house.begin(task)
  const faults: string[] = []
  for (const step of task.steps) {
    await doStep(house, scene, step, told)
    faults.push(...(await faultsOf(house, scene, step)))
    if (faults.length) return faults
  }
  for (const { deed } of await linesOf(house.db, scene)) told.done.set(deed, (told.done.get(deed) ?? 0) + 1)
  return faults
}

type Which = { companyId: number; goalId: number }

const linesOf = (db: Db, { companyId, goalId }: Which) =>
  db
    .select({
      goalId: goalHistory.goalId,
      deed: goalHistory.deed,
      from: goalHistory.fromStatus,
      toStatus: goalHistory.toStatus,
    })
    .from(goalHistory)
    .where(and(eq(goalHistory.companyId, companyId), eq(goalHistory.goalId, goalId)))
    .orderBy(asc(goalHistory.id))

async function faultsOf({ db, hr }: House, scene: Scene, step: Step) {
  const { companyId, goalId, person, leads, deputy } = scene
  const goal = await findGoal(db, { companyId, id: goalId })
  const lines = await linesOf(db, scene)
  if (!goal) return [`after ${step.kind} the goal is gone`]
  const faults: string[] = []
  const say = (isWrong: boolean, fault: string) => void (isWrong && faults.push(`${step.kind}: ${fault}`))
  say(replayed(lines).get(goalId) !== goal.status, 'the history ends elsewhere')
  say(
    lines.some(({ from }, at) => from !== (at === 0 ? null : lines[at - 1]?.toStatus)),
    'the history has a gap',
  )
  const turns = turnsOf(goal.status, { hasManager: goal.managerId !== null })
  const waits = [goalStatus.requested, goalStatus.withHr, goalStatus.cancellationRequested].some(
    (status) => status === goal.status,
  )
  say(waits !== (turns.asManager || turns.forHr), 'whose turn it is fits no state')
  const owners = [...hr, ...leads, deputy].filter((one) => mayDecide(one, goal))
  say(waits && owners.length === 0, 'it waits for nobody')
  say(
    turns.asManager && !owners.some(({ id }) => id === goal.managerId),
    'its manager cannot decide about it',
  )
  const since = lines.map(({ deed }) => deed).slice(lines.findLastIndex(({ deed }) => deed === 'request'))
  const booked = since.filter((deed) => deed === 'book').length
  say(booked > 1, 'it is booked twice')
  say((goal.bookedAt !== null) !== (booked === 1), 'its booking is not what its history says')
  const stays = await db
    .select({ id: learningGroupStays.id })
    .from(learningGroupStays)
    .where(
      and(
        eq(learningGroupStays.companyId, companyId),
        eq(learningGroupStays.userId, person.id),
        isNull(learningGroupStays.until),
      ),
    )
  const holds = goal.bookedAt !== null && goal.status !== goalStatus.cancelled
  say(stays.length !== (holds ? 1 : 0), `${stays.length} courses by name`)
  say(
    goal.clawback && goal.clawbackAgreedAt === null && booked > 0,
    'it is booked before its clawback is agreed',
  )
  say(!open.includes(goal.status) && waits, 'it waits although it is closed')
  return faults
}
