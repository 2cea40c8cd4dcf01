import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/words/language.ts'
import { datesIn } from '../../../lib/words/shown/dates.ts'
import { ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { eventsOn } from '../attending/attending.queries.ts'
import attending from '../attending/attending.module.css'
import { useZone } from '../attending/attending-words.ts'
import { EventRows } from '../attending/event-row.tsx'
import { eventsOfDay } from './calendar.rules.ts'

type DayEventsProps = {
  day: string
  /** The calendar says that nothing is on it, and so nothing is asked for. */
  isEmpty: boolean
  isOwn: boolean
  heading: (element: HTMLHeadingElement | null) => void
}

/** What is on the day that was opened; its heading takes the focus then. */
export function DayEvents({ day, isEmpty, isOwn, heading }: DayEventsProps) {
  const name = datesIn(useLanguage(), 'UTC').long(`${day}T12:00:00Z`)
  return (
    <section aria-label={name}>
      <h2 ref={heading} tabIndex={-1} className={attending['dayHead']}>
        {name}
      </h2>
      <div className={`card ${attending['list']}`}>
        {isEmpty ? <Nothing /> : <Rows day={day} isOwn={isOwn} label={name} />}
      </div>
    </section>
  )
}

function Nothing() {
  const { t } = useTranslation('attending')
  return <p className={attending['quiet']}>{t('calendar.empty')}</p>
}

function Rows({ day, isOwn, label }: { day: string; isOwn: boolean; label: string }) {
  const zone = useZone()
  const { data, error, refetch } = useQuery(eventsOn(day, isOwn))
  if (data) {
    const events = eventsOfDay(data, day, zone)
    return events.length ? <EventRows events={events} label={label} /> : <Nothing />
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <LoadingState>
      <Skeleton height={84} m={16} w="auto" />
    </LoadingState>
  )
}
