import { home } from '@oktant/contract/kit/constants.ts'
import { daysBetween } from '@oktant/contract/kit/days.ts'
import { type ToDo, toDoReasons } from '@oktant/contract/learning/own/home.ts'

type Facts = { dueOn: string | null; isBegun: boolean; otherwise?: ToDo['reason'] }

/** Why something waits, on a day as YYYY-MM-DD: what is over, what is due soon, what was begun, and what is still open. */
export function reasonOf({ dueOn, isBegun, otherwise = 'assigned' }: Facts, today: string): ToDo['reason'] {
  if (dueOn !== null && dueOn < today) return 'overdue'
  if (dueOn !== null && daysBetween(today, dueOn) <= home.dueSoonDays) return 'due'
  return isBegun ? 'begun' : otherwise
}

const moreUrgent = (one: ToDo['reason'], other: ToDo['reason']) =>
  toDoReasons.indexOf(one) < toDoReasons.indexOf(other) ? one : other

/** What came back from a course stands for the course: with its day, who wants it, and the more urgent of the two reasons. */
export function withoutTwins(all: readonly ToDo[]): ToDo[] {
  const courses = new Map(all.flatMap((item) => (item.about === 'course' ? [[item.containerId, item]] : [])))
  const cameBack = new Set(all.flatMap((item) => (item.about === 'evaluation' ? [item.containerId] : [])))
  return all
    .filter(({ about, containerId }) => about !== 'course' || !cameBack.has(containerId))
    .map((item) => {
      const course = item.about === 'evaluation' && courses.get(item.containerId)
      if (!course) return item
      const { dueOn, because } = course
      return { ...item, dueOn, because, reason: moreUrgent(item.reason, course.reason) }
    })
}

const never = '9999-12-31'

/** What somebody began of their own accord is the only thing that nobody waits for. */
const isOwn = ({ about, reason, because }: ToDo) =>
  about === 'course' && reason === 'begun' && because === null

/**
 * What to do first: by reason, then by the day it is due; what stood first stays first. Where it is too much, the last of
 * what nobody waits for goes before anything that somebody has to do.
 */
export function ranked(all: readonly ToDo[]): ToDo[] {
  const sorted = all.toSorted(
    (one, other) =>
      toDoReasons.indexOf(one.reason) - toDoReasons.indexOf(other.reason) ||
      (one.dueOn ?? never).localeCompare(other.dueOn ?? never),
  )
  const own = sorted.filter(isOwn)
  const room = Math.max(0, home.mostToDo - (sorted.length - own.length))
  const left = new Set(own.slice(room))
  return sorted.filter((item) => !left.has(item)).slice(0, home.mostToDo)
}
