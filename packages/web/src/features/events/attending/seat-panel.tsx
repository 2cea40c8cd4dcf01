import { Button } from '@mantine/core'
import type { LearnerEvent, OwnBooking } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { useRequestSeat } from './attending.queries.ts'
import { Badge } from './badge.tsx'
import { seatsLeft } from './attending.rules.ts'
import { useStanding } from './attending-words.ts'
import styles from './attending.module.css'
import { BookingDeeds } from './booking-deeds.tsx'
import { Join } from './join.tsx'

/** One's seat on an event: how many are left, where one's booking stands, and what one may do about it. */
export function SeatPanel({ event }: { event: LearnerEvent }) {
  const { t } = useTranslation('attending')
  const id = useId()
  const { booking, cancelled, can } = event
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby={id}>
      <h2 id={id}>{t('seat.title')}</h2>
      {cancelled ? <p>{t('seat.cancelled')}</p> : <Seats event={event} />}
      {booking && !cancelled && <Booking event={event} booking={booking} />}
      {can.request && <Ask event={event} />}
      {!booking && !can.request && !cancelled && <p>{t('seat.closed')}</p>}
      <Join event={event} />
      {hasBadge(event) && <Badge id={event.id} />}
    </section>
  )
}

/** NOTE: as long as somebody may be marked by it. */
const hasBadge = ({ booking, available, cancelled, webinar }: LearnerEvent) =>
  booking?.bookingStatus.id === bookingStatus.USER_ACCEPTED && available && !cancelled && !webinar

function Seats({ event: { filled, startsAt, rsvpByDate } }: { event: LearnerEvent }) {
  const { t } = useTranslation('attending')
  const { day } = useDates()
  const left = seatsLeft(filled)
  if (!startsAt) return <p>{t('seat.undated')}</p>
  return (
    <p>
      {left === null ? t('seat.unlimited') : left === 0 ? t('seat.full') : t('seat.left', { count: left })}
      {filled.waiting > 0 && ` ${t('seat.waiting', { count: filled.waiting })}`}
      {rsvpByDate && ` ${t('seat.by', { day: day(rsvpByDate) })}`}
    </p>
  )
}

function Booking({ event, booking }: { event: LearnerEvent; booking: OwnBooking }) {
  const { t } = useTranslation('attending')
  const standing = useStanding()
  const { id, bookingStatus, declineReason, declineMessage, attended, can } = booking
  const why = [declineReason, declineMessage].filter(Boolean).join(': ')
  return (
    <>
      <p className={styles['standing']}>{standing(booking)}</p>
      {why && <p>{t('seat.why', { why })}</p>}
      {attended !== null && <p>{t(attended ? 'seat.attended' : 'seat.missed')}</p>}
      <BookingDeeds
        id={id}
        eventId={event.id}
        status={bookingStatus.id}
        reasons={event.declineReasons}
        isOwn
        may={{ approve: can.accept, decline: can.decline }}
      />
    </>
  )
}

/** Asks for a seat, for a place in the queue, or says that one is interested, as the event has it. */
function Ask({ event: { id, filled, startsAt } }: { event: LearnerEvent }) {
  const { t } = useTranslation('attending')
  const request = useRequestSeat(id)
  const problem = useErrorText(request.error)
  const word = startsAt ? (seatsLeft(filled) === 0 ? 'queue' : 'request') : 'interest'
  return (
    <>
      <Button
        fullWidth
        loading={request.isPending}
        onClick={() => onceMade(request.mutateAsync(), () => notice.set({ text: t('done.request') }))}
      >
        {t(`deed.${word}`)}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
