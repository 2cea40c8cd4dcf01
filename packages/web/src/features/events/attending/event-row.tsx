import type { LearnerEventRow } from '@oktant/contract/events/event-shapes.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLanguage, useLocalText } from '../../../lib/words/language.ts'
import { stateTones, useDaysToGo, useStanding, useWhen, useWhere, useZone } from './attending-words.ts'
import styles from './attending.module.css'

/** Events below one another, each with when and where it is and how one stands to it. */
export const EventRows = ({ events, label }: { events: readonly LearnerEventRow[]; label: string }) => (
  <ul className={styles['rows']} aria-label={label}>
    {events.map((event) => (
      <li key={event.id}>
        <EventRow event={event} />
      </li>
    ))}
  </ul>
)

function EventRow({ event }: { event: LearnerEventRow }) {
  const text = useLocalText()
  const when = useWhen(event)
  const where = useWhere()(event)
  const standing = useStanding()
  const days = useDaysToGo(event)
  const { id, name, booking, cancelled } = event
  return (
    <div className={styles['row']}>
      <DateTile startsAt={event.startsAt} />
      <div className={styles['words']}>
        <Link to={generatePath(paths.event, { id: String(id) })} data-cancelled={cancelled || undefined}>
          {text(name)}
        </Link>
        <p>{when.own}</p>
        {where && <p>{where}</p>}
        {booking && !cancelled && <p className={styles['standing']}>{standing(booking)}</p>}
        <p className={styles['pills']}>
          <StatePill event={event} />
          {days && !cancelled && <span className="pill">{days}</span>}
        </p>
      </div>
    </div>
  )
}

/** The day as a leaf of a calendar; the words beside it say it, too. */
function DateTile({ startsAt }: Pick<LearnerEventRow, 'startsAt'>) {
  const language = useLanguage()
  const timeZone = useZone()
  if (!startsAt) return <span className={styles['tile']} aria-hidden="true" />
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(new Date(startsAt))
  return (
    <span className={styles['tile']} aria-hidden="true">
      <span>{part({ month: 'short' })}</span>
      <strong>{part({ day: 'numeric' }).replace('.', '')}</strong>
    </span>
  )
}

/** How one stands to an event, in one of the six words; that it is cancelled goes before them. */
export function StatePill({
  event: { state, cancelled },
}: {
  event: Pick<LearnerEventRow, 'state' | 'cancelled'>
}) {
  const { t } = useTranslation('attending')
  return (
    <span className="pill" data-tone={cancelled ? 'bad' : stateTones[state]}>
      {cancelled ? t('cancelled') : t(`state.${state}`)}
    </span>
  )
}
