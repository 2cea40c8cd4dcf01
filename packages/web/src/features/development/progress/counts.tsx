import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Progress, Tabs } from '@mantine/core'
import type { ReviewCounts } from '@oktant/contract/development/reviews/review-progress.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { TabRow } from '../../../ui/tab-row/tab-row.tsx'
import { useStatusWords } from '../reviews/review-words.ts'
import styles from './progress.module.css'

type CountsProps = { counts: ReviewCounts; list: ListState }

/** How many reviews stand where, by state, team, locality and job role; a press shows those alone. */
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
      <Groups counts={counts} list={list} />
    </section>
  )
}

const groups = [
  { name: 'byManager', filter: 'manager' },
  { name: 'byLocality', filter: 'locality' },
  { name: 'byJobRole', filter: 'jobRole' },
] as const
const fewest = 8

function Groups({ counts, list }: CountsProps) {
  const { t } = useTranslation('reviewProgress')
  const [tab, setTab] = useState<(typeof groups)[number]['name']>('byManager')
  const change = (next: string | null) =>
    setTab(groups.find(({ name }) => name === next)?.name ?? 'byManager')
  return (
    <details className={`card ${styles['groups']}`}>
      <summary>{t('groups')}</summary>
      <Tabs value={tab} onChange={change} keepMounted={false}>
        <TabRow label={t('groups')} open={tab} tabs={groups.map(({ name }) => ({ name, label: t(name) }))} />
        {groups.map(({ name, filter }) => (
          <Tabs.Panel key={name} value={name}>
            <Group rows={counts[name]} filter={filter} list={list} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </details>
  )
}

type GroupProps = {
  rows: ReviewCounts['byManager']
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
