import { markedLogsPerPage } from '@oktant/contract/kit/constants.ts'
import type { MarkedLog } from '@oktant/contract/assessment/marking.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ListState, useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { deskAddress } from '../desk-address.ts'
import { useLearnerName } from '../learner-name.ts'
import styles from '../lists.module.css'
import { markedList } from '../marking.queries.ts'

function useColumns(): Column<MarkedLog>[] {
  const { t } = useTranslation('marking')
  const text = useLocalText()
  const nameOf = useLearnerName()
  const { dateTime, percent } = useDates()
  return [
    {
      field: 'user',
      head: t('column.user'),
      cell: ({ id, user }) => <Link to={deskAddress({ id, queue: 'marked' })}>{nameOf(user)}</Link>,
      isSortable: true,
    },
    {
      field: 'evaluation',
      head: t('column.evaluation'),
      cell: ({ evaluation, container }) => (
        <span className={styles['two']}>
          <span>{text(evaluation.name)}</span>
          <small>{text(container.name)}</small>
        </span>
      ),
      isSortable: true,
    },
    {
      field: 'mark',
      head: t('column.mark'),
      cell: ({ mark }) => <span className="numbers">{mark === null ? '' : percent(mark)}</span>,
      isSortable: true,
    },
    {
      field: 'dateMarked',
      head: t('column.dateMarked'),
      cell: ({ dateMarked, markedBy }) => (
        <span className={styles['two']}>
          <time dateTime={dateMarked}>{dateTime(dateMarked)}</time>
          <small>{markedBy}</small>
        </span>
      ),
      isSortable: true,
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('marking')
  return (
    <>
      <TypedFilter list={list} name="user" label={t('column.user')} />
      <TypedFilter list={list} name="evaluation" label={t('column.evaluation')} />
      <ChoiceFilter
        list={list}
        name="markedBy"
        label={t('column.markedBy')}
        any={t('filter.markedAny')}
        choices={[{ value: 'own', label: t('filter.markedOwn') }]}
      />
    </>
  )
}

/** What was marked, the latest first. */
export function MarkedLogs() {
  const { t } = useTranslation('marking')
  const list = useListState({
    sort: { field: 'dateMarked', direction: 'DESC' },
    filters: ['user', 'evaluation', 'markedBy'],
  })
  return (
    <ListPart
      label={t('tabs.marked')}
      list={list}
      result={useQuery(markedList({ ...list.query, _perPage: markedLogsPerPage }))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('marked.empty'), hint: t('marked.emptyHint') }}
    />
  )
}
