import { Progress, Skeleton, Tabs } from '@mantine/core'
import type { ReviewCounts, ReviewGroups } from '@oktant/contract/development/reviews/review-progress.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { TabRow } from '../../../ui/tab-row/tab-row.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { useStatusWords } from '../reviews/review-words.ts'
import { reviewGroups } from './progress.queries.ts'
import styles from './progress.module.css'

type CountsProps = { counts: ReviewCounts; list: ListState }

/** How many reviews stand in which state; a press shows those alone. */
export function Counts({ counts, list }: CountsProps) {
  const { t } = useTranslation('reviewProgress')
  const words = useStatusWords()
  const chosen = list.filter('status')
  return (
    <section className={styles['counts']} aria-label={t('counts')}>
      <p className={styles['total']}>
        {dotted([
          t('total', { count: counts.total }),
          counts.late > 0 && t('lateCount', { count: counts.late }),
        ])}
      </p>
      <ul className={styles['states']} aria-label={t('byStatus')}>
        {counts.byStatus.map(({ status, count }) => (
          <li key={status}>
            <button
              type="button"
              aria-pressed={chosen === String(status)}
              onClick={() => list.setFilter('status', chosen === String(status) ? '' : String(status))}
            >
              <strong>{count}</strong>
              <span>{words(status)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Groups list={list} />
    </section>
  )
}

const groups = [
  { name: 'byManager', filter: 'manager' },
  { name: 'byLocality', filter: 'locality' },
  { name: 'byJobRole', filter: 'jobRole' },
] as const
const fewest = 8

/** The same by team, locality and job role, counted once somebody looks. */
function Groups({ list }: Pick<CountsProps, 'list'>) {
  const { t } = useTranslation('reviewProgress')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={`card ${styles['groups']}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('groups')}</summary>
      {isOpen && <OpenGroups list={list} />}
    </details>
  )
}

function OpenGroups({ list }: Pick<CountsProps, 'list'>) {
  const { t } = useTranslation('reviewProgress')
  const [tab, setTab] = useState<(typeof groups)[number]['name']>('byManager')
  const { data, error, refetch } = useQuery(reviewGroups(Number(list.filter('season'))))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState>
        <Skeleton h={220} radius={18} />
      </LoadingState>
    )
  const change = (next: string | null) =>
    setTab(groups.find(({ name }) => name === next)?.name ?? 'byManager')
  return (
    <Tabs value={tab} onChange={change} keepMounted={false}>
      <TabRow label={t('groups')} open={tab} tabs={groups.map(({ name }) => ({ name, label: t(name) }))} />
      {groups.map(({ name, filter }) => (
        <Tabs.Panel key={name} value={name}>
          <Group rows={data[name]} filter={filter} list={list} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

type GroupProps = {
  rows: ReviewGroups['byManager']
  filter: (typeof groups)[number]['filter']
  list: ListState
}

function Group({ rows, filter, list }: GroupProps) {
  const { t } = useTranslation('reviewProgress')
  const text = useLocalText()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? rows : rows.slice(0, fewest)
  return (
    <>
      <ul className={styles['rows']}>
        {shown.map(({ id, name, total, completed, late }) => {
          const called = text(name) || t(filter === 'manager' ? 'noManager' : 'noName')
          const done = t('doneOf', { completed, total })
          return (
            <li key={id ?? 0}>
              {id === null && filter !== 'manager' ? (
                <span>{called}</span>
              ) : (
                <button type="button" onClick={() => list.setFilter(filter, String(id ?? 0))}>
                  {called}
                </button>
              )}
              <Progress value={total > 0 ? (completed / total) * 100 : 0} aria-label={called} />
              <span className={styles['done']}>
                {dotted([done, late > 0 && t('lateCount', { count: late })])}
              </span>
            </li>
          )
        })}
      </ul>
      {rows.length > fewest && !isAll && (
        <button type="button" className={styles['more']} onClick={() => setAll(true)}>
          {t('all', { count: rows.length })}
        </button>
      )}
    </>
  )
}
