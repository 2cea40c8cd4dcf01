import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { approveGoalWithTerms, attachGoalFile } from '@oktant/contract/development/goal-changes.ts'
import type { GoalForm } from '@oktant/contract/development/goal-shapes.ts'
import {
  approveGoal,
  cancelGoalByAddress,
  createGoal,
  declineGoal,
} from '@oktant/contract/development/goals.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Made } from '../kit/make.ts'
import { makeCourse } from '../kit/content/courses.ts'
import { blankOutline } from '../kit/content/goals.ts'
import { makeReview } from '../kit/content/reviews.ts'
import { ofTraining } from '../../src/features/development/external-trainings/external-trainings.expected.ts'
import { type Scene, type Server, two } from './scene.ts'

const file = { name: 'proof.txt', bytes: Buffer.from('Passed.'), type: 'text/plain' }
/** NOTE: by the clocks of those whom tests make; late in the evening it is another day than by UTC. */
export const dayAhead = (days: number) => daysAfter(dayIn('Europe/Berlin', new Date()), days)
/** DD-MM-YYYY, as the calls print days. */
export const printedDay = (iso: string) => iso.split('-').toReversed().join('-')

export const goalForm: GoalForm = {
  goalTypeE: 'EXTERNAL',
  typeId: 0,
  name: 'Project management',
  achieveBy: dayAhead(60),
  comments: 'For the new plant.',
  trainingGoalFilter: null,
  outline: blankOutline,
  costCents: 1_200_000,
  customFieldValues: [],
  status: 1,
}

const all: Permission[] = [
  'goals.request',
  'goals.decide',
  'goals.decideForHr',
  'goals.assign',
  'goals.administer',
  'trainingRequests.handle',
  'learning.take',
]

type Stage = 'created' | 'requested' | 'approved' | 'toAgree' | 'toCancel' | 'declined'

/** Brings a goal of somebody to where it is to stand. */
async function bring(server: Server, owner: Made, person: Made, stage: Stage) {
  const status = stage === 'created' ? (0 as const) : (1 as const)
  const { goal } = await server.call(createGoal, { as: person, body: { ...goalForm, status } })
  const params = { id: goal?.id ?? 0 }
  const clawback = { amountCents: 100, months: 2 }
  if (stage === 'approved' || stage === 'toCancel')
    await server.call(approveGoal, { as: owner, params: { ...params, clawback: 'false' } })
  if (stage === 'toAgree')
    await server.call(approveGoalWithTerms, { as: owner, params, body: { clawback, managerComments: '' } })
  if (stage === 'toCancel')
    await server.call(cancelGoalByAddress, { as: person, params: { ...params, reason: 'Ill' } })
  if (stage === 'declined')
    await server.call(declineGoal, { as: owner, params, body: { managerComments: 'No' } })
  return params.id
}

/** A goal of somebody whom the one leads, or with `own` of the one themselves; the other is of another company. */
const ofGoal =
  (stage: Stage, rest: (id: number) => object, { own = false } = {}): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const { companyId, id: managerId } = pair.owner
    const person = await server.make.user({ companyId, managerId, permissions: all })
    const id = await bring(server, pair.owner, person, stage)
    return { owner: own ? person : pair.owner, intruder: pair.intruder, call: rest(id) }
  }
const byId =
  (rest: object = {}) =>
  (id: number) => ({ params: { id }, ...rest })
const mine = { own: true }

const ofCourse: Scene = async (server) => {
  const permissions: Permission[] = [...all, 'courses.administer', 'content.administer']
  const pair = await two(server, permissions)
  const { id } = await makeCourse(server, pair.owner)
  return { ...pair, call: { params: { type: 'CONTAINER', id } } }
}

/** A course of the one company, which somebody there asks for. */
const ofAsked: Scene = async (server) => {
  const pair = await ofCourse(server)
  const { id } = (pair.call as { params: { id: number } }).params
  const { id: managerId, companyId } = pair.owner
  const person = await server.make.user({ companyId, managerId, permissions: all })
  await server.call(createGoal, { as: person, body: { ...goalForm, goalTypeE: 'CONTAINER', typeId: id } })
  return pair
}

/** A document at an approved goal of somebody. */
const ofFile: Scene = async (server) => {
  const { call, ...pair } = await ofGoal('approved', byId(), mine)(server)
  const { params } = call as { params: { id: number } }
  const { files } = await server.call(attachGoalFile, { as: pair.owner, params, file })
  return { ...pair, call: { params: { ...params, fileId: files[0]?.id ?? 0 } } }
}

const ofReview: Scene = async (server) => {
  const { id: pdrUserId, hr: owner } = await makeReview(server)
  const intruder = await server.make.user({ permissions: [...all, 'reviews.administer'] })
  return { owner, intruder, call: { params: { pdrUserId, type: 'EXTERNAL', id: 0 } } }
}

export const goalScenes: Record<string, Scene> = {
  createGoal: async (server) => {
    const { call, ...pair } = await ofCourse(server)
    const { id: typeId } = (call as { params: { id: number } }).params
    return { ...pair, call: { body: { ...goalForm, goalTypeE: 'CONTAINER', typeId, status: 0 } } }
  },
  assignGoals: async (server) => {
    const { call, ...pair } = await ofCourse(server)
    const { id: typeId } = (call as { params: { id: number } }).params
    const { companyId } = pair.owner
    const person = await server.make.user({ companyId, permissions: [...all] })
    const { status: _, ...goal } = { ...goalForm, goalTypeE: 'CONTAINER' as const, typeId }
    return { ...pair, call: { body: { userIds: [person.id], goal } } }
  },
  listDemandedGoals: ofAsked,
  attachGoalFile: ofGoal('approved', byId({ file }), mine),
  removeGoalFile: ofFile,
  readGoalOfReview: ofReview,
  readGoalAbout: ofCourse,
  goalExists: ofTraining((id) => ({ params: { type: 'EXTERNAL', id } })),
  goalExistsBefore: ofTraining((id) => ({ params: { type: 'EXTERNAL', id } })),
  readGoalFields: ofGoal('requested', byId()),
  updateGoal: ofGoal('created', byId({ body: { ...goalForm, status: 0, revision: 0 } }), mine),
  deleteGoal: ofGoal('created', byId(), mine),
  deleteAnyGoal: ofGoal('declined', byId()),
  cancelGoalByAddress: ofGoal('requested', (id) => ({ params: { id, reason: 'Ill' } }), mine),
  cancelGoal: ofGoal('requested', byId({ body: { reason: 'Ill' } }), mine),
  achieveGoal: ofGoal('approved', (id) => ({ params: { id, date: printedDay(dayAhead(0)) } }), mine),
  remindOfGoal: ofGoal('requested', byId(), mine),
  approveGoal: ofGoal('requested', (id) => ({ params: { id, clawback: 'false' } })),
  approveGoalWithTerms: ofGoal('requested', byId({ body: { clawback: null, managerComments: '' } })),
  declineGoal: ofGoal('toCancel', byId({ body: { managerComments: 'Please go' } })),
  readGoal: ofGoal('requested', byId()),
  listGoalHistory: ofGoal('requested', byId()),
  agreeToClawback: ofGoal('toAgree', byId(), mine),
}
