import type { BookingSeen } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import styles from '../attending/attending.module.css'
import { teamSeats } from '../attending/attending.queries.ts'

/** Who of one's people sits where in the next days, by event; nothing where nobody does. */
export function TeamSeats() {
  const { t } = useTranslation('attending')
  const text = useLocalText()
  const { dateTime } = useDates()
  const { data = [] } = useQuery(teamSeats)
  if (data.length === 0) return null
  return (
    <section className={styles['team']} aria-labelledby="team-seats">
      <h2 id="team-seats">{t('team.title')}</h2>
      <ul className={`card ${styles['rows']}`}>
        {byEvent(data).map(({ event, people }) => (
          <li key={event.id}>
            <div className={styles['row']}>
              <div className={styles['words']}>
                <Link to={generatePath(paths.event, { id: String(event.id) })}>{text(event.name)}</Link>
                <p>{event.startsAt && dateTime(event.startsAt)}</p>
                <p>
                  {people
                    .map(({ user, bookingStatus: { id } }) =>
                      id === bookingStatus.USER_ACCEPTED ? user.name : t('team.invited', { name: user.name }),
                    )
                    .join(', ')}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** NOTE: they come in the order of their events. */
function byEvent(bookings: readonly BookingSeen[]) {
  const events = new Map<number, { event: BookingSeen['classroomEvent']; people: BookingSeen[] }>()
  for (const one of bookings) {
    const known = events.get(one.classroomEvent.id)
    if (known) known.people.push(one)
    else events.set(one.classroomEvent.id, { event: one.classroomEvent, people: [one] })
  }
  return [...events.values()]
}
