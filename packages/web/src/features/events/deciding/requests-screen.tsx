import type { BookingSeen } from '@oktant/contract/events/event-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from '../attending/attending.module.css'
import { requests } from '../attending/attending.queries.ts'
import { deedsOf } from '../attending/attending.rules.ts'
import { useStanding } from '../attending/attending-words.ts'
import { BookingDeeds } from '../attending/booking-deeds.tsx'
import { TeamSeats } from './team-seats.tsx'

function useColumns(): Column<BookingSeen>[] {
  const { t } = useTranslation('attending')
  const text = useLocalText()
  const { dateTime } = useDates()
  const standing = useStanding()
  return [
    {
      field: 'user.name',
      head: t('booking.person'),
      cell: ({ id, user }) => (
        <Link to={generatePath(paths.eventRequest, { id: String(id) })}>{user.name}</Link>
      ),
      isSortable: true,
    },
    {
      field: 'event',
      head: t('event.title'),
      cell: ({ classroomEvent }) => text(classroomEvent.name),
      isLong: true,
    },
    {
      field: 'startTime',
      head: t('request.starts'),
      cell: ({ classroomEvent: { startsAt } }) => (
        <span className="numbers">{startsAt ? dateTime(startsAt) : t('when.undated')}</span>
      ),
      isSortable: true,
    },
    {
      field: 'createdOn',
      head: t('booking.since'),
      cell: ({ createdOn }) => <span className="numbers">{dateTime(createdOn)}</span>,
      isSortable: true,
    },
    { field: 'stand', head: t('request.stands'), cell: (row) => standing(row, row.user), isLong: true },
    { field: 'deeds', head: t('request.decide'), cell: (row) => <Decide booking={row} /> },
  ]
}

function Decide({ booking }: { booking: BookingSeen }) {
  const text = useLocalText()
  const { id, user, classroomEvent, bookingStatus, declineReasons } = booking
  const me = useUser()?.id
  return (
    <div className={styles['inCell']}>
      <BookingDeeds
        id={id}
        eventId={classroomEvent.id}
        status={bookingStatus.id}
        reasons={declineReasons}
        isOwn={user.id === me}
        may={deedsOf(booking, me)}
        about={`${user.name}, ${text(classroomEvent.name)}`}
      />
    </div>
  )
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('attending')
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('booking.person')} />
      <TypedFilter list={list} name="event" label={t('event.title')} />
    </>
  )
}

/** The bookings that wait for one's decision, the latest first, as manager or for HR, and who of one's people sits where. */
export function RequestsScreen() {
  const { t } = useTranslation(['attending', 'shell'])
  const list = useListState({
    sort: { field: 'createdOn', direction: 'DESC' },
    filters: ['user.name', 'event'],
  })
  const title = t('shell:screen.eventApproval')
  return (
    <div className="page">
      <PageHeader title={title} lead={t('request.lead')} />
      <ListPart
        label={title}
        list={list}
        result={useQuery(requests(list.query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={<Filters list={list} />}
        empty={{ title: t('request.none'), hint: t('request.noneHint') }}
      />
      <TeamSeats />
    </div>
  )
}
