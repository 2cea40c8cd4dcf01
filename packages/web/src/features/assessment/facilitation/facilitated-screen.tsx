import { type FacilitatedAttempt, flagStates } from '@oktant/contract/assessment/facilitation.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from '../attempt-history/history.module.css'
import { facilitated } from './facilitation.queries.ts'

function useColumns(): Column<FacilitatedAttempt>[] {
  const { t } = useTranslation('facilitation')
  const text = useLocalText()
  const { dateTime, percent } = useDates()
  return [
    {
      field: 'user',
      head: t('column.user'),
      isSortable: true,
      cell: ({ id, user, attempt, container }) => (
        <span className={styles['two']}>
          <Link to={generatePath(paths.facilitatedAttempt, { id: String(id) })}>{user.fullName}</Link>
          <small>{t('attempt', { number: attempt, course: text(container.name) })}</small>
        </span>
      ),
    },
    {
      field: 'evaluation',
      head: t('column.evaluation'),
      isSortable: true,
      cell: ({ evaluation }) => text(evaluation.name),
    },
    {
      field: 'submittedAt',
      head: t('column.submittedAt'),
      isSortable: true,
      cell: ({ submittedAt }) => <span className="numbers">{dateTime(submittedAt)}</span>,
    },
    {
      field: 'mark',
      head: t('column.mark'),
      isSortable: true,
      cell: ({ mark, isHeld }) => (
        <span className={styles['result']}>
          {mark === null ? t('noMark') : <span className="numbers">{percent(mark)}</span>}
          {isHeld && <span className="pill">{t('held')}</span>}
        </span>
      ),
    },
    {
      field: 'flags',
      head: t('column.flags'),
      isSortable: true,
      cell: ({ openFlags, overrides }) => (
        <span className={styles['result']}>
          {openFlags > 0 && (
            <span className="pill" data-tone="warn">
              {t('openFlags', { count: openFlags })}
            </span>
          )}
          {openFlags + overrides === 0 && '–'}
          {overrides > 0 && <span className="pill">{t('overrides', { count: overrides })}</span>}
        </span>
      ),
    },
  ]
}

/** Attempts that a facilitator may flag or correct: what is flagged first. */
export function FacilitatedScreen() {
  const { t } = useTranslation(['facilitation', 'shell'])
  const list = useListState({
    sort: { field: 'flags', direction: 'DESC' },
    filters: ['user', 'evaluation', 'flag'],
  })
  return (
    <ListScreen
      title={t('shell:screen.facilitatedAttempts')}
      lead={t('lead')}
      list={list}
      result={useQuery(facilitated(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="user" label={t('column.user')} />
          <TypedFilter list={list} name="evaluation" label={t('column.evaluation')} />
          <ChoiceFilter
            list={list}
            name="flag"
            label={t('column.flags')}
            any={t('state.any')}
            choices={flagStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
        </>
      }
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  )
}
