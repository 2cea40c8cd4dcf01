import { dayIn } from '@oktant/contract/kit/days.ts'
import type { ToDo } from '@oktant/contract/learning/own/home.ts'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { findBacklog } from '../../features/assessment/marking/marking.ts'
import { findAsked } from '../../features/learning/purchases/purchases.ts'
import { waitingSurveyView } from '../../features/assessment/surveys/surveys.ts'
import { findWaiting } from '../../features/learning/testimonials/testimonials.ts'
import type { Waiting } from './home.queries.ts'
import { reasonOf } from './home.rules.ts'

/** `today` is the day where somebody is; beside it what was found of them already, if they may do anything about it. */
export type Standing = Waiting & { today: string; courses: readonly ContainerCard[] }
/** What one feature has waiting for somebody. */
export type ToDoPart = (db: Db, actor: Actor, standing: Standing) => Promise<ToDo[]> | ToDo[]

/** Courses that somebody has begun, or has to take; what only waits for its assessor is nothing to do. */
const courses: ToDoPart = (_, _actor, { today, courses: cards }) =>
  cards.map(({ id, containerTypeId, name, percent, assigned, state, dueOn }) => {
    const isBegun = state !== 'NOT_STARTED'
    return {
      key: `course-${id}`,
      about: 'course' as const,
      name,
      count: null,
      since: null,
      reason: reasonOf({ dueOn, isBegun }, today),
      dueOn,
      percent: isBegun ? percent : null,
      because: becauseOf(assigned),
      containerId: id,
      containerTypeId,
      path: null,
    }
  })

function becauseOf(assigned: ContainerCard['assigned']): ToDo['because'] {
  const [first] = assigned?.because ?? []
  return first ? { name: first.name, isByName: first.isByName, givenBy: first.givenBy } : null
}

/** Surveys that ask for somebody’s answers. */
const surveys: ToDoPart = (_, actor, { today, surveys: all }) => {
  if (!actor.permissions.has('surveys.answer')) return []
  return all.map(waitingSurveyView).map(({ id, title, closesOn }) => ({
    key: `survey-${id}`,
    about: 'survey' as const,
    name: title,
    count: null,
    since: null,
    reason: reasonOf({ dueOn: closesOn, isBegun: false, otherwise: 'asked' }, today),
    dueOn: closesOn,
    percent: null,
    because: null,
    containerId: null,
    containerTypeId: null,
    path: `/surveys/showSurvey/${id}`,
  }))
}

/** Answers that came back and are to be revised. */
const returned: ToDoPart = (_, actor, { returned: found }) => {
  if (!actor.permissions.has('learning.take')) return []
  return found.map(({ id, name, containerId, containerTypeId, returnedAt }) => ({
    key: `evaluation-${id}`,
    about: 'evaluation' as const,
    name,
    count: null,
    since: dayIn(actor.timezone, new Date(returnedAt)),
    reason: 'returned',
    dueOn: null,
    percent: null,
    because: null,
    containerId,
    containerTypeId,
    path: null,
  }))
}

type Backlog = { count: number; since: Date | null } | undefined
type Approvals = {
  permission: Permission
  /** Where they are decided. */
  path: string
  find: (db: Db, actor: Actor) => Promise<Backlog>
}

/** A list in which others wait for somebody’s decision. */
const approvals =
  (
    about: Exclude<ToDo['about'], 'course' | 'survey' | 'evaluation'>,
    { permission, path, find }: Approvals,
  ): ToDoPart =>
  async (db, actor) => {
    const waiting = actor.permissions.has(permission) ? await find(db, actor) : undefined
    if (!waiting?.count || !waiting.since) return []
    return [
      {
        key: about,
        about,
        name: null,
        count: waiting.count,
        since: dayIn(actor.timezone, waiting.since),
        reason: 'approval',
        dueOn: null,
        percent: null,
        because: null,
        containerId: null,
        containerTypeId: null,
        path,
      },
    ]
  }

/** Everything that can wait for somebody, feature by feature. */
export const toDoParts: readonly ToDoPart[] = [
  courses,
  surveys,
  returned,
  approvals('purchases', {
    permission: 'purchases.confirm',
    path: '/administration/purchases?state=asked',
    find: (db, { companyId }) => findAsked(db, companyId),
  }),
  approvals('freeText', {
    permission: 'freeText.mark',
    path: '/moderator',
    find: (db, actor) => findBacklog(db, actor, 'freeText'),
  }),
  approvals('competency', {
    permission: 'competencies.assess',
    path: '/moderator?tab=competency',
    find: (db, actor) => findBacklog(db, actor, 'competency'),
  }),
  approvals('testimonials', {
    permission: 'communications.administer',
    path: '/administration/testimonials?nod=waiting',
    find: (db, { companyId }) => findWaiting(db, companyId),
  }),
]
