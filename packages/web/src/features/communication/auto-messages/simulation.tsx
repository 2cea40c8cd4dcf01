import { Skeleton } from '@mantine/core'
import {
  autoTriggers,
  type AutoMessageValues,
  type Simulated,
} from '@oktant/contract/communication/auto-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Pager } from '../../../ui/table/pager.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import styles from '../parts/communication.module.css'
import { useSettled } from '../parts/settled.ts'
import { simulation } from './auto-messages.queries.ts'

/** Who would get the message as it stands in the form, when, and why; nothing of it is saved. */
export function Simulation({ values }: { values: AutoMessageValues }) {
  const { t } = useTranslation('autoMessages')
  return (
    <RecordSection title={t('simulation.title')} hint={t(hintOf(values))}>
      <Found key={JSON.stringify(values)} values={values} />
    </RecordSection>
  )
}

function hintOf({ trigger }: AutoMessageValues) {
  if (autoTriggers[trigger].isEvent) return 'simulation.hintEvent' as const
  return autoTriggers[trigger].isMoment ? ('simulation.hintPast' as const) : ('simulation.hintNow' as const)
}

function Found({ values }: { values: AutoMessageValues }) {
  const { t } = useTranslation('autoMessages')
  const [page, setPage] = useState(0)
  const settled = useSettled(values)
  const { kind, ids } = settled.audience
  const isAimed = kind === 'everyone' || ids.length > 0
  const isWhole = !autoTriggers[settled.trigger].field || settled.field !== null
  const { data, error, refetch } = useQuery({
    ...simulation(settled, page),
    enabled: isAimed && isWhole,
  })
  if (!isAimed || !isWhole) return <p className={styles['quiet']}>{t('simulation.incomplete')}</p>
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={96} />
  return (
    <>
      <p role="status">
        <strong>{t('simulation.count', { count: data.totalElements })}</strong>
      </p>
      <ol className={styles['versions']}>
        {data.content.map((one) => (
          <Line key={`${one.id} ${one.about} ${one.dueAt}`} one={one} trigger={settled.trigger} />
        ))}
      </ol>
      {data.totalElements > 0 && <Pager data={data} onPage={setPage} />}
    </>
  )
}

function Line({ one, trigger }: { one: Simulated; trigger: AutoMessageValues['trigger'] }) {
  const { t } = useTranslation('autoMessages')
  const { dateTime } = useDates()
  return (
    <li>
      <strong>{one.about ? t('simulation.about', { name: one.name, about: one.about }) : one.name}</strong>
      <span className={styles['under']}>
        {t('simulation.when', { when: dateTime(one.dueAt) })}
        {' · '}
        {t(`why.${trigger}`, { since: dateTime(one.since) })}
      </span>
    </li>
  )
}
