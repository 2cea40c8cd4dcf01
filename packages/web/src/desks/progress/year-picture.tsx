import type { ProgressYear } from '@oktant/contract/learning/own/progress.ts'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/time/today.ts'
import { useDates } from '../../lib/words/shown/dates.ts'
import { useLanguage } from '../../lib/words/language.ts'
import { type Day, dayReached, daysOf, monthsOf, monthStarts } from './progress.rules.ts'
import styles from './progress.module.css'

function useDayWords() {
  const { t } = useTranslation('progress')
  const { day: written } = useDates()
  return ({ day, parts, courses }: Day) => {
    const done = [
      parts > 0 && t('year.parts', { count: parts }),
      courses > 0 && t('year.courses', { count: courses }),
    ]
    return t('year.day', { day: written(day), done: done.filter(Boolean).join(', ') || t('year.nothing') })
  }
}

/** A year as a picture, a square for each day; arrow keys lead through it, and the same stands below as a table. */
export function YearPicture({ progress }: { progress: ProgressYear }) {
  const { t } = useTranslation('progress')
  const days = useMemo(() => daysOf(progress), [progress])
  const words = useDayWords()
  const grid = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const today = useToday()
  const last = days.findLastIndex(({ heat }) => heat > 0)
  const begins = last < 0 ? days.findIndex(({ day }) => day === today) : last
  const place = Math.min(chosen ?? Math.max(begins, 0), days.length - 1)
  const onKey = (event: KeyboardEvent) => {
    const next = dayReached(event.key, place, days.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    grid.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus()
  }
  const shown = days[place]
  useEffect(() => {
    const box = grid.current?.parentElement
    const day = grid.current?.querySelector<HTMLElement>('[tabindex="0"]')
    // NOTE: on a phone the year is wider than the screen, so it begins where something was done, or today.
    if (box && day) box.scrollLeft = day.offsetLeft - box.offsetLeft - box.clientWidth / 2
  }, [])
  return (
    <div>
      <div className={styles['scroll']}>
        <MonthNames days={days} />
        <div
          ref={grid}
          role="grid"
          aria-label={t('year.label', { year: progress.year })}
          className={styles['year']}
          onKeyDown={onKey}
        >
          {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
            <div key={weekday} role="row" className={styles['weekday']}>
              {days.map((day, at) =>
                day.weekday !== weekday ? null : (
                  <div
                    key={day.day}
                    role="gridcell"
                    data-place={at}
                    data-heat={day.heat}
                    tabIndex={at === place ? 0 : -1}
                    aria-label={words(day)}
                    className={styles['day']}
                    style={{ gridColumn: day.week + 1, gridRow: weekday + 1 }}
                    onFocus={() => setChosen(at)}
                    onPointerEnter={() => setChosen(at)}
                  />
                ),
              )}
            </div>
          ))}
        </div>
      </div>
      <div className={styles['below']}>
        <p className={styles['caption']}>{shown && words(shown)}</p>
        <Legend />
      </div>
      <details className={styles['table']}>
        <summary>{t('year.asTable')}</summary>
        <Months days={days} />
      </details>
    </div>
  )
}

function useMonth(length: 'long' | 'short') {
  const month = new Intl.DateTimeFormat(useLanguage(), { month: length, timeZone: 'UTC' })
  return (first: string) => month.format(new Date(`${first}T00:00:00Z`))
}

/** Above the picture, where each month begins; whoever hears it is told each day whole. */
function MonthNames({ days }: { days: readonly Day[] }) {
  const month = useMonth('short')
  const weeks = (days.at(-1)?.week ?? 0) + 1
  const gridTemplateColumns = `repeat(${weeks}, minmax(14px, 1fr))`
  return (
    <div className={styles['months']} style={{ gridTemplateColumns }} aria-hidden>
      {monthStarts(days).map(({ first, week }) => (
        <span key={first} style={{ gridColumn: week + 1 }}>
          {month(first)}
        </span>
      ))}
    </div>
  )
}

/** What the shades mean. */
function Legend() {
  const { t } = useTranslation('progress')
  return (
    <p className={styles['legend']} aria-hidden>
      {t('year.less')}
      {[0, 1, 2, 3, 4].map((heat) => (
        <span key={heat} data-heat={heat} className={styles['day']} />
      ))}
      {t('year.more')}
    </p>
  )
}

function Months({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('progress')
  const { number } = useDates()
  const month = useMonth('long')
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('year.month')}</th>
          <th scope="col">{t('year.activeDays')}</th>
          <th scope="col">{t('year.partsHead')}</th>
          <th scope="col">{t('year.coursesHead')}</th>
        </tr>
      </thead>
      <tbody>
        {monthsOf(days).map(({ first, active, parts, courses }) => (
          <tr key={first}>
            <th scope="row">{month(first)}</th>
            <td>{number(active)}</td>
            <td>{number(parts)}</td>
            <td>{number(courses)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
