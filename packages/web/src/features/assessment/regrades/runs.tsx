import { Progress } from '@mantine/core'
import type { Regrade } from '@oktant/contract/assessment/regrades.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import styles from './regrade.module.css'
import { regrades } from './regrade.queries.ts'

/** When attempts at a question were marked anew, and how far the last is. */
export function Runs({ id }: { id: number }) {
  const { t } = useTranslation('regrade')
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery(regrades(id))
  const isRunning = data?.some(({ finishedAt }) => finishedAt === null) ?? false
  // NOTE: what is still to be marked anew is less with the end of the work, which nobody here has caused.
  useEffect(() => {
    if (isRunning) return
    for (const part of ['preview', 'told']) void cache.invalidateQueries({ queryKey: ['regrades', id, part] })
  }, [cache, id, isRunning])
  return (
    <RecordSection title={t('runs.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState>{null}</LoadingState>}
      {data?.length === 0 && <p className={styles['quiet']}>{t('runs.none')}</p>}
      <ol className={styles['runs']}>
        {data?.map((run) => (
          <li key={run.id}>
            <Run run={run} />
          </li>
        ))}
      </ol>
    </RecordSection>
  )
}

function Run({ run }: { run: Regrade }) {
  const { t } = useTranslation('regrade')
  const { dateTime, number } = useDates()
  const { version, by, startedAt, finishedAt, done, total, changed, passes, fails, lowers } = run
  const said = finishedAt
    ? [
        t('runs.changed', { count: changed, number: number(changed) }),
        ...(passes > 0 ? [t('runs.passes', { count: passes, number: number(passes) })] : []),
        ...(fails > 0 ? [t('runs.fails', { count: fails, number: number(fails) })] : []),
      ]
    : [t('runs.done', { done: number(done), total: number(total) })]
  return (
    <div className={styles['run']}>
      <strong>{t(lowers ? 'runs.both' : 'runs.up', { version })}</strong>
      <span className={styles['quiet']}>{dotted([dateTime(startedAt), by])}</span>
      {!finishedAt && <Progress value={total ? (100 * done) / total : 0} aria-label={t('runs.progress')} />}
      <span role={finishedAt ? undefined : 'status'} className="numbers">
        {said.join(', ')}
      </span>
    </div>
  )
}
