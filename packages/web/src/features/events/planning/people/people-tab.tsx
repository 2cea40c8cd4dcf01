import type { TrainerBooking, TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { bookings } from '../planning.queries.ts'
import styles from '../planning.module.css'
import { AddPeople } from './add-people.tsx'
import { AddMany } from './many/add-many.tsx'
import { BookingTools } from './booking-tools.tsx'
import { FailedLetters } from './failed-letters.tsx'
import { Letters } from './letters.tsx'
import { useStandWords } from './stand-words.ts'
import { TooFew } from './too-few.tsx'

function useColumns(event: TrainerEvent): Column<TrainerBooking>[] {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const stand = useStandWords()
  return [
    { field: 'user.name', head: t('field.name'), isSortable: true, cell: ({ user }) => user.name },
    {
      field: 'bookingStatus',
      head: t('field.status'),
      isSortable: true,
      cell: ({ bookingStatus: { id } }) => message(eventsMessages[`booking.status.${id}`]),
    },
    {
      field: 'stand',
      head: t('field.stand'),
      cell: (row) => stand(row.stand) || row.declineMessage || row.declineReason,
    },
    {
      field: 'tools',
      head: t('field.decide'),
      cell: (row) => (event.cancelled ? null : <BookingTools eventId={event.id} booking={row} />),
    },
  ]
}

/** Who was invited or asked for a seat, and what is done about them. */
export function PeopleTab({ event }: { event: TrainerEvent }) {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const list = useListState({
    sort: { field: 'user.name', direction: 'ASC' },
    filters: ['user.name', 'bookingStatus'],
  })
  const { full, overCapacity } = event.filled
  return (
    <div className={styles['stack']}>
      {(full || overCapacity) && (
        <p role="status" className={styles['warning']}>
          {overCapacity ? message(eventsMessages.over_capacity) : t('full')}
        </p>
      )}
      {!event.cancelled && (
        <>
          <TooFew event={event} />
          <Letters event={event} />
          <FailedLetters id={event.id} />
          <AddPeople id={event.id} />
          <AddMany id={event.id} />
        </>
      )}
      <ListPart
        label={t('tabs.people')}
        list={list}
        result={useQuery(bookings(event.id, list.query))}
        columns={useColumns(event)}
        rowKey={({ id }) => id}
        filters={
          <>
            <TypedFilter list={list} name="user.name" label={t('field.name')} />
            <ChoiceFilter
              list={list}
              name="bookingStatus"
              label={t('field.status')}
              any={t('filter.any.status')}
              choices={Object.values(bookingStatus).map((id) => ({
                value: String(id),
                label: message(eventsMessages[`booking.status.${id}`]),
              }))}
            />
          </>
        }
        empty={{ title: t('nobody'), hint: t('nobodyHint') }}
      />
    </div>
  )
}
