import { Button } from '@mantine/core'
import type { EventDay } from '@oktant/contract/events/event-shapes.ts'
import { yearOf } from '@oktant/contract/kit/days.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../lib/time/today.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { calendarViews, type CalendarView, daysByName, monthsOfYear, steppedBy } from './calendar.rules.ts'
import styles from './calendar.module.css'
import { DayGrid, monthName } from './day-grid.tsx'

type CalendarProps = {
  view: CalendarView
  /** The day that the keys are on, whose month or year is shown. */
  focused: string
  chosen: string
  days: readonly EventDay[]
  /** One's own bookings alone, without what one could book. */
  isOwn: boolean
  isBusy: boolean
  onView: (view: CalendarView) => void
  onOwn: (isOwn: boolean) => void
  onMove: (day: string) => void
  onOpen: (day: string) => void
}

/** Events by the days on which they are, a month or a year of them. */
export function Calendar(props: CalendarProps) {
  const { view, focused, chosen, days, isBusy, onMove, onOpen } = props
  const language = useLanguage()
  const title = useId()
  const today = useToday()
  const { box, moveByKey } = useFollowedFocus(focused, onMove)
  const grid = { focused, chosen, today, days: daysByName(days), onMove: moveByKey, onOpen }
  return (
    <section aria-labelledby={title} className={styles['calendar']}>
      <div className={styles['head']}>
        <h2 id={title} aria-live="polite">
          {view === 'year' ? yearOf(focused) : monthName(language, focused)}
        </h2>
        <Tools {...props} today={today} />
      </div>
      <div ref={box} data-stale={isBusy || undefined} className={styles['box']}>
        {view === 'month' ? <DayGrid month={focused} {...grid} /> : <Year {...grid} />}
      </div>
    </section>
  )
}

/** What the keys have moved to has the focus, in whichever month that is now drawn. */
function useFollowedFocus(focused: string, onMove: (day: string) => void) {
  const box = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  useEffect(() => {
    if (!isByKey.current) return
    isByKey.current = false
    box.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])
  const moveByKey = (day: string) => {
    isByKey.current = true
    onMove(day)
  }
  return { box, moveByKey }
}

function Year(grid: Omit<Parameters<typeof DayGrid>[0], 'month'>) {
  const language = useLanguage()
  const name = (day: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return (
    <div className={styles['year']}>
      {monthsOfYear(grid.focused).map((month) => (
        <div key={month} className={`card ${styles['month']}`}>
          <h3>{name(month)}</h3>
          <DayGrid {...grid} month={month} isSmall />
        </div>
      ))}
    </div>
  )
}

function Tools({ view, focused, today, isOwn, onView, onOwn, onMove }: CalendarProps & { today: string }) {
  const { t } = useTranslation('attending')
  return (
    <div className={styles['tools']}>
      <div role="group" aria-label={t('calendar.view')} className={styles['views']}>
        {calendarViews.map((name) => (
          <button key={name} type="button" aria-pressed={name === view} onClick={() => onView(name)}>
            {t(`calendar.${name}`)}
          </button>
        ))}
      </div>
      <Button
        variant="default"
        aria-pressed={isOwn}
        className={styles['own'] ?? ''}
        onClick={() => onOwn(!isOwn)}
      >
        {t('calendar.own')}
      </Button>
      <Button variant="default" onClick={() => onMove(today)}>
        {t('calendar.today')}
      </Button>
      <Button
        variant="default"
        px={12}
        aria-label={t(`calendar.previous.${view}`)}
        onClick={() => onMove(steppedBy(view, focused, -1))}
      >
        <IconChevronLeft size={20} aria-hidden />
      </Button>
      <Button
        variant="default"
        px={12}
        aria-label={t(`calendar.next.${view}`)}
        onClick={() => onMove(steppedBy(view, focused, 1))}
      >
        <IconChevronRight size={20} aria-hidden />
      </Button>
    </div>
  )
}
