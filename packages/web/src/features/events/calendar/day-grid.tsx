import type { EventDay } from '@oktant/contract/events/event-shapes.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLanguage, useLocalText } from '../../../lib/words/language.ts'
import { datesIn } from '../../../lib/words/shown/dates.ts'
import { useZone } from '../attending/attending-words.ts'
import { type DaysSeen, movedBy, someWeek, weeksOf } from './calendar.rules.ts'
import styles from './calendar.module.css'

export type GridProps = {
  /** A day of the month that is drawn. */
  month: string
  /** The day that the keys are on; the one day that Tab leads to. */
  focused: string
  chosen: string
  today: string
  days: DaysSeen
  onMove: (day: string) => void
  onOpen: (day: string) => void
  /** One of the twelve of a year: days alone, those with events filled. */
  isSmall?: boolean
}

/** A month in weeks that begin on Monday: arrows move by day and week, pages by month, Enter opens the day. */
export function DayGrid(props: GridProps) {
  const { month, focused, onMove, onOpen, isSmall = false } = props
  const language = useLanguage()
  const label = monthName(language, month)
  const press = (key: KeyboardEvent) => {
    if (key.altKey || key.ctrlKey || key.metaKey) return
    const next = movedBy(key.key, focused)
    const isOpening = key.key === 'Enter' || key.key === ' '
    if (!next && !isOpening) return
    key.preventDefault()
    if (next) onMove(next)
    else onOpen(focused)
  }
  return (
    <div
      className={styles['grid']}
      role="grid"
      aria-label={label}
      data-small={isSmall || undefined}
      onKeyDown={press}
    >
      <div role="row" className={styles['week']}>
        {someWeek.map((day) => (
          <span key={day} role="columnheader" aria-label={weekdayName(language, day, 'long')}>
            {weekdayName(language, day, isSmall ? 'narrow' : 'short')}
          </span>
        ))}
      </div>
      {weeksOf(month).map((week, place) => (
        <div key={place} role="row" className={styles['week']}>
          {week.map((day, at) =>
            day ? (
              <Day key={day} day={day} {...props} />
            ) : (
              <span key={at} role="presentation" className={styles['outside']} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

export const monthName = (language: string, day: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

const weekdayName = (language: string, day: string, weekday: 'long' | 'short' | 'narrow') =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

function Day({ day, focused, chosen, today, days, onOpen, isSmall }: GridProps & { day: string }) {
  const { t } = useTranslation('attending')
  const found = days.get(day)
  const label = useDayLabel()
  const more = found ? found.count - found.first.length : 0
  return (
    <div
      role="gridcell"
      className={styles['day']}
      data-day={day}
      data-busy={found !== undefined || undefined}
      data-cancelled={(found && found.cancelled === found.count) || undefined}
      tabIndex={day === focused ? 0 : -1}
      aria-selected={day === chosen}
      aria-current={day === today ? 'date' : undefined}
      aria-label={label(day, found)}
      onClick={() => onOpen(day)}
    >
      <span className={styles['number']}>{Number(day.slice(8))}</span>
      {!isSmall && found && (
        <span className={styles['entries']}>
          {found.first.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
          {more > 0 && <span className={styles['more']}>{t('calendar.more', { count: more })}</span>}
        </span>
      )}
    </div>
  )
}

/** NOTE: for a mouse alone; the keys open the day, which lists its events as links. On a phone it is a dot. */
function Entry({ entry }: { entry: EventDay['first'][number] }) {
  const text = useLocalText()
  const { time } = datesIn(useLanguage(), useZone())
  return (
    <Link
      to={generatePath(paths.event, { id: String(entry.id) })}
      tabIndex={-1}
      className={styles['entry'] ?? ''}
      data-state={entry.state}
      data-cancelled={entry.cancelled || undefined}
      onClick={(click) => click.stopPropagation()}
    >
      <strong>{time(entry.startsAt)}</strong> <span>{text(entry.name)}</span>
    </Link>
  )
}

/** A day by its name, with what is on it; in a year with how much that is. */
function useDayLabel() {
  const { t } = useTranslation('attending')
  const text = useLocalText()
  const { long } = datesIn(useLanguage(), 'UTC')
  return (day: string, found: EventDay | undefined) => {
    const name = long(`${day}T12:00:00Z`)
    if (!found) return name
    const { count, first } = found
    if (!first.length) return t('calendar.dayCount', { day: name, count })
    const names = first.map((entry) =>
      entry.cancelled ? t('calendar.cancelledName', { name: text(entry.name) }) : text(entry.name),
    )
    if (count > first.length) names.push(t('calendar.more', { count: count - first.length }))
    return t('calendar.dayWith', { day: name, names: names.join('; '), count })
  }
}
