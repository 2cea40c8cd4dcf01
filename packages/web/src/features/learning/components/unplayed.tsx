import { unplayedDays } from '@oktant/contract/learning/components/unplayed-films.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { countAsSeen, unplayed } from './components.queries.ts'
import styles from './components.module.css'

/** For how many people a film did not play lately, and what helps; nothing where it plays. */
export function UnplayedFilm({ id }: { id: number }) {
  const { t } = useTranslation('courses')
  const { short } = useDates()
  const { data } = useQuery(unplayed(id))
  const count = useMutation({ mutationFn: (counts: boolean) => countAsSeen(id, counts) })
  const problem = useErrorText(count.error)
  if (!data?.lastAt) return null
  const { people, lastAt, reasons, counts } = data
  return (
    <div className={styles['unplayed']} role="status">
      <IconAlertTriangle size={22} stroke={1.7} aria-hidden />
      <div>
        <strong>{t('unplayed.people', { count: people, days: unplayedDays, day: short(lastAt) })}</strong>
        {reasons.map((reason) => (
          <p key={reason}>{t(`unplayed.${reason}`)}</p>
        ))}
        <p>{t(counts ? 'unplayed.counts' : 'unplayed.countHint')}</p>
        {problem && <p role="alert">{problem}</p>}
        <Button mt={8} variant="default" loading={count.isPending} onClick={() => count.mutate(!counts)}>
          {t(counts ? 'unplayed.countNot' : 'unplayed.count')}
        </Button>
      </div>
    </div>
  )
}
