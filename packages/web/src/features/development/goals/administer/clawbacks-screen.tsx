import { type ClawbackRow, clawbackStates } from '@oktant/contract/development/goal-clawbacks.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ListState, useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useMoney } from '../../../../lib/words/shown/money.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import { TableExport } from '../../../../ui/admin/list/table-export.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { goalClawbacks, takeClawbacks } from '../goals.queries.ts'
import { GoalName } from './goal-name.tsx'

/** The day of the list, where somebody has chosen one. */
const dayOf = (list: ListState) => (/^\d{4}-\d{2}-\d{2}$/.test(list.filter('on')) ? list.filter('on') : '')

function useColumns(on: string): Column<ClawbackRow>[] {
  const { t } = useTranslation('goals')
  const { day, short } = useDates()
  const money = useMoney()
  return [
    {
      field: 'goal',
      head: t('field.name'),
      isSortable: true,
      isLong: true,
      cell: ({ id, goal }) => <GoalName id={id} name={goal.name} />,
    },
    { field: 'user.name', head: t('field.person'), isSortable: true, cell: ({ goal }) => goal.user.name },
    { field: 'state', head: t('field.status'), cell: ({ state }) => t(`clawback.state.${state}`) },
    {
      field: 'amountCents',
      head: t('field.clawback'),
      isSortable: true,
      align: 'end',
      cell: ({ amountCents: cents, currency }) => (
        <span className="numbers">{money({ cents, currency })}</span>
      ),
    },
    {
      field: 'months',
      head: t('field.months'),
      align: 'end',
      cell: ({ months }) => <span className="numbers">{months}</span>,
    },
    {
      field: 'agreedAt',
      head: t('clawback.agreed'),
      isShort: true,
      cell: ({ agreedAt }) => <span className="numbers">{agreedAt && short(agreedAt)}</span>,
    },
    {
      field: 'achievedDate',
      head: t('field.achieved'),
      isSortable: true,
      cell: ({ achievedDate }) => <span className="numbers">{achievedDate && day(achievedDate)}</span>,
    },
    {
      field: 'leftCents',
      head: on ? t('clawback.left', { day: day(on) }) : t('clawback.leftToday'),
      align: 'end',
      cell: ({ leftCents: cents, currency }) => (
        <strong className="numbers">{money({ cents, currency })}</strong>
      ),
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('goals')
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('field.person')} />
      <TypedFilter list={list} name="goal" label={t('field.name')} />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('field.status')}
        any={t('clawback.any')}
        choices={clawbackStates.map((value) => ({ value, label: t(`clawback.state.${value}`) }))}
      />
      <DayField
        aria-label={t('clawback.on')}
        placeholder={t('clawback.on')}
        value={dayOf(list)}
        onChange={(day) => list.setFilter('on', day)}
      />
    </>
  )
}

/** What the company may ask back, and what of it is left on a day. */
export function ClawbacksScreen() {
  const { t } = useTranslation(['goals', 'shell'])
  const list = useListState({
    sort: { field: 'user.name', direction: 'ASC' },
    filters: ['user.name', 'goal', 'state', 'on'],
  })
  const on = dayOf(list)
  const set = ['user.name', 'goal', 'state'].filter((name) => list.filter(name))
  const { _filterFields: _, _filterValues: __, ...rest } = list.query
  const query = {
    ...rest,
    ...(set.length > 0 && { _filterFields: set, _filterValues: set.map(list.filter) }),
    ...(on && { on }),
  }
  const title = t('shell:screen.clawbacks')
  return (
    <ListScreen
      title={title}
      lead={t('clawback.lead')}
      tools={<TableExport take={(outputType) => takeClawbacks(query, { outputType, name: title })} />}
      list={list}
      result={useQuery(goalClawbacks(query))}
      columns={useColumns(on)}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('clawback.none'), hint: t('clawback.noneHint') }}
    />
  )
}
