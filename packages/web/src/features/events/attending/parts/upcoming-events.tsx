import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { upcomingEvents } from '../attending.queries.ts'
import styles from '../attending.module.css'
import { EventRows } from '../event-row.tsx'

const mostShown = 4

/** What one is booked on next, for the first page and the welcome; without anything there is nothing to say. */
export function UpcomingEvents() {
  const { t } = useTranslation('attending')
  const { data = [] } = useQuery(upcomingEvents)
  const id = useId()
  if (!data.length) return null
  return (
    <section aria-labelledby={id} className={styles['upcoming']}>
      <div className={styles['partHead']}>
        <h2 id={id}>{t('upcoming.title')}</h2>
        <Link to={paths.events}>{t('upcoming.all')}</Link>
      </div>
      <div className={`card ${styles['list']}`}>
        <EventRows events={data.slice(0, mostShown)} label={t('upcoming.title')} />
      </div>
    </section>
  )
}
