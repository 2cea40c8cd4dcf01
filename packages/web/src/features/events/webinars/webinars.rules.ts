import type { BookingSeen, LearnerEventRow } from '@oktant/contract/events/event-shapes.ts'
import { webinar } from '@oktant/contract/kit/constants.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'

const minute = 60_000

export type SoonWebinar = { event: LearnerEventRow; isOngoing: boolean; minutes: number }

/** The webinars on which one has a seat that have begun, or begin within half an hour (spec 1 §4). */
export function webinarsNow(bookings: readonly BookingSeen[], now: Date): SoonWebinar[] {
  return bookings.flatMap(({ bookingStatus: { id }, classroomEvent: event }) => {
    const { startsAt, endsAt } = event
    if (id !== bookingStatus.USER_ACCEPTED || !event.webinar || event.cancelled || !startsAt || !endsAt)
      return []
    const ahead = Date.parse(startsAt) - now.getTime()
    if (ahead > webinar.upcomingMinutes * minute || Date.parse(endsAt) <= now.getTime()) return []
    return [{ event, isOngoing: ahead <= 0, minutes: Math.max(1, Math.ceil(ahead / minute)) }]
  })
}
