import { Skeleton } from '@mantine/core'
import type { SeriesPreview as Preview } from '@oktant/contract/events/event-series.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/words/language.ts'
import { datesIn } from '../../../../lib/words/shown/dates.ts'
import styles from '../planning.module.css'

/** On which days the events are, by the clocks where they take place, and what is in the way. */
export function SeriesPreview({ data, isPending }: { data: Preview | null | undefined; isPending: boolean }) {
  const { t } = useTranslation('planning')
  const language = useLanguage()
  if (!data) return isPending ? <Skeleton height={96} /> : null
  const { dateTime, time } = datesIn(language, data.timeZone)
  const { dates, clashes, leftOut } = data
  return (
    <div role="status" className={styles['stack']}>
      <p>
        {t('series.days', { count: dates.length })}{' '}
        {t('timesHint', { zone: data.timeZone.replaceAll('_', ' ') })}
      </p>
      <ol className={styles['faults']}>
        {dates.map(({ startsAt, endsAt }) => (
          <li key={startsAt}>
            {dateTime(startsAt)}–{time(endsAt)}
          </li>
        ))}
      </ol>
      {leftOut.map((part) => (
        <p key={part} className={styles['warning']}>
          {t(`series.leftOut.${part}`)}
        </p>
      ))}
      {clashes.length > 0 && (
        <div className={styles['warning']}>
          <div>
            <p>{t('series.clashes')}</p>
            <ul className={styles['faults']}>
              {clashes.map(({ what, id, event, message }) => (
                <li key={`${what}${id}/${event?.id ?? message}`}>
                  {message}
                  {event && ` (${dateTime(event.startsAt)})`}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
