import type { CompletionRule } from '@oktant/contract/learning/components/components.ts'
import type { UnlockRule } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import {
  insteadOfWatched,
  type InsteadOfWatched,
} from '@oktant/contract/learning/components/unplayed-films.ts'
import type { ProgressState, Reason } from '@oktant/contract/learning/own/learning-state.ts'

/** What completed something: its rule, or what stands for having seen a film. */
export type DoneBy = CompletionRule | InsteadOfWatched

/**
 * What a record says of itself: what completed it, that it came back to be revised, that its result is held back, what its
 * package said, or that somebody was there.
 */
export type SaidBy = DoneBy | 'attended' | 'returned' | 'held' | 'package_done'

/** What the rules know of a place in a container. */
export type ChildFacts = {
  name: LocalText
  /** Switched on by the author. */
  isOn: boolean
  /** Whether what stands there was removed, or is not published. */
  isMissing: boolean
  /** An event that was called off: it counts, and nobody can go there. */
  isCancelled?: boolean
  scoring: boolean
  unlock: UnlockRule
  state: ProgressState
  passed: boolean
  /** Whether its course leaves it out, as it leaves out what stands in sections. */
  isLeftOut: boolean
  /** Null where nothing gives marks. */
  mark: number | null
}

const canBeTaken = ({ isOn, isMissing }: ChildFacts) => isOn && !isMissing

/** What a course itself says about passing it. */
export type CourseFacts = { passMark: number | null }
const noFacts: CourseFacts = { passMark: null }

/** Why a child cannot be opened now; null where it can. */
export function lockedBecause(children: readonly ChildFacts[], index: number, today: string): Reason | null {
  const child = children[index]
  if (!child || child.isMissing) return { code: 'gone' }
  if (!child.isOn) return { code: 'switched_off' }
  if (child.isCancelled && !child.passed) return { code: 'cancelled' }
  const before = children.slice(0, index).filter(canBeTaken)
  return locks[child.unlock.by](child.unlock, before, today)
}

type Lock = (rule: UnlockRule, before: readonly ChildFacts[], today: string) => Reason | null

const locks: Record<UnlockRule['by'], Lock> = {
  open: () => null,
  previous: (_, before) => {
    const previous = before.at(-1)
    return !previous || previous.passed ? null : { code: 'previous_missing', text: previous.name }
  },
  all: (_, before) => {
    const left = before.filter(({ passed }) => !passed)
    const [first] = left
    return first ? { code: 'all_missing', count: left.length, text: first.name } : null
  },
  some: (rule, before) => {
    // NOTE: an author may ask for more than there are; then all of them are enough.
    const needed = Math.min(rule.count ?? 1, before.length)
    const done = before.filter(({ passed }) => passed).length
    return done >= needed ? null : { code: 'some_missing', count: needed - done, of: needed }
  },
  date: ({ from }, _, today) => (from && today < from ? { code: 'not_yet', day: from } : null),
}

export type Outcome = {
  percent: number
  mark: number | null
  passed: boolean
  state: ProgressState
  why: Reason
}

/**
 * A container is passed when the children that count are: those that are on and score, or all that are on where
 * none scores. Its mark is the average of theirs, and where it has a pass mark that must be reached too.
 */
export function outcomeOf(children: readonly ChildFacts[], { passMark } = noFacts): Outcome {
  const counting = countingOf(children)
  const done = counting.filter(({ passed }) => passed).length
  const mark = average(counting.flatMap((child) => (child.mark === null ? [] : [child.mark])))
  const percent = counting.length > 0 ? Math.floor((100 * done) / counting.length) : 0
  if (counting.length === 0) return { percent, mark, ...unfinished('nothing_counts') }
  if (done === counting.length && mark !== null && passMark !== null && mark < passMark)
    return { percent, mark, ...unfinished('mark_missing', { count: mark, of: passMark }), state: 'FAILED' }
  if (done === counting.length)
    return { percent, mark, passed: true, state: 'PASSED', why: { code: 'children_done', of: done } }
  const left = { code: 'children_left' as const, count: counting.length - done, of: counting.length }
  const isReviewed = counting.some(({ state }) => state === 'UNDER_REVIEW')
  return { percent, mark, passed: false, state: isReviewed ? 'UNDER_REVIEW' : 'IN_PROGRESS', why: left }
}

/** Is a course with its assessor, and nothing in it left to do until it is marked? What is locked waits as well. */
export function waitsForAssessor(children: readonly ChildFacts[], today: string): boolean {
  const isReviewed = ({ state }: ChildFacts) => state === 'UNDER_REVIEW'
  const left = countingOf(children).filter(({ passed }) => !passed)
  if (!left.some(isReviewed)) return false
  const isShut = (child: ChildFacts) => lockedBecause(children, children.indexOf(child), today) !== null
  return (
    left.every(isReviewed) ||
    takenOf(children).every((child) => child.passed || isReviewed(child) || isShut(child))
  )
}

const takenOf = (children: readonly ChildFacts[]) =>
  children.filter((child) => canBeTaken(child) && !child.isLeftOut)

function countingOf(children: readonly ChildFacts[]) {
  const taken = takenOf(children)
  const scoring = taken.filter((child) => child.scoring)
  return scoring.length > 0 ? scoring : taken
}

const unfinished = (code: Reason['code'], more: Partial<Reason> = {}) => ({
  passed: false,
  state: 'IN_PROGRESS' as const,
  why: { code, ...more },
})

function average(marks: readonly number[]) {
  if (marks.length === 0) return null
  return Math.round(marks.reduce((sum, mark) => sum + mark, 0) / marks.length)
}

/** Does what somebody did complete a component? A component that opening completes is done with anything. */
export const completes = (rule: CompletionRule, done: DoneBy | undefined) =>
  rule === 'opened' || done === rule

export type FilmFacts = { isWatched: boolean; isUnplayed: boolean; hasCaptions: boolean; counts: boolean }

/** By what a film that is to be watched is done with; null where by nothing yet, or by nothing that is true of it. */
export function filmDoneBy(
  said: CompletionRule | InsteadOfWatched | undefined,
  { isWatched, isUnplayed, hasCaptions, counts }: FilmFacts,
): DoneBy | null {
  if (isWatched) return 'watched'
  const stands = { captions_read: hasCaptions, counted_as_seen: counts }
  return isInstead(said) && isUnplayed && stands[said] ? said : null
}

export const isInstead = (said: string | undefined): said is InsteadOfWatched =>
  insteadOfWatched.some((one) => one === said)

type Marked = { mark: number | null; why?: Reason }
/** The same without the figures, where a company shows no scores; what they led to is told in any case. */
export function withoutMark<M extends Marked>(one: M): M {
  const { why } = one
  const code = why && hiddenAs[why.code]
  return { ...one, mark: null, ...(code && { why: { code } }) }
}

const hiddenAs: Partial<Record<Reason['code'], Reason['code']>> = {
  mark_missing: 'mark_unshown',
  mark_below: 'mark_missed',
}

/** `passed`: by this attempt or by an earlier one, as whoever has passed stays so. */
type Marks = { mark: number | null; passMark: number | null; passed: boolean }

/** Says why a component is in its state. */
export function whyComponent(
  state: ProgressState,
  doneBy: SaidBy | null,
  { mark, passMark, passed }: Marks = { mark: null, passMark: null, passed: false },
): Reason {
  if (state === 'NOT_STARTED') return { code: 'not_begun' }
  if (state === 'FAILED' && passed) return { code: 'mark_reached_before' }
  if (state === 'FAILED' && mark !== null && passMark !== null && mark < passMark)
    return { code: 'mark_below', count: mark, of: passMark }
  if (doneBy === 'held') return { code: 'held' }
  return { code: ofAttempt[state] ?? doneBy ?? 'under_way' }
}

/** What says it of an evaluation: the mark, or that somebody still has to give one. */
const ofAttempt: Partial<Record<ProgressState, Reason['code']>> = {
  PASSED: 'mark_reached',
  FAILED: 'mark_missed',
  UNDER_REVIEW: 'with_assessor',
}

// NOTE: a save may be late by its own journey; beyond that nobody watched longer than time has passed.
const slackSeconds = 5

/** The seconds that are believed: no more than have gone by since the last that were counted. */
export const believedSeconds = (claimed: number, countedUntil: Date, now: Date) =>
  Math.max(0, Math.min(claimed, Math.floor((now.getTime() - countedUntil.getTime()) / 1000) + slackSeconds))
