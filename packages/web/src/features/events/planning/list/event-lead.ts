import type { TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useSeatWords } from './seat-words.ts'

/** When, where and how full, in one line below its name. */
export function useEventLead({ cancelled, startsAt, venue, webinar, filled }: TrainerEvent) {
  const { t } = useTranslation('planning')
  const { dateTime } = useDates()
  const text = useLocalText()
  const message = useMessage()
  const seats = useSeatWords()
  return [
    cancelled && t('cancelled'),
    startsAt ? dateTime(startsAt) : t('noDateShort'),
    venue && text(venue.name),
    webinar && t('webinar'),
    t('seatsTaken', { seats: seats(filled) }),
    filled.overCapacity && message(eventsMessages.over_capacity),
  ]
    .filter(Boolean)
    .join(' · ')
}
