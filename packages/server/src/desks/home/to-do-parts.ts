import { dayIn } from '@oktant/contract/kit/days.ts'
import type { ToDo } from '@oktant/contract/learning/own/home.ts'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { findBacklog } from '../../features/assessment/marking/marking.ts'
import { countOwnerlessKpas } from '../../features/development/kpas/kpas.ts'
import { findClaimBacklog } from '../../features/development/competencies/competencies.ts'
import { findAsked } from '../../features/learning/purchases/purchases.ts'
import { mayTalk } from '../../features/development/talks/talks.ts'
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

/** What somebody agreed to do in a talk and has not done yet. */
const talks: ToDoPart = (_, actor, { today, talkActions }) =>
  talkActions
    .filter(({ doer }) => mayTalk.takePart(actor, doer))
    .map(({ id, talkId, text, dueOn }) => ({
      key: `talk-${id}`,
      about: 'talk',
      name: { en: text, de: text },
      count: null,
      since: null,
      reason: reasonOf({ dueOn, isBegun: false, otherwise: 'agreed' }, today),
      dueOn,
      percent: null,
      because: null,
      containerId: null,
      containerTypeId: null,
      path: `/talks/${talkId}`,
    }))

/** One’s own review, where it is one’s turn, and how many of the team wait for their manager. */
const reviews: ToDoPart = (_, actor, { today, reviews: waiting }) => {
  const takes = actor.permissions.has('reviews.take')
  const leads = actor.permissions.has('reviews.lead')
  const none = { percent: null, because: null, containerId: null, containerTypeId: null }
  const own = waiting.filter(({ isOwn }) => isOwn && takes)
  const team = waiting.filter(({ isOwn }) => !isOwn && leads)
  const [first] = team
  return [
    ...own.map(({ id, season, deadline }) => ({
      ...none,
      key: `review-${id}`,
      about: 'review' as const,
      name: season,
      count: null,
      since: null,
      reason: reasonOf({ dueOn: deadline, isBegun: false, otherwise: 'asked' }, today),
      dueOn: deadline,
      path: `/pdr/${id}`,
    })),
    ...(first
      ? [
          {
            ...none,
            key: 'reviews',
            about: 'reviews' as const,
            name: null,
            count: team.length,
            since: dayIn(actor.timezone, new Date(first.since)),
            reason: 'approval' as const,
            dueOn: null,
            path: '/pdr/team',
          },
        ]
      : []),
  ]
}

/** Contracts that ask for one’s signature: one’s own, and how many of the team. */
const contracts: ToDoPart = (_, actor, { contracts: waiting }) => {
  const none = { percent: null, because: null, containerId: null, containerTypeId: null, dueOn: null }
  const team = waiting.filter(({ isOwn }) => !isOwn)
  const [first] = team
  return [
    ...waiting
      .filter(({ isOwn }) => isOwn)
      .map(({ pdrId, seasonName }) => ({
        ...none,
        key: `contract-${pdrId}`,
        about: 'contract' as const,
        name: seasonName,
        count: null,
        since: null,
        reason: 'asked' as const,
        path: `/contracts/${pdrId}`,
      })),
    ...(first
      ? [
          {
            ...none,
            key: 'contracts',
            about: 'contracts' as const,
            name: null,
            count: team.length,
            since: dayIn(actor.timezone, new Date(first.changedAt)),
            reason: 'approval' as const,
            path: '/contracts?turn=mine',
          },
        ]
      : []),
  ]
}

type Backlog = { count: number; since: Date | string | null } | undefined
type Approvals = {
  /** Any of them does. */
  permissions: readonly Permission[]
  /** Where they are decided. */
  path: string
  find: (db: Db, actor: Actor, standing: Standing) => Promise<Backlog> | Backlog
}

/** A list in which others wait for somebody’s decision. */
const approvals =
  (
    about: Exclude<ToDo['about'], 'course' | 'survey' | 'evaluation' | 'talk' | 'review' | 'contract'>,
    { permissions, path, find }: Approvals,
  ): ToDoPart =>
  async (db, actor, standing) => {
    const mayDecide = permissions.some((one) => actor.permissions.has(one))
    const waiting = mayDecide ? await find(db, actor, standing) : undefined
    if (!waiting?.count || !waiting.since) return []
    return [
      {
        key: about,
        about,
        name: null,
        count: waiting.count,
        since: dayIn(actor.timezone, new Date(waiting.since)),
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
  approvals('bookings', {
    permissions: ['bookings.decide', 'bookings.decideForHr'],
    path: '/event-approval',
    find: (_, _actor, { bookings }) => bookings,
  }),
  talks,
  reviews,
  contracts,
  approvals('kpas', {
    permissions: ['reviews.administer'],
    path: '/administration/kpas',
    find: (db, { companyId }) => countOwnerlessKpas(db, companyId),
  }),
  approvals('purchases', {
    permissions: ['purchases.confirm'],
    path: '/administration/purchases?state=asked',
    find: (db, { companyId }) => findAsked(db, companyId),
  }),
  approvals('freeText', {
    permissions: ['freeText.mark'],
    path: '/moderator',
    find: (db, actor) => findBacklog(db, actor, 'freeText'),
  }),
  approvals('competency', {
    permissions: ['competencies.assess'],
    path: '/moderator?tab=competency',
    find: (db, actor) => findBacklog(db, actor, 'competency'),
  }),
  approvals('declarations', {
    permissions: ['competencies.assess'],
    path: '/competencies/assess',
    find: (db, actor) => findClaimBacklog(db, actor),
  }),
  approvals('testimonials', {
    permissions: ['communications.administer'],
    path: '/administration/testimonials?nod=waiting',
    find: (db, { companyId }) => findWaiting(db, companyId),
  }),
  approvals('goals', {
    permissions: ['goals.decide', 'goals.decideForHr'],
    path: '/training-goals/approvals',
    find: (_, _actor, { goals }) => goals,
  }),
]
