import type { AbsenceForm } from '@oktant/contract/events/facilitator-absences.ts'
import { dayIn, daysAfter, isDay, momentOf, timeIn } from '@oktant/contract/kit/days.ts'
import { fail } from '../../../http/fail.ts'

type Said = Pick<AbsenceForm, 'fromDay' | 'fromTime' | 'untilDay' | 'untilTime'>
const midnight = '00:00'

/** From when to when somebody is away, where they live; without a time it is the whole of the day. */
export function readSpan({ fromDay, fromTime, untilDay, untilTime }: Said, timeZone: string, now: Date) {
  if (!isDay(fromDay) || !isDay(untilDay)) throw fail('absence_invalid')
  const startsAt = momentOf(fromDay, fromTime ?? midnight, timeZone)
  const endsAt =
    untilTime === null
      ? momentOf(daysAfter(untilDay, 1), midnight, timeZone)
      : momentOf(untilDay, untilTime, timeZone)
  if (!startsAt || !endsAt || endsAt <= startsAt || endsAt <= now) throw fail('absence_invalid')
  return { startsAt, endsAt }
}

type Span = { startsAt: Date; endsAt: Date; timeZone: string }

/** The same as it was said. */
export function saidSpan({ startsAt, endsAt, timeZone }: Span): Said {
  const time = (moment: Date) => {
    const shown = timeIn(timeZone, moment).slice(0, 5)
    return shown === midnight ? null : shown
  }
  const [fromTime, untilTime] = [time(startsAt), time(endsAt)]
  const untilDay = dayIn(timeZone, endsAt)
  return {
    fromDay: dayIn(timeZone, startsAt),
    fromTime,
    untilDay: untilTime === null ? daysAfter(untilDay, -1) : untilDay,
    untilTime,
  }
}
