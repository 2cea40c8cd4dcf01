import { unplayedDays } from '@oktant/contract/unplayed-films.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/dates.ts'
import { unplayed } from '../courses.queries.ts'
import styles from './components.module.css'

/** For how many people a film did not play lately, and what helps; nothing where it plays. */
export function UnplayedFilm({ id }: { id: number }) {
  const { t } = useTranslation('courses')
  const { short } = useDates()
  const { data } = useQuery(unplayed(id))
  if (!data?.lastAt) return null
  const { people: count, lastAt, reasons } = data
  return (
    <div className={styles['unplayed']} role="status">
      <IconAlertTriangle size={22} stroke={1.7} aria-hidden />
      <div>
        <strong>{t('unplayed.people', { count, days: unplayedDays, day: short(lastAt) })}</strong>
        {reasons.map((reason) => (
          <p key={reason}>{t(`unplayed.${reason}`)}</p>
        ))}
      </div>
    </div>
  )
}
