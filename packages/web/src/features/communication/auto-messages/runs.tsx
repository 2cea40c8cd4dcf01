import { NativeSelect, Skeleton } from '@mantine/core'
import { runStates, type AutoMessageRun } from '@oktant/contract/communication/auto-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Pager } from '../../../ui/table/pager.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import styles from '../parts/communication.module.css'
import { autoMessageRuns } from './auto-messages.queries.ts'

const tones = { waiting: 'warn', sent: 'ok', cancelled: undefined } as const

/** For whom the message waits, whom it reached, and for whom it was cancelled and why. */
export function Runs({ id }: { id: number }) {
  const { t } = useTranslation('autoMessages')
  const [state, setState] = useState('')
  return (
    <RecordSection title={t('runs.title')}>
      <NativeSelect
        aria-label={t('list.state')}
        value={state}
        onChange={({ target }) => setState(target.value)}
        data={[
          { value: '', label: t('runs.any') },
          ...runStates.map((name) => ({ value: name, label: t(`run.${name}`) })),
        ]}
      />
      <List key={state} id={id} state={state} />
    </RecordSection>
  )
}

function List({ id, state }: { id: number; state: string }) {
  const { t } = useTranslation('autoMessages')
  const [page, setPage] = useState(0)
  const filter = state ? { _filterFields: ['state'], _filterValues: [state] } : {}
  const { data, error, refetch } = useQuery(autoMessageRuns(id, { _page: page, ...filter }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={96} />
  if (!data.totalElements) return <p className={styles['quiet']}>{t('runs.none')}</p>
  return (
    <>
      <ol className={styles['versions']}>
        {data.content.map((run) => (
          <Line key={run.id} run={run} />
        ))}
      </ol>
      <Pager data={data} onPage={setPage} />
    </>
  )
}

function Line({ run: { name, about, state, reason, dueAt, doneAt } }: { run: AutoMessageRun }) {
  const { t } = useTranslation('autoMessages')
  const { dateTime } = useDates()
  return (
    <li>
      <strong>{about ? t('simulation.about', { name, about }) : name}</strong>{' '}
      <span className="pill" data-tone={tones[state]}>
        {t(`run.${state}`)}
      </span>
      <span className={styles['under']}>
        {dateTime(doneAt ?? dueAt)}
        {reason && ` · ${t(`reason.${reason}`)}`}
      </span>
    </li>
  )
}
