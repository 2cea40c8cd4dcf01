import type { TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../../lib/session/session-state.ts'
import { browserZone } from '../../../../lib/time/today.ts'
import { useLanguage, useLocalText } from '../../../../lib/words/language.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { datesIn } from '../../../../lib/words/shown/dates.ts'
import { useSeatWords } from './seat-words.ts'

type When = Pick<TrainerEvent, 'startsAt' | 'timeZone'>

/** When it begins by the clocks of its own zone, as its form says it; with the zone where the reader's is another. */
function useBegins({ startsAt, timeZone }: When) {
  const { t } = useTranslation('planning')
  const language = useLanguage()
  const own = useUser()?.timezone ?? browserZone()
  if (!startsAt) return t('noDateShort')
  const begins = datesIn(language, timeZone).dateTime(startsAt)
  return timeZone === own ? begins : t('beginsIn', { begins, zone: timeZone.replaceAll('_', ' ') })
}

/** When, where and how full, in one line below its name. */
export function useEventLead(event: TrainerEvent) {
  const { cancelled, venue, webinar, filled } = event
  const { t } = useTranslation('planning')
  const begins = useBegins(event)
  const text = useLocalText()
  const message = useMessage()
  const seats = useSeatWords()
  return [
    cancelled && t('cancelled'),
    begins,
    venue && text(venue.name),
    webinar && t('webinar'),
    t('seatsTaken', { seats: seats(filled) }),
    filled.overCapacity && message(eventsMessages.over_capacity),
  ]
    .filter(Boolean)
    .join(' · ')
}
