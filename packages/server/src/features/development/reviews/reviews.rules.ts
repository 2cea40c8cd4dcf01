import { type ReviewPhase, type ReviewSide } from '@oktant/contract/development/reviews/review-shapes.ts'
import { pdrStatus, type pdrSectionStatuses } from '@oktant/contract/kit/statuses.ts'

/** The numbers of `pdrStatus`. */
export type Status = (typeof pdrStatus)[keyof typeof pdrStatus]
const {
  userCompletesPartA,
  withManager,
  meetingToTakePlace,
  partACompleted,
  awaitingAcceptance,
  completed,
  rejected,
  closed,
} = pdrStatus
export const openStatuses = [
  userCompletesPartA,
  withManager,
  meetingToTakePlace,
  partACompleted,
  awaitingAcceptance,
  rejected,
] as const

/** What moves a review from one status to the next. */
export const deeds = [
  'submitPerson',
  'submitManager',
  'holdMeeting',
  'accept',
  'reject',
  'reopen',
  'close',
] as const
export type Deed = (typeof deeds)[number]
/** What is written down beside, without a move. */
export type HistoryDeed =
  | Deed
  | 'opened'
  | 'managerChanged'
  | 'draftHandedOver'
  | 'deadlineMoved'
  | 'reminded'
export const versionKinds = ['personA', 'managerA', 'managerBC'] as const
export type VersionKind = (typeof versionKinds)[number]

const moves: Record<Exclude<Deed, 'reopen' | 'close'>, Partial<Record<Status, Status>>> = {
  submitPerson: { [userCompletesPartA]: withManager },
  submitManager: {
    [withManager]: meetingToTakePlace,
    [partACompleted]: awaitingAcceptance,
    [rejected]: awaitingAcceptance,
  },
  holdMeeting: { [meetingToTakePlace]: partACompleted },
  accept: { [awaitingAcceptance]: completed },
  reject: { [awaitingAcceptance]: rejected },
}
const back: Partial<Record<Status, Status>> = {
  [withManager]: userCompletesPartA,
  [meetingToTakePlace]: withManager,
  [awaitingAcceptance]: partACompleted,
  [completed]: rejected,
}

/** Where a deed leads from a status; null where it does not fit. */
export function nextStatus(status: Status, deed: Deed, closedFrom: Status | null = null): Status | null {
  if (deed === 'reopen') return status === closed ? closedFrom : (back[status] ?? null)
  if (deed === 'close') return openStatuses.some((one) => one === status) ? closed : null
  return moves[deed][status] ?? null
}

export const statusOf = (value: number): Status => {
  const found = Object.values(pdrStatus).find((one) => one === value)
  if (found === undefined) throw new Error(`no status of a review: ${value}`)
  return found
}

/** Whose turn it is. */
export function turnOf(status: Status): 'person' | 'manager' | null {
  if (status === userCompletesPartA || status === awaitingAcceptance) return 'person'
  return status === completed || status === closed ? null : 'manager'
}

const phases: Partial<Record<Status, ReviewPhase>> = {
  [userCompletesPartA]: 'person',
  [withManager]: 'manager',
  [meetingToTakePlace]: 'meeting',
  [partACompleted]: 'sending',
  [rejected]: 'sending',
  [awaitingAcceptance]: 'acceptance',
}
export const phaseOf = (status: Status) => phases[status] ?? null

type SectionStatus = (typeof pdrSectionStatuses)[number]
export type Sections = { a: SectionStatus; b: SectionStatus; c: SectionStatus }
export type SectionFacts = {
  status: Status
  closedFrom: Status | null
  /** Had the person something to fill in there? */
  personHasB: boolean
  personHasC: boolean
  bDone: boolean
  cDone: boolean
  /** Which sections the rejection means. */
  rejectsB: boolean
  rejectsC: boolean
}

/** The status of each section, which follows from the whole. */
export function sectionsOf(facts: SectionFacts): Sections {
  const { status, personHasB, personHasC, bDone, cDone } = facts
  const early = (has: boolean): SectionStatus => (has ? 'USER_COMPLETED' : 'NEW_PDR')
  const first = { b: early(personHasB), c: early(personHasC) }
  switch (status) {
    case userCompletesPartA:
      return { a: 'NEW_PDR', b: 'NEW_PDR', c: 'NEW_PDR' }
    case withManager:
      return { a: 'USER_COMPLETED', ...first }
    case meetingToTakePlace:
      return { a: 'MANAGER_COMPLETED', ...first }
    case partACompleted:
      return {
        a: 'USER_ACCEPTED',
        b: bDone ? 'MANAGER_COMPLETED' : first.b,
        c: cDone ? 'MANAGER_COMPLETED' : first.c,
      }
    case awaitingAcceptance:
      return { a: 'USER_ACCEPTED', b: 'AWAITING_ACCEPTANCE', c: 'AWAITING_ACCEPTANCE_SECTION_C' }
    case completed:
      return { a: 'USER_ACCEPTED', b: 'USER_ACCEPTED', c: 'USER_ACCEPTED' }
    case rejected:
      return {
        a: 'USER_ACCEPTED',
        b: facts.rejectsB ? 'USER_REJECTED' : 'MANAGER_COMPLETED',
        c: facts.rejectsC ? 'USER_REJECTED' : 'MANAGER_COMPLETED',
      }
    case closed:
      return closedSections(facts)
  }
}

/** NOTE: what the person has accepted stays accepted. */
function closedSections(facts: SectionFacts): Sections {
  const { a } = sectionsOf({ ...facts, status: facts.closedFrom ?? userCompletesPartA, closedFrom: null })
  return { a: a === 'USER_ACCEPTED' ? a : 'INCOMPLETE', b: 'INCOMPLETE', c: 'INCOMPLETE' }
}

export const parts = ['personA', 'managerA', 'personBC', 'managerBC', 'mark', 'calibration'] as const
export type Part = (typeof parts)[number]
/** `own`: as it is typed; `handedIn`: as it was last sent; `none`: nothing of it. */
export type Sees = 'own' | 'handedIn' | 'none'
export type Sight = Record<Part, Sees>

export type SightFacts = {
  side: ReviewSide
  status: Status
  closedFrom: Status | null
  /** It was sent before: HR has reopened it since, and what was read stays readable. */
  wasSent: { managerA: boolean; managerBC: boolean }
  /** HR has said why; a manager above is let in by the season. */
  isLetIn: boolean
  /** Somebody looks as this person. */
  isViewedAs: boolean
}

const nothing: Sight = {
  personA: 'none',
  managerA: 'none',
  personBC: 'none',
  managerBC: 'none',
  mark: 'none',
  calibration: 'none',
}
const whole: Sight = {
  personA: 'handedIn',
  managerA: 'handedIn',
  personBC: 'handedIn',
  managerBC: 'handedIn',
  mark: 'handedIn',
  calibration: 'none',
}

/**
 * Who sees which part in which state: the one rule for calls, search, letters, prints, audit and archives. What was
 * not handed in is its writer's alone; the person sees the manager's A from 2 on, and B, C and the mark from 4 on, and
 * never how the mark was calibrated, which is between the manager and HR.
 */
export function sightOf({ side, status, closedFrom, wasSent, isLetIn, isViewedAs }: SightFacts): Sight {
  if (isViewedAs) return nothing
  if (side === 'person')
    return sightOfPerson(status === closed ? (closedFrom ?? userCompletesPartA) : status, wasSent)
  if (side === 'manager')
    return { ...whole, managerA: 'own', managerBC: 'own', mark: 'own', calibration: 'handedIn' }
  if (side === 'questionManager') return { ...whole, mark: 'none' }
  const rest = isLetIn && side !== 'nobody' ? whole : nothing
  // NOTE: of a mark that waits for them HR needs no reason to see it: it is put forward to them.
  return side === 'hr' ? { ...rest, calibration: 'handedIn' } : rest
}

function sightOfPerson(status: Status, wasSent: SightFacts['wasSent']): Sight {
  const fromTwo = wasSent.managerA || (status !== userCompletesPartA && status !== withManager)
  const fromFour =
    wasSent.managerBC || status === awaitingAcceptance || status === completed || status === rejected
  return {
    personA: 'own',
    personBC: 'own',
    managerA: fromTwo ? 'handedIn' : 'none',
    managerBC: fromFour ? 'handedIn' : 'none',
    mark: fromFour ? 'handedIn' : 'none',
    calibration: 'none',
  }
}

/** The day until which the present phase lasts. */
export function deadlineOf(
  status: Status,
  moved: string | null,
  deadlines: readonly { phase: ReviewPhase; deadline: string | null }[],
) {
  const phase = phaseOf(status)
  if (phase === null) return null
  return moved ?? deadlines.find((one) => one.phase === phase)?.deadline ?? null
}
