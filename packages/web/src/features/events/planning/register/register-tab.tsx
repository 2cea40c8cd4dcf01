import { Button } from '@mantine/core'
import type { TrainerBooking, TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useOnline } from '../../../../lib/connection.ts'
import { useStore } from '../../../../lib/store.ts'
import { useNow } from '../../../../lib/time/now.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { PrintButton, Printed } from '../../../../ui/printed/printed.tsx'
import { useEventLead } from '../list/event-lead.ts'
import { bookings } from '../planning.queries.ts'
import { PresenceProposal } from './presence-proposal.tsx'
import { RegisterFiles } from './register-files.tsx'
import { eventPresences } from './register.queries.ts'
import { WallCode } from './wall-code.tsx'
import styles from '../planning.module.css'
import { openRegister, type Register, type RegisterState } from './register-journal.ts'
import { RegisterRow } from './register-row.tsx'

const withSeat = {
  _page: 0,
  _perPage: 1000,
  _sortField: 'user.name',
  _sortDir: 'ASC',
  _filterFields: ['bookingStatus'],
  _filterValues: [String(bookingStatus.USER_ACCEPTED)],
} as const

/** Who had a seat and who was there; every mark is kept at once. */
export function RegisterTab({ event }: { event: TrainerEvent }) {
  const { t } = useTranslation('planning')
  const { data } = useSuspenseQuery(
    bookings(event.id, {
      ...withSeat,
      _filterFields: [...withSeat._filterFields],
      _filterValues: [...withSeat._filterValues],
    }),
  )
  const [register] = useState(() => openRegister(event.id))
  const state = useStore(register.state)
  const isOnline = useOnline()
  const lead = useEventLead(event)
  const name = useLocalText()(event.name)
  const isOpen = useHasBegun(event)
  const { data: presences = [] } = useQuery({ ...eventPresences(event.id), enabled: event.webinar })
  useEffect(() => {
    if (isOnline) void register.send()
  }, [isOnline, register])
  return (
    <Printed title={name} lead={lead}>
      <RecordSection title={t('tabs.register')}>
        {data.content.length === 0 ? (
          <p>{t('registerNobody')}</p>
        ) : (
          <>
            {isOpen && <RegisterTools register={register} people={data.content} state={state} />}
            {!isOpen && <NotBegun />}
            <RegisterFiles id={event.id} />
            <WallCode event={event} />
            {isOpen && event.webinar && (
              <PresenceProposal
                presences={presences}
                people={data.content}
                marks={state.marks}
                onTake={register.mark}
              />
            )}
            <ul className={styles['register']} aria-label={t('tabs.register')}>
              {data.content.map((booking) => (
                <RegisterRow
                  key={booking.id}
                  booking={booking}
                  mark={state.marks[booking.id]}
                  isOpen={isOpen}
                  onMark={(made) => register.mark([made])}
                  minutes={presences.find(({ bookingId }) => bookingId === booking.id)?.minutes}
                />
              ))}
            </ul>
          </>
        )}
      </RecordSection>
    </Printed>
  )
}

function useHasBegun({ startsAt, cancelled }: TrainerEvent) {
  const now = useNow()
  return !cancelled && startsAt !== null && new Date(startsAt) <= now
}

const NotBegun = () => <p className={styles['quiet']}>{useMessage()(eventsMessages.event_not_begun)}</p>

type ToolsProps = { register: Register; people: readonly TrainerBooking[]; state: RegisterState }

function RegisterTools({ register, people, state }: ToolsProps) {
  const { t } = useTranslation('planning')
  const { time } = useDates()
  const { marks, unsent, isBusy, savedAt, error } = state
  const isWaiting = Object.keys(unsent).length > 0 && !isBusy
  const allPresent = () =>
    register.mark(
      people.map(({ id, attendanceNote }) => ({
        bookingId: id,
        attended: true,
        attendanceNote: marks[id]?.attendanceNote ?? attendanceNote,
      })),
    )
  return (
    <div className={styles['tools']} data-print="hide">
      <Button variant="default" onClick={allPresent}>
        {t('allPresent')}
      </Button>
      <PrintButton label={t('print')} />
      <span role="status" className={styles['quiet']}>
        {isWaiting
          ? t('keptHere', { count: Object.keys(unsent).length })
          : savedAt && t('savedAt', { time: time(savedAt) })}
      </span>
      <FormProblem>{useErrorText(error)}</FormProblem>
    </div>
  )
}
