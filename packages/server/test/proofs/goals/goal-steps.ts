import { and, eq, isNull } from 'drizzle-orm'
import { saveGoalSettings } from '@oktant/contract/development/goal-changes.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../src/access/actor.ts'
import { approveGoal, declineGoal } from '../../../src/features/development/goals/deciding/decide-goal.ts'
import * as goals from '../../../src/features/development/goals/goals.ts'
import { findGoal } from '../../../src/features/development/goals/goals.queries.ts'
import {
  doubtCertificates,
  proveByCourses,
} from '../../../src/features/development/goals/proof/prove-goals.ts'
import { deputies } from '../../../src/features/people/deputies/deputies.tables.ts'
import { users } from '../../../src/features/people/people/people.tables.ts'
import { Failure } from '../../../src/http/fail.ts'
import { actorWith } from '../../kit/actor.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { testServer } from '../../kit/server.ts'
import { goalForm } from '../../scenes/goals.ts'
import type { Decider, Decision, GoalTask, Step } from './goal-histories.ts'

export type House = Awaited<ReturnType<typeof goalHouse>>
export type Scene = Awaited<ReturnType<House['begin']>>
/** How often which deed was done, and how many were refused. */
export type Told = { done: Map<string, number>; refused: number }

const day = 86_400_000
const asks: Permission[] = ['goals.request', 'learning.take']

/** A company with HR, managers with deputies of their own, and courses; each history brings its person. */
export async function goalHouse() {
  const server = await testServer()
  const { call, db, make } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'goals.administer'],
  })
  const { companyId } = author
  const settings = { hrMustAgree: 'fromCost' as const, hrFromCents: 1_000_000, clawbackMonths: 24 }
  await call(saveGoalSettings, { as: author, body: settings })
  const staff = async (permissions: Permission[]): Promise<Actor> => {
    const { id } = await make.user({ companyId, permissions })
    return actorWith(permissions, { id, companyId })
  }
  const hr = [await staff(['goals.decideForHr']), await staff(['goals.decideForHr'])] as const
  const courses: number[] = []
  for (let count = 0; count < 8; count++) courses.push((await makeCourse(server, author)).id ?? 0)

  /** NOTE: managers of a history’s own, as they come and go while others decide elsewhere. */
  async function begin({ manager, course }: GoalTask) {
    const leads = [await staff(['goals.decide']), await staff(['goals.decide'])]
    const deputy = await staff(['goals.decide'])
    const managerId = manager === null ? null : (leads[manager]?.id ?? null)
    const { id } = await make.user({ companyId, managerId, permissions: asks })
    const person = actorWith(asks, { id, companyId })
    const typeId = courses[course] ?? 0
    const now = new Date()
    const form = { ...goalForm, goalTypeE: 'CONTAINER' as const, typeId, achieveBy: null }
    const costCents = course % 2 ? 1_200_000 : 100
    const { goal } = await db.transaction((tx) =>
      goals.createGoal(tx, person, { ...form, costCents, status: 0 }, { now }),
    )
    return { companyId, goalId: goal.id, person, leads, deputy, containerId: typeId, now: now.getTime() }
  }
  return { ...server, companyId, hr, begin }
}

/** The one who leads the person now, or whom a step means. */
async function deciderOf({ db, hr }: House, scene: Scene, by: Decider): Promise<Actor> {
  const { leads, person, deputy } = scene
  const [first, second] = leads
  if (by === 'hr' || by === 'secondHr') return by === 'hr' ? hr[0] : hr[1]
  if (by === 'person')
    return { ...person, permissions: new Set([...asks, 'goals.decide', 'goals.decideForHr']) }
  if (by === 'deputy') return deputy
  const goal = await findGoal(db, { companyId: scene.companyId, id: scene.goalId })
  const isSecond = goal?.managerId === second?.id
  const [lead, other] = isSecond ? [second, first] : [first, second]
  return (by === 'manager' ? lead : other) ?? person
}

type Work = (tx: House['db'], now: Date) => Promise<unknown>

/** What is refused leaves everything as it was. */
async function attempt({ db }: House, scene: Scene, told: Told, work: Work) {
  await db
    .transaction((tx) => work(tx, new Date(scene.now)))
    .catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
      told.refused += 1
    })
}

async function decide(house: House, scene: Scene, { by, isApproval, isAskedBack }: Decision): Promise<Work> {
  const actor = await deciderOf(house, scene, by)
  const { goalId: id } = scene
  const clawback = isAskedBack ? { amountCents: 1_200_000, months: 24 } : null
  return (tx, now) =>
    isApproval
      ? approveGoal(tx, actor, id, { clawback, comment: '' }, now)
      : declineGoal(tx, actor, id, 'Not now', now)
}

const written = (now: Date) => dayIn('Europe/Berlin', now).split('-').toReversed().join('-')

function workOf(scene: Scene, kind: Extract<Step['kind'], keyof typeof plain>): Work {
  return (tx, now) => plain[kind](scene, tx, now)
}
type Plain = (scene: Scene, tx: House['db'], now: Date) => Promise<unknown>
const certificateOf = ({ goalId }: Scene) => goalId
const plain = {
  request: async ({ goalId: id, person, companyId }, tx, now) => {
    const goal = await findGoal(tx, { companyId, id })
    if (!goal) return
    const form = { ...goalForm, name: '', costCents: null, achieveBy: dayIn('Europe/Berlin', now) }
    const { goalType: goalTypeE, typeId, changes: revision } = goal
    await goals.updateGoal(tx, person, id, { ...form, goalTypeE, typeId, revision }, { now })
  },
  cancel: ({ goalId, person }, tx, now) => goals.cancelGoal(tx, person, goalId, 'I change teams', { now }),
  agree: ({ goalId, person }, tx, now) => goals.agreeToClawback(tx, person, goalId, { now }),
  achieve: ({ goalId, person }, tx, now) => goals.achieveGoal(tx, person, goalId, written(now), { now }),
  remind: ({ goalId, person }, tx, now) => goals.remindOfGoal(tx, person, goalId, { now }),
  prove: (scene, tx, now) => {
    const { person, containerId } = scene
    const proof = { userId: person.id, containerId, certificateId: certificateOf(scene) }
    return proveByCourses(tx, [{ ...proof, at: now }], now)
  },
  doubt: (scene, tx, now) =>
    doubtCertificates(tx, { companyId: scene.companyId, certificateIds: [certificateOf(scene)] }, now),
} satisfies Record<string, Plain>

const isPlain = (kind: string): kind is keyof typeof plain => kind in plain

/** Does one step of a history. */
export async function doStep(house: House, scene: Scene, step: Step, told: Told) {
  const tries = (work: Work) => attempt(house, scene, told, work)
  if (step.kind === 'decide') return tries(await decide(house, scene, step))
  if (step.kind === 'race') {
    const [one, other] = [await decide(house, scene, step.one), await decide(house, scene, step.other)]
    return Promise.all([tries(one), tries(other)])
  }
  if (step.kind === 'cancelWhileDecided') {
    const decided = await decide(house, scene, step.by)
    return Promise.all([tries(workOf(scene, 'cancel')), tries(decided)])
  }
  if (step.kind === 'jump') {
    scene.now += step.days * day
    return undefined
  }
  if (isPlain(step.kind)) return tries(workOf(scene, step.kind))
  return turnPeople(house, scene, step)
}

/** Managers come and go, and name whoever stands in for them. */
async function turnPeople({ db, companyId }: House, { leads, deputy, person }: Scene, step: Step) {
  const [lead] = leads
  const leadId = lead?.id ?? 0
  const write = (id: number, change: Partial<typeof users.$inferInsert>) =>
    db
      .update(users)
      .set(change)
      .where(and(eq(users.companyId, companyId), eq(users.id, id)))
  if (step.kind === 'newManager')
    await write(person.id, { managerId: step.at === null ? null : (leads[step.at]?.id ?? null) })
  if (step.kind === 'leaver') await write(leadId, { status: 'Inactive' })
  if (step.kind === 'back') await write(leadId, { status: 'Active' })
  if (step.kind === 'nameDeputy')
    await db.insert(deputies).values({
      companyId,
      userId: leadId,
      deputyId: deputy.id,
      fromDay: '2020-01-01',
      untilDay: '2040-01-01',
      kinds: ['goals'],
      namedBy: leadId,
    })
  if (step.kind === 'endDeputy')
    await db
      .update(deputies)
      .set({ endedAt: new Date() })
      .where(and(eq(deputies.companyId, companyId), eq(deputies.userId, leadId), isNull(deputies.endedAt)))
}
