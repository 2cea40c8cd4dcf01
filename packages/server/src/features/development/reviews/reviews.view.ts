import {
  type MarkProposal,
  type Review,
  type ReviewRow,
  reviewPhases,
} from '@oktant/contract/development/reviews/review-shapes.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Kit } from '../../../kit.ts'
import { calibrationStateOf, isCalibrated } from './calibrate/calibration.rules.ts'
import type { FieldRow, VersionRow } from './content/content.queries.ts'
import { type Content, lastVersion, proposedMark } from './content/content.ts'
import { mayWrite, mostFuture } from './content/fields.rules.ts'
import { partsView, type Seen, type Words } from './content/parts.view.ts'
import { isGoneOver } from './content/typed.ts'
import { may, sideOf } from './reviews.access.ts'
import type { HeadRow } from './reviews.queries.ts'
import { earlierVersions } from './versions/versions.rules.ts'
import { deadlineOf, nextStatus, phaseOf, sectionsOf, statusOf, turnOf } from './reviews.rules.ts'

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** What everybody who lists a review may know of it. */
export function headView(head: HeadRow, today: string) {
  const status = statusOf(head.status)
  const closedFrom = head.closedFrom === null ? null : statusOf(head.closedFrom)
  const deadline = deadlineOf(status, head.movedDeadline, head.phases)
  const { hasB: personHasB, hasC: personHasC, bDone, cDone, rejectsB, rejectsC } = head
  const sections = sectionsOf({
    status,
    closedFrom,
    personHasB,
    personHasC,
    bDone,
    cDone,
    rejectsB,
    rejectsC,
  })
  const user = { id: head.userId, name: head.userName }
  const manager = person(head.managerId, head.managerName)
  const turn = turnOf(status)
  const {
    id: seasonIdOf,
    name,
    seasonStart,
    seasonEnd,
  } = {
    id: head.seasonId,
    name: head.seasonName,
    seasonStart: head.seasonStart,
    seasonEnd: head.seasonEnd,
  }
  return {
    id: head.id,
    season: { id: seasonIdOf, name, seasonStart, seasonEnd },
    user,
    manager,
    status,
    sectionAStatus: sections.a,
    sectionBStatus: sections.b,
    sectionCStatus: sections.c,
    waitsFor: turn === null ? null : turn === 'person' ? user : manager,
    phase: phaseOf(status),
    since: head.since,
    deadline,
    isLate: deadline !== null && deadline < today,
  }
}

/** One in a list: never a word that was written in it. */
export function rowView(head: HeadRow, actor: Actor, today: string): ReviewRow {
  const side = sideOf(actor, head)
  const isTheirs = side === 'person' || side === 'manager'
  const isSent = head.status === 4 || head.status === 5 || head.status === 6
  return {
    ...headView(head, today),
    side,
    assessedMark: isTheirs && isSent && !actor.viewer ? head.assessedMark : null,
    jobRole: head.jobRole,
    locality: head.locality,
  }
}

const setView = ({ id, name, possibleAnswers }: Content['ratings']) => ({
  id: Math.max(1, id),
  name,
  possibleAnswers: possibleAnswers.map((one) => ({
    id: one.id,
    name: one.name,
    description: one.description,
  })),
})

function proposalView(seen: Seen, words: Words): MarkProposal | null {
  if (seen.sight.mark === 'none') return null
  const { mark, lines } = proposedMark(seen.content, { ...words.managerA, ...words.managerBC })
  return { mark, lines: lines.map(({ about, ...line }) => ({ ...about, ...line })) }
}

function signaturesOf({ content, sight, names, row }: Seen): Review['signatures'] {
  const by = (one: VersionRow) => names.get(one.authorId) ?? ''
  const line = (kind: VersionRow['kind'], isSeen: boolean): Review['signatures'] => {
    const version = lastVersion(content.versions, kind)
    return version && isSeen ? [{ what: kind, by: by(version), at: version.at.toISOString() }] : []
  }
  const decided = row.status === 5 || (row.status === 6 && row.rejected)
  return [
    ...line('personA', sight.personA !== 'none'),
    ...line('managerA', sight.managerA !== 'none'),
    ...line('managerBC', sight.managerBC !== 'none'),
    ...(decided && sight.managerBC !== 'none'
      ? [
          {
            what: row.status === 5 ? ('accepted' as const) : ('rejected' as const),
            by: names.get(row.userId) ?? '',
            at: row.since.toISOString(),
          },
        ]
      : []),
  ]
}

function earlierOf({ content, sight, names }: Seen): Review['earlier'] {
  return earlierVersions(content.versions, sight)
    .map(({ id, kind, authorId, at }) => ({
      id,
      what: kind,
      by: names.get(authorId) ?? '',
      at: at.toISOString(),
    }))
    .toReversed()
}

/** The fields that the other side has handed in since this reader last read. */
function changedFor({ content, readAt, sight, side }: Seen): string[] {
  if (side !== 'person' && side !== 'manager') return []
  const kinds: VersionRow['kind'][] =
    side === 'manager'
      ? ['personA']
      : [
          ...(sight.managerA === 'none' ? [] : (['managerA'] as const)),
          ...(sight.managerBC === 'none' ? [] : (['managerBC'] as const)),
        ]
  return kinds.flatMap((kind) => {
    const versions = content.versions.filter((one) => one.kind === kind)
    const last = versions.at(-1)
    if (!last || (readAt && last.at <= readAt)) return []
    const before = versions.at(-2)?.values ?? {}
    return Object.keys(last.values).filter(
      // NOTE: an objective that only stands elsewhere says nothing new.
      (field) => !field.endsWith('.place') && last.values[field] !== before[field],
    )
  })
}

const writable = (seen: Seen, actor: Actor) => {
  const { head, row, content } = seen
  const writer = writerOf(actor, head)
  const status = statusOf(row.status)
  const { form } = content
  const named = [
    ...form.past.flatMap((id) =>
      ['status', 'rating', 'additionalText', 'performanceRating', 'managerText'].map(
        (name) => `objective.${id}.${name}`,
      ),
    ),
    ...form.future.flatMap((id) =>
      ['title', 'text', 'date', 'weight', 'kpa', 'kpaId', 'status', 'place', 'managerText'].map(
        (name) => `objective.${id}.${name}`,
      ),
    ),
    ...form.competencies.flatMap((id) =>
      ['userRating', 'rating', 'managerText'].map((name) => `bcs.${id}.${name}`),
    ),
    ...form.questions.flatMap(({ id }) =>
      ['answer', 'ftAnswer', 'managerText'].map((name) => `question.${id}.${name}`),
    ),
    'userFinalComments',
    'managerFinalComments',
    'assessedMark',
    'markReason',
  ]
  const isWriter = writer.isPerson || writer.isManager || writer.isQuestionManager
  return [...named.filter((field) => mayWrite(field, writer, status, form)), ...(isWriter ? ['notes'] : [])]
}

export const writerOf = (
  actor: Pick<Actor, 'id' | 'permissions'>,
  head: Pick<HeadRow, 'userId' | 'managerId' | 'questionManagerId'>,
) => {
  const isManager = may.lead(actor, head)
  return {
    isPerson: may.take(actor, head),
    isManager,
    isQuestionManager:
      head.questionManagerId === null
        ? isManager
        : head.questionManagerId === actor.id && head.userId !== actor.id,
  }
}

/** What another has handed in since somebody typed there, which is what stands. */
function replaced({ content, side }: Seen, typed: FieldRow) {
  if (side !== 'manager') return undefined
  const kind = typed.field.startsWith('objective.') ? 'managerA' : 'managerBC'
  const sent = lastVersion(content.versions, kind)
  return isGoneOver(sent, typed) ? sent?.values[typed.field] : undefined
}

/** The mark that was typed; else the one that was sent, which whoever writes is proposed anew. */
const shownMark = (sent: number | null, typed: string, isWriting: boolean) => {
  if (!isWriting && sent !== null) return sent
  return typed === '' ? null : Number(typed)
}

/** Where the mark stands in a season with calibration, for whoever sees that. */
function calibrationOf({ content, sight, row, calibration, needsReason }: Seen): Review['calibration'] {
  if (!content.season.calibration || sight.calibration === 'none' || needsReason) return null
  const { proposed = null, mark = null, reason = '' } = calibration ?? {}
  return { state: calibrationStateOf(statusOf(row.status), calibration), proposed, mark, reason }
}

export function reviewView(kit: Kit, actor: Actor, seen: Seen): Review {
  const { row, head, side, sight, content, own } = seen
  const { words, ...parts } = partsView(kit, seen)
  const status = statusOf(row.status)
  const closedFrom = row.closedFrom === null ? null : statusOf(row.closedFrom)
  const writes = writable(seen, actor)
  const isHr = may.administer(actor, row)
  const isTurn = (turn: 'person' | 'manager') => turnOf(status) === turn && side === turn
  const leads = side === 'manager'
  const { season } = content
  const seesMark = sight.mark !== 'none'
  const mark = sight.mark === 'own' && side === 'manager' ? (words.managerBC['assessedMark'] ?? '') : ''
  const isOpen = turnOf(status) !== null
  const calibration = calibrationOf(seen)
  const sends = leads && nextStatus(status, 'submitManager') !== null
  const isHeldBack = season.calibration && isCalibrated(status) && calibration?.state !== 'released'
  return {
    ...headView(head, seen.today),
    containerChildId: season.containerChildId ?? 1,
    side,
    evaluation: seen.evaluation,
    allowUserCompleteSectionB: season.allowUserCompleteSectionB,
    contentForUpperManagers: season.contentForUpperManagers,
    contracts: season.contracts,
    questionManager: person(season.questionManagerId, seen.names.get(season.questionManagerId ?? 0) ?? ''),
    phases: reviewPhases.map((phase) => ({
      phase,
      deadline: season.phases.find((one) => one.phase === phase)?.deadline ?? null,
    })),
    sees: {
      personA: sight.personA !== 'none',
      managerA: sight.managerA !== 'none',
      personBC: sight.personBC !== 'none',
      managerBC: sight.managerBC !== 'none',
      mark: seesMark,
    },
    needsReason: seen.needsReason,
    rejected: row.rejected,
    rejectedItems: sight.managerBC === 'none' ? [] : row.rejectedItems,
    userComments: sight.managerBC === 'none' ? '' : row.userComments,
    meetingDay: row.meetingDay,
    ...parts,
    companyObjectives: season.companyObjectives,
    ratingAnswerSet: setView(content.ratings),
    performanceAnswerSet: setView(content.performances),
    userFinalComments: words.person['userFinalComments'] ?? '',
    managerFinalComments: words.managerBC['managerFinalComments'] ?? '',
    assessedMark: seesMark ? shownMark(row.assessedMark, mark, writes.includes('assessedMark')) : null,
    markReason: seesMark ? (words.managerBC['markReason'] ?? '') : '',
    proposal: proposalView(seen, words),
    calibration,
    notes: words.notes,
    evidence: seen.attached.map(({ id, target, kind, title, day, mark: given }) => ({
      id,
      target,
      kind,
      title,
      day,
      mark: given,
    })),
    signatures: signaturesOf(seen),
    earlier: earlierOf(seen),
    fields: own.map((typed) => ({
      field: typed.field,
      value: replaced(seen, typed) ?? typed.value,
      sequence: typed.sequence,
      savedAt: typed.savedAt.toISOString(),
      author: seen.names.get(actor.id) ?? '',
    })),
    changed: changedFor(seen),
    savedAt:
      own.length > 0
        ? new Date(Math.max(...own.map(({ savedAt }) => savedAt.getTime()))).toISOString()
        : null,
    can: {
      write: writes,
      addObjective: isTurn('person') && status === 0 && content.future.length < mostFuture,
      submit: (isTurn('person') && status === 0) || (sends && !isHeldBack),
      proposeMark: sends && season.calibration && isCalibrated(status),
      holdMeeting: leads && status === 2,
      accept: isTurn('person') && status === 4,
      reject: isTurn('person') && status === 4,
      attach: writes.some((field) => field !== 'notes'),
      print: sight.personA !== 'none' && side !== 'questionManager',
      reopen: isHr && nextStatus(status, 'reopen', closedFrom) !== null,
      giveAway: isHr && isOpen,
      close: isHr && isOpen,
      remind: isOpen && (isHr || (leads && turnOf(status) === 'person')),
    },
  }
}
