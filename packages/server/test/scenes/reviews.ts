import {
  acceptReview,
  addReviewObjective,
  attachReviewEvidence,
  holdReviewMeeting,
  listReviewEvidence,
  readReview,
  submitReview,
} from '@oktant/contract/development/reviews/reviews.ts'
import { proposeMark } from '@oktant/contract/development/reviews/calibration.ts'
import { giveReviewAway, reopenReview } from '@oktant/contract/development/reviews/review-progress.ts'
import { permissions, type Permission } from '@oktant/contract/kit/permissions.ts'
import { containerLogs } from '../../src/features/learning/learn/learn.tables.ts'
import { makeCourse } from '../kit/content/courses.ts'
import { fillAsManager, fillAsPerson, makeReview, types } from '../kit/content/reviews.ts'
import type { Scene, Server } from './scene.ts'

// NOTE: the names of the catalogue, which the compiler cannot see through `Object.keys`.
const everything = Object.keys(permissions) as Permission[]
const day = new Date().toISOString().slice(0, 10)
const reason = { reason: 'A mistake' }

type Case = Awaited<ReturnType<typeof makeReview>>
type Who = 'person' | 'manager' | 'hr'
type Step = (server: Server, one: Case) => Promise<unknown>

const handIn: Step = async (server, { person, id }) => {
  await fillAsPerson(server, person, id)
  await server.call(submitReview, { as: person, params: { id } })
}
const meet: Step = async (server, one) => {
  await handIn(server, one)
  const of = { as: one.manager, params: { id: one.id } }
  await server.call(submitReview, of)
}
const send: Step = async (server, one) => {
  await meet(server, one)
  const of = { as: one.manager, params: { id: one.id } }
  await server.call(holdReviewMeeting, { ...of, body: { day } })
  await fillAsManager(server, one.manager, one.id)
  await server.call(submitReview, of)
}
/** A mark that waits for its calibration. */
export const putForward: Step = async (server, one) => {
  await server.engine.query(`update pdr_seasons set calibration = true where id = ${one.season.id}`)
  await meet(server, one)
  const of = { as: one.manager, params: { id: one.id } }
  await server.call(holdReviewMeeting, { ...of, body: { day } })
  await fillAsManager(server, one.manager, one.id)
  await server.call(proposeMark, of)
}
const finish: Step = async (server, one) => {
  await send(server, one)
  await server.call(acceptReview, { as: one.person, params: { id: one.id } })
}

/** What the manager has typed, whom HR has given the review away from since. */
const leaveDraft = async (server: Server, one: Case) => {
  await handIn(server, one)
  const params = { id: one.id }
  const { currentObjectives } = await server.call(readReview, { as: one.manager, params })
  await types(server, one.manager, one.id, { [`objective.${currentObjectives[0]?.id}.managerText`]: 'Mine' })
  const { id: managerId } = await server.make.user({
    companyId: one.hr.companyId,
    permissions: ['reviews.lead'],
  })
  await server.call(giveReviewAway, { as: one.hr, params, body: { ...reason, managerId } })
  return { body: { managerId } }
}

/** Handed in twice, with HR between. */
const again: Step = async (server, one) => {
  await handIn(server, one)
  const params = { id: one.id }
  await server.call(reopenReview, { as: one.hr, params, body: reason })
  await server.call(submitReview, { as: one.person, params })
}

/** A review of the one company, brought so far, for which somebody of the other asks. */
const ofReview =
  (
    who: Who,
    before: Step | null = null,
    more: (server: Server, one: Case) => Promise<object> | object = () => ({}),
  ): Scene =>
  async (server) => {
    const one = await makeReview(server)
    await before?.(server, one)
    const intruder = await server.make.user({ permissions: everything })
    const { params = {}, ...rest }: { params?: object } = await more(server, one)
    return { owner: one[who], intruder, call: { params: { id: one.id, ...params }, ...rest } }
  }

/** A course that the person passed today, to be put beside their first objective. */
const fact = async (server: Server, { person, id }: Case) => {
  const author = await server.make.user({ companyId: person.companyId, permissions: everything })
  const course = await makeCourse(server, author)
  const now = new Date()
  await server.db.insert(containerLogs).values({
    companyId: person.companyId,
    userId: person.id,
    containerId: course.id,
    editionId: await editionOf(server, course.id),
    state: 'PASSED',
    startedAt: now,
    lastAt: now,
    completedAt: now,
  })
  const params = { id }
  const objective = await server.call(addReviewObjective, { as: person, params })
  const { content } = await server.call(listReviewEvidence, { as: person, params })
  return { target: `objective.${objective.id}`, kind: 'course' as const, sourceId: content[0]?.sourceId ?? 0 }
}

async function editionOf(server: Server, containerId: number) {
  const [row] = await server.engine.query(`select edition_id from containers where id = ${containerId}`)
  return Number(row?.['edition_id'])
}

export const reviewScenes: Record<string, Scene> = {
  giveViewReason: ofReview('hr', null, () => ({ body: reason })),
  reopenReview: ofReview('hr', handIn, () => ({ body: reason })),
  giveReviewAway: ofReview('hr', null, async ({ make }, { hr }) => ({
    body: { ...reason, managerId: (await make.user({ companyId: hr.companyId })).id },
  })),
  moveReviewDeadline: ofReview('hr', null, () => ({ body: { day } })),
  closeReview: ofReview('hr', null, () => ({ body: reason })),
  remindOfReview: ofReview('manager'),
  changeReviews: async (server) => {
    const one = await makeReview(server)
    const intruder = await server.make.user({ permissions: everything })
    const body = { action: 'close', chosen: { ids: [one.id] }, ...reason, day: null, managerId: null }
    return { owner: one.hr, intruder, call: { body } }
  },
  listCalibrationHistory: ofReview('hr', putForward),
  moveCalibration: ofReview('hr', putForward, () => ({ body: { mark: 40, ...reason, revision: 1 } })),
  proposeMark: ofReview('manager', putForward),
  readReview: ofReview('person'),
  markReviewRead: ofReview('person'),
  saveReviewFields: ofReview('person', null, () => ({
    body: { fields: [{ field: 'notes', value: 'Mine', sequence: 1 }] },
  })),
  addReviewObjective: ofReview('person'),
  removeReviewObjective: ofReview('person', null, async ({ call }, { person, id }) => ({
    params: { objectiveId: (await call(addReviewObjective, { as: person, params: { id } })).id },
  })),
  submitReview: ofReview('manager', handIn),
  holdReviewMeeting: ofReview('manager', meet, () => ({ body: { day } })),
  acceptReview: ofReview('person', send),
  rejectReview: ofReview('person', send, () => ({ body: { items: ['mark'], comment: 'Too low' } })),
  handOverReviewDraft: ofReview('manager', null, leaveDraft),
  dropReviewDraft: ofReview('manager', null, async (server, one) => {
    await leaveDraft(server, one)
    return {}
  }),
  listReviewHistory: ofReview('person'),
  readReviewVersion: ofReview('person', again, async ({ call }, { person, id }) => {
    const { earlier } = await call(readReview, { as: person, params: { id } })
    return { params: { versionId: earlier[0]?.id ?? 0 } }
  }),
  listReviewEvidence: ofReview('person'),
  attachReviewEvidence: ofReview('person', null, async (server, one) => ({ body: await fact(server, one) })),
  detachReviewEvidence: ofReview('person', null, async (server, one) => {
    const body = await fact(server, one)
    const made = await server.call(attachReviewEvidence, { as: one.person, params: { id: one.id }, body })
    return { params: { evidenceId: made.id } }
  }),
  readReviewValues: ofReview('person'),
  readUserResponse: ofReview('person', finish),
  printReview: ofReview('person'),
  printManagedReview: ofReview('manager', handIn),
}
