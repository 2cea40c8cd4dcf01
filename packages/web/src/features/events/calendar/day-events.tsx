import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/words/language.ts'
import { datesIn } from '../../../lib/words/shown/dates.ts'
import attending from '../attending/attending.module.css'
import { EventRows } from '../attending/event-row.tsx'
import type { DayEntries } from './calendar.rules.ts'

type DayEventsProps = {
  day: string
  entries: DayEntries
  heading: (element: HTMLHeadingElement | null) => void
}

/** What is on the day that was opened; its heading takes the focus then. */
export function DayEvents({ day, entries, heading }: DayEventsProps) {
  const { t } = useTranslation('attending')
  const name = datesIn(useLanguage(), 'UTC').long(`${day}T12:00:00Z`)
  const events = (entries.get(day) ?? []).map(({ event }) => event)
  return (
    <section aria-label={name}>
      <h2 ref={heading} tabIndex={-1} className={attending['dayHead']}>
        {name}
      </h2>
      <div className={`card ${attending['list']}`}>
        {events.length ? (
          <EventRows events={events} label={name} />
        ) : (
          <p className={attending['quiet']}>{t('calendar.empty')}</p>
        )}
      </div>
    </section>
  )
}
