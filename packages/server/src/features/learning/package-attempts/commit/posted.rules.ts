import { lessonStatuses } from '@oktant/contract/kit/statuses.ts'
import type { PostedScore } from '@oktant/contract/learning/package-attempts.ts'
import { itemHasFinished, nameInItem } from '@oktant/runtime/commit/items.ts'
import type { Commit } from '@oktant/runtime/commit/commit.ts'
import { modeBySuspendData } from '@oktant/runtime/scorm12/model.ts'
import { parsePostedTime } from '@oktant/runtime/time.ts'

type Element = [name: string, value: string | undefined]
type Posting = { item: string; session: number; number: number; spent: number }

const textOf = (value: string | number | undefined) => (value === undefined ? undefined : String(value))

/** NOTE: a package echoes what it was given: an empty score, or that nothing has been begun. */
const isSaid = ([, value]: Element) => value !== undefined
const isEcho = ([name, value]: Element) =>
  (name === 'cmi.core.score.raw' && value === '') ||
  (name === 'cmi.core.lesson_status' && (value === '' || value === 'not attempted'))

/** Is what is posted so only looked at, and not taken? */
export function isLookedAt({ mode, suspendData }: PostedScore) {
  const told = modeBySuspendData(suspendData ?? '') ?? mode ?? 'normal'
  return told === 'review' || told === 'browse'
}

/** What is not a time, a word for a state, or a number is told by its field. */
export function faultsOfPost({ mode, time, lessonStatus }: PostedScore) {
  const statuses: readonly string[] = lessonStatuses
  return [
    ...(mode === undefined || mode === '' || mode === 'normal' ? [] : ['mode']),
    ...(isTime(time) ? [] : ['time']),
    ...(lessonStatus === undefined || lessonStatus === '' || statuses.includes(lessonStatus)
      ? []
      : ['lessonStatus']),
  ]
}

const isTime = (time: PostedScore['time']) =>
  time === undefined || time === '' || parsePostedTime(String(time)) !== undefined

/** A post as the commit that it is: the next of its launch, whose time is added to what the launch has lasted. */
export function commitOfPost(post: PostedScore, { item, session, number, spent }: Posting): Commit {
  const elements: Element[] = [
    ['cmi.core.score.raw', textOf(post.score)],
    ['cmi.core.lesson_location', post.lessonLocation],
    ['cmi.core.lesson_status', post.lessonStatus],
    ['cmi.suspend_data', post.suspendData],
  ]
  const said = elements.filter((element) => isSaid(element) && !isEcho(element))
  const named = said.map(([name, value]) => [nameInItem(item, name), value ?? ''])
  const values = { ...Object.fromEntries(named), [nameInItem(item, itemHasFinished)]: 'true' }
  const time = spent + (parsePostedTime(String(post.time ?? '')) ?? 0)
  return { session, number, values, time, hasFinished: true }
}
