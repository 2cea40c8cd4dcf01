import { presence } from '@oktant/contract/events/webinars.ts'
import { eventTimes, webinar } from '@oktant/contract/kit/constants.ts'

const minute = 60_000

type Times = { startsAt: Date; endsAt: Date }

export const opensAt = ({ startsAt }: Pick<Times, 'startsAt'>) =>
  new Date(startsAt.getTime() - eventTimes.availableMinutesBefore * minute)

/** Begins within half an hour and has not begun (spec 1 §4). */
export function isUpcoming({ startsAt }: Pick<Times, 'startsAt'>, now: Date) {
  const ahead = startsAt.getTime() - now.getTime()
  return ahead > 0 && ahead <= webinar.upcomingMinutes * minute
}

/** NOTE: half as long again as between two signs of life, as a page in the background is let wait. */
export const longestGapSeconds = presence.everySeconds * 1.5

export const minutesOf = (seconds: number) => Math.round(seconds / 60)

const lengthOf = (slots: readonly Times[]) =>
  slots.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0) / 1000

/** Was somebody there for enough of it to be proposed as present? */
export const isProposed = (seconds: number, slots: readonly Times[]) =>
  seconds * 100 >= lengthOf(slots) * presence.attendedShare && seconds > 0
