import type { BookingSeen, LearnerEventRow, OwnBooking } from '@oktant/contract/events/event-shapes.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/session-state.ts'
import { useNow } from '../../../lib/time/now.ts'
import { browserZone } from '../../../lib/time/today.ts'
import { useLanguage, useLocalText } from '../../../lib/words/language.ts'
import { datesIn } from '../../../lib/words/shown/dates.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { daysToGo, isSameClock, standingOf } from './attending.rules.ts'

/** The zone in which somebody reads times. */
export const useZone = () => useUser()?.timezone ?? browserZone()

export const stateTones = {
  open: undefined,
  booked: 'ok',
  declined: 'bad',
  awaitingApproval: 'warn',
  approvalDeclined: 'bad',
  requested: 'warn',
} as const satisfies Record<LearnerEventRow['state'], string | undefined>

/** From when to when, with the day once where one day holds it. */
export function useSpan() {
  const language = useLanguage()
  return (startsAt: string, endsAt: string, zone: string) => {
    const { long, time } = datesIn(language, zone)
    const [from, to] = [long(startsAt), long(endsAt)]
    if (from === to) return `${from}, ${time(startsAt)}–${time(endsAt)}`
    return `${from}, ${time(startsAt)} – ${to}, ${time(endsAt)}`
  }
}

type When = Pick<LearnerEventRow, 'startsAt' | 'endsAt' | 'timeZone'>

/** When an event takes place in the reader's own time, and in the venue's where clocks there show another. */
export function useWhen({ startsAt, endsAt, timeZone }: When) {
  const { t } = useTranslation('attending')
  const span = useSpan()
  const own = useZone()
  if (!startsAt) return { own: t('when.undated'), there: null }
  const end = endsAt ?? startsAt
  const differs = !isSameClock(startsAt, own, timeZone) || !isSameClock(end, own, timeZone)
  return {
    own: span(startsAt, end, own),
    there: differs ? t('when.there', { span: span(startsAt, end, timeZone), zone: placeOf(timeZone) }) : null,
  }
}

/** A zone's city: "America/New_York" is New York to its people. */
const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** Today, past event, or how many days to go. */
export function useDaysToGo(event: Pick<LearnerEventRow, 'startsAt' | 'endsAt'>) {
  const { t } = useTranslation('attending')
  const found = daysToGo(event, useNow(), useZone())
  if (!found) return null
  return found.kind === 'toGo' ? t('days.toGo', { count: found.count }) : t(`days.${found.kind}`)
}

/** Where an event takes place: the venue and its town, or that one joins from anywhere. */
export function useWhere() {
  const { t } = useTranslation('attending')
  const text = useLocalText()
  return ({ venue, webinar }: Pick<LearnerEventRow, 'venue' | 'webinar'>) =>
    dotted([
      webinar && t('where.webinar'),
      venue && text(venue.name),
      venue?.location && text(venue.location),
    ])
}

const withinDays = 6 * 86_400_000

/** Until when a seat is held: by the weekday where that is soon. */
function useUntil() {
  const language = useLanguage()
  const zone = useZone()
  const now = useNow()
  return (until: string) => {
    const { dateTime, time } = datesIn(language, zone)
    if (Date.parse(until) - now.getTime() > withinDays) return dateTime(until)
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: zone })
    return `${weekday.format(new Date(until))} ${time(until)}`
  }
}

/** NOTE: the words of the built application know plurals and no ordinals, 1st, 2nd and 3rd; in German all are alike. */
function useOrdinal() {
  const rules = new Intl.PluralRules(useLanguage(), { type: 'ordinal' })
  return (position: number) => {
    const found = rules.select(position)
    return found === 'one' || found === 'two' || found === 'few' ? found : 'other'
  }
}

/** Where a booking stands and who has it, in one sentence; to whoever it is for it says "you". */
export function useStanding() {
  const { t } = useTranslation('attending')
  const text = useLocalText()
  const until = useUntil()
  const ordinal = useOrdinal()
  const list = new Intl.ListFormat(useLanguage())
  return (booking: Pick<OwnBooking, 'bookingStatus' | 'stand'>, other?: BookingSeen['user']) => {
    const said = standingOf(booking)
      .map((one) => {
        if (one.kind === 'queued')
          return t(`stand.queued.${ordinal(one.position)}`, { position: one.position })
        if (one.kind === 'offered') return t('stand.offered', { until: until(one.until) })
        if (one.kind === 'status')
          return one.id === bookingStatus.NO_MANAGER
            ? text(eventsMessages.no_manager_assigned)
            : t(`stand.${one.id}`)
        if (one.whom === 'invitee')
          return other ? t('stand.waitsFor', { name: other.name }) : t('stand.yourTurn')
        if (one.name && one.deputies.length)
          return t('stand.away', { name: one.name, deputies: list.format(one.deputies) })
        return one.name ? t('stand.waitsFor', { name: one.name }) : t(`stand.${one.whom}`)
      })
      .join('; ')
    return said.charAt(0).toLocaleUpperCase() + said.slice(1)
  }
}
