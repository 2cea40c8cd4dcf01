import type { BookingSeen } from '@oktant/contract/events/event-shapes.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { Facts } from '../../../ui/facts.tsx'
import { deedsOf, isDealtWith, seatsLeft } from './attending.rules.ts'
import { useDaysToGo, useStanding, useWhen, useWhere } from './attending-words.ts'
import styles from './attending.module.css'
import { BookingDeeds } from './booking-deeds.tsx'

/** A booking with what it is for, whose it is, where it stands, and what the reader may do with it. */
export function BookingCard({ booking, headingLevel }: { booking: BookingSeen; headingLevel: 1 | 2 }) {
  const { t } = useTranslation('attending')
  const text = useLocalText()
  const { dateTime, number } = useDates()
  const me = useUser()
  const event = booking.classroomEvent
  const when = useWhen(event)
  const where = useWhere()(event)
  const days = useDaysToGo(event)
  const isOwn = booking.user.id === me?.id
  const left = seatsLeft(event.filled)
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <Heading>
        {isOwn ? (
          <Link to={generatePath(paths.event, { id: String(event.id) })}>{text(event.name)}</Link>
        ) : (
          text(event.name)
        )}
      </Heading>
      <Facts
        facts={[
          [t('booking.person'), isOwn ? null : booking.user.name],
          [t('about.when'), [when.own, when.there, days].filter(Boolean).join('\n')],
          [t('about.where'), where],
          [t('booking.seats'), left === null ? t('seat.unlimited') : number(left)],
          [t('booking.since'), dateTime(booking.createdOn)],
        ]}
      />
      <Answer booking={booking} isOwn={isOwn} />
    </>
  )
}

function Answer({ booking, isOwn }: { booking: BookingSeen; isOwn: boolean }) {
  const { t } = useTranslation('attending')
  const standing = useStanding()
  const readerId = useUser()?.id
  const { id, classroomEvent, bookingStatus, declineReasons, declineReason, declineMessage } = booking
  const why = [declineReason, declineMessage].filter(Boolean).join(': ')
  return (
    <>
      <div className={styles['standing']} role="status">
        {isDealtWith(booking, readerId) && <strong>{t('booking.actioned')} </strong>}
        {classroomEvent.cancelled ? t('seat.cancelled') : standing(booking, isOwn ? undefined : booking.user)}
      </div>
      {why && <p>{t('seat.why', { why })}</p>}
      <BookingDeeds
        id={id}
        eventId={classroomEvent.id}
        status={bookingStatus.id}
        reasons={declineReasons}
        isOwn={isOwn}
        may={deedsOf(booking, readerId)}
      />
    </>
  )
}
