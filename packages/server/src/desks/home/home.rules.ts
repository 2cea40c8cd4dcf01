import { home } from '@oktant/contract/constants.ts'
import { daysBetween } from '@oktant/contract/days.ts'
import { type ToDo, toDoReasons } from '@oktant/contract/home.ts'

type Facts = { dueOn: string | null; isBegun: boolean; otherwise?: ToDo['reason'] }

/** Why something waits, on a day as YYYY-MM-DD: what is over, what is due soon, what was begun, and what is still open. */
export function reasonOf({ dueOn, isBegun, otherwise = 'assigned' }: Facts, today: string): ToDo['reason'] {
  if (dueOn !== null && dueOn < today) return 'overdue'
  if (dueOn !== null && daysBetween(today, dueOn) <= home.dueSoonDays) return 'due'
  return isBegun ? 'begun' : otherwise
}

const never = '9999-12-31'

/** What to do first: by reason, then by the day it is due; what stood first stays first. */
export const ranked = (all: readonly ToDo[]): ToDo[] =>
  all
    .toSorted(
      (one, other) =>
        toDoReasons.indexOf(one.reason) - toDoReasons.indexOf(other.reason) ||
        (one.dueOn ?? never).localeCompare(other.dueOn ?? never),
    )
    .slice(0, home.mostToDo)
