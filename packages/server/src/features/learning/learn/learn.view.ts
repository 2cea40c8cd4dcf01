import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import type { Assigned, ProgressState, Reason } from '@oktant/contract/learning/own/learning-state.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { momentOf } from '../../../db/query/moments.ts'
import type { Sign } from '../component-files/component-files.ts'
import type { AssignedRow } from '../assignments/assignments.access.ts'
import { isPackage } from '@oktant/contract/learning/package-launch.ts'
import { categories, componentCategory } from '@oktant/contract/kit/constants.ts'
import { hasPassMark } from '@oktant/contract/assessment/evaluations.ts'
import { certificateState } from '../certificates/certificates.ts'
import { type ChildFacts, whyComponent, type SaidBy } from './learn.rules.ts'
import type { Learning } from './course/container.queries.ts'
import type { LearningPlace } from './course/places.queries.ts'

const none = { en: '', de: '' }
export const isDone = (state: ProgressState) => state === 'COMPLETED' || state === 'PASSED'

/** What the rules need to know of a place. */
export function factsOf(place: LearningPlace): ChildFacts {
  const { isOn, scoring, unlock, nestedLog, log, revision } = place
  const state = (place.nestedId === null ? log?.state : nestedLog?.state) ?? 'NOT_STARTED'
  return {
    isOn,
    scoring,
    unlock,
    state,
    name: revision?.title ?? place.nestedTitle ?? place.event?.title ?? none,
    isMissing: isMissing(place),
    isCancelled: place.event?.gone === 'cancelled',
    passed: isDone(state) || place.everDone,
    isLeftOut: place.nestedId !== null && !place.includeChildFolder,
    mark: markOf(place),
  }
}

/** NOTE: a competence is a matter of its level: the average of its course knows none of its marks. */
function markOf({ nestedId, nestedLog, log, showBestResults, bestMark, categoryId }: LearningPlace) {
  if (nestedId !== null) return nestedLog?.mark ?? null
  if (!isMarked(categoryId)) return null
  return (showBestResults ? bestMark : log?.mark) ?? null
}

/** What a course says about passing it; every place of it tells. */
export const courseFacts = (places: readonly LearningPlace[]) => ({
  passMark: places[0]?.passMark ?? null,
})

/** NOTE: an event that was called off is not: whoever has not been there has still to be. */
function isMissing({ nestedId, nestedState, event, removedAt, status, revision }: LearningPlace) {
  if (event !== null) return event.gone === 'removed'
  if (nestedId !== null) return nestedState !== 'active'
  return revision === null || removedAt !== null || status !== 'active'
}

export function childView(place: LearningPlace, facts: ChildFacts, locked: Reason | null): ContainerChild {
  const { childId, categoryId, nestedId, nestedType, revision, log, nestedLog, contentType: type } = place
  const { state, passed, mark, scoring, name } = facts
  const kept = nestedId === null ? log : nestedLog
  return {
    containerChildId: childId,
    key: String(childId),
    clazz: clazzOf(place),
    containerId: nestedId,
    containerTypeId: nestedType,
    categoryId,
    typeId: type?.id ?? null,
    typeName: type?.name ?? null,
    typeIcon: type?.icon ?? null,
    name,
    scoring,
    mark,
    passed,
    state,
    locked,
    description: revision?.description ?? place.nestedDescription ?? none,
    enabled: locked === null,
    passMark: passMarkOf(place),
    pass: passed,
    time: kept?.seconds ?? 0,
    duration: revision?.minutes ?? null,
    complete: passed,
    isMarked: mark !== null,
    difficulty: revision?.difficulty ?? null,
    coverImagePath: null,
    startDate: place.event?.startsAt?.toISOString() ?? null,
    endDate: place.event?.endsAt?.toISOString() ?? null,
    eventId: place.event?.eventId ?? null,
    why: whyOf(place, facts),
    percent: nestedId === null ? null : (nestedLog?.percent ?? 0),
    completion: revision?.completion ?? null,
    childCount: null,
    price: null,
    canVisit: place.openToVisitors && isPackage(categoryId) && locked === null,
  }
}

function clazzOf({ nestedId, event, categoryId }: LearningPlace): ContainerChild['clazz'] {
  if (event !== null) return 'Event'
  if (nestedId !== null) return 'Container'
  const launchesAsEvaluation: readonly number[] = categories.launchAsEvaluation
  return launchesAsEvaluation.includes(categoryId ?? 0) ? 'Evaluation' : 'Component'
}

/** NOTE: what gives no mark, or a level, has none to reach. */
const passMarkOf = ({ ownPassMark, categoryId }: LearningPlace) => (isMarked(categoryId) ? ownPassMark : null)
const isMarked = (categoryId: number | null) => categoryId === null || hasPassMark(categoryId)

function whyOf(place: LearningPlace, { state, mark, passed }: ChildFacts): Reason {
  const { nestedId, log, categoryId } = place
  if (categoryId === componentCategory.competencyEvaluation && (state === 'PASSED' || state === 'FAILED'))
    return { code: passed ? 'level_reached' : 'level_missed' }
  const marks = { mark, passMark: passMarkOf(place), passed }
  // NOTE: `doneBy` is written from the same list of rules.
  if (nestedId === null) return whyComponent(state, (log?.doneBy as SaidBy | null) ?? null, marks)
  return { code: state === 'NOT_STARTED' ? 'not_begun' : isDone(state) ? 'children_done' : 'under_way' }
}

/** A course in a course that this learner is not shown. */
export const isHidden = (place: LearningPlace | undefined) =>
  place !== undefined && place.nestedId !== null && place.nestedState === null

type Latest = { period: number; state: ProgressState; dueOn: string | null }

/** By which groups somebody has a course, and since when. */
export function assignedView(assigned: AssignedRow | null): Assigned | null {
  if (!assigned) return null
  const { isMandatory, because } = assigned
  return { isMandatory, because: because.map((one) => ({ ...one, since: iso(one.since) ?? '' })) }
}

/** By when somebody is to be through; a later period has a day of its own. */
export function dueDayOf(assigned: AssignedRow | null, log: Latest | null) {
  if (log && isDone(log.state)) return null
  if (log && log.period > 1) return log.dueOn
  return assigned?.isMandatory ? assigned.dueOn : null
}

/** A later period, and what was passed before it. */
export function periodView({ log, passedBefore }: Learning): Container['period'] {
  if (!log?.openedBy) return null
  const { period: number, openedBy: by, openedAt, startedAt, dueOn } = log
  return {
    number,
    by,
    dueOn,
    openedAt: (openedAt ?? startedAt).toISOString(),
    passedBefore: iso(passedBefore),
  }
}

/** The latest certificate that passing it has given. */
export function earnedView({ certificate }: Learning, now: Date): Container['userCertificate'] {
  if (!certificate) return null
  const [expiresAt, revokedAt] = [iso(certificate.expiresAt), iso(certificate.revokedAt)]
  const state = certificateState({ expiresAt: dateOf(expiresAt), revokedAt: dateOf(revokedAt) }, now)
  return { id: certificate.id, state, expiresAt }
}
const dateOf = (text: string | null) => (text === null ? null : new Date(text))

type Covered = { coverId: number | null; coverAlt: LocalText | null } | null | undefined

/** The picture that its author gave it, opened for ten minutes; what nobody shows needs no address. */
export const coverView = (covered: Covered, sign: Sign | null) =>
  covered?.coverId && sign
    ? { coverImagePath: sign(covered.coverId), coverAlt: covered.coverAlt }
    : { coverImagePath: null, coverAlt: null }

export const iso = (moment: string | null) => (moment === null ? null : momentOf(moment))
