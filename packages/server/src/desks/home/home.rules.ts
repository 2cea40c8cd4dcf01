import { home } from '@oktant/contract/constants.ts'
import { type ToDo, toDoReasons } from '@oktant/contract/home.ts'

const day = 86_400_000

/** NOTE: in this form, and no other, days compare as they follow each other. */
export const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

type Facts = { dueOn: string | null; isBegun: boolean; otherwise?: ToDo['reason'] }

/** Why something waits, on a day as YYYY-MM-DD: what is over, what is due soon, what was begun, and what is still open. */
export function reasonOf({ dueOn, isBegun, otherwise = 'assigned' }: Facts, today: string): ToDo['reason'] {
  if (dueOn !== null && dueOn < today) return 'overdue'
  if (dueOn !== null && Date.parse(dueOn) - Date.parse(today) <= home.dueSoonDays * day) return 'due'
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
