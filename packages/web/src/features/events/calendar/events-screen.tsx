import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isDay } from '@oktant/contract/kit/days.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { useToday } from '../../../lib/time/today.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState } from '../../../ui/page/states.tsx'
import { eventDays } from '../attending/attending.queries.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { OpenBooking } from './open-booking.tsx'
import { Calendar } from './calendar.tsx'
import { type CalendarView, firstOfMonth } from './calendar.rules.ts'
import styles from './calendar.module.css'
import { DayEvents } from './day-events.tsx'
import { EventLists, eventSegments } from './event-lists.tsx'

/** What the address says of the page: view, day and list, so that the way back leads to the same. */
function usePlace() {
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const day = search.get('day') ?? ''
  const isBooking = useParams()['id'] !== undefined
  const segment = eventSegments.find((name) => name === search.get('list'))
  return {
    view: (search.get('view') === 'year' ? 'year' : 'month') satisfies CalendarView as CalendarView,
    chosen: isDay(day) ? day : today,
    isOwn: search.get('own') === 'true',
    segment: segment ?? (isBooking ? 'mine' : 'upcoming'),
    set: (name: 'view' | 'day' | 'list' | 'own', value: string | null) =>
      setSearch(
        (before) => {
          if (value === null) before.delete(name)
          else before.set(name, value)
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
  } as const
}

/** All events of somebody: the calendar, the day that is open in it, and the lists; in booking mode one booking over them. */
export function EventsScreen() {
  const { t } = useTranslation(['attending', 'shell'])
  const bookingId = idFrom(useParams()['id'])
  const place = usePlace()
  const [focused, setFocused] = useState(place.chosen)
  const { found, isEmpty } = useDays(place.view, focused, place.isOwn)
  const { heading, open } = useOpenedDay((day) => {
    setFocused(day)
    place.set('day', day)
  })
  // NOTE: whoever may not load the calendar is shown nothing of events (spec 1 §7).
  if (found.error instanceof ApiError && found.error.status === 403) return <Hidden />
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.events')} lead={t('lead')} />
      {bookingId && <OpenBooking id={bookingId} />}
      <div className={styles['columns']}>
        {found.error && !found.data ? (
          <div className="card">
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          </div>
        ) : (
          <Calendar
            view={place.view}
            focused={focused}
            chosen={place.chosen}
            days={found.data ?? []}
            isOwn={place.isOwn}
            isBusy={found.isPlaceholderData}
            onView={(view) => place.set('view', view)}
            onOwn={(isOwn) => place.set('own', isOwn ? 'true' : null)}
            onMove={setFocused}
            onOpen={open}
          />
        )}
        <div className={styles['aside']}>
          {found.data && (
            <DayEvents
              day={place.chosen}
              isEmpty={isEmpty(place.chosen)}
              isOwn={place.isOwn}
              heading={heading}
            />
          )}
          <EventLists open={place.segment} onOpen={(list) => place.set('list', list)} />
          <CalendarFeed />
        </div>
      </div>
    </div>
  )
}

/** The days of the month or the year that is shown. */
function useDays(view: CalendarView, focused: string, isOwn: boolean) {
  const isYear = view === 'year'
  const first = isYear ? `${focused.slice(0, 4)}-01-01` : firstOfMonth(focused)
  const found = useQuery(eventDays(first, isYear ? 12 : 1, isOwn))
  // NOTE: nothing is known of a day of another month, nor while another month still stands there.
  const isShown = (day: string) => !found.isPlaceholderData && day.startsWith(first.slice(0, isYear ? 4 : 7))
  const isEmpty = (chosen: string) => isShown(chosen) && !found.data?.some(({ day }) => day === chosen)
  return { found, isEmpty }
}

/** Opens a day, and puts the focus on its heading: what is on it comes next. */
function useOpenedDay(choose: (day: string) => void) {
  const element = useRef<HTMLHeadingElement | null>(null)
  const [opened, setOpened] = useState<{ day: string } | null>(null)
  useEffect(() => {
    if (opened) element.current?.focus()
  }, [opened])
  return {
    heading: (found: HTMLHeadingElement | null) => void (element.current = found),
    open(day: string) {
      choose(day)
      setOpened({ day })
    },
  }
}

function Hidden() {
  const { t } = useTranslation(['attending', 'shell'])
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.events')} />
      <EmptyState title={t('hidden.title')} hint={t('hidden.hint')} />
    </div>
  )
}
