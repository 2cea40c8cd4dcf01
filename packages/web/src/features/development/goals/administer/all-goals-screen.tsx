import { Button } from '@mantine/core'
import { type Goal, goalFilterStrings } from '@oktant/contract/development/goal-shapes.ts'
import { goalsMessages } from '@oktant/contract/kit/messages/goals.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { notice } from '../../../../lib/notice.ts'
import { type ListState, useListState } from '../../../../lib/records/list-state.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useMoney } from '../../../../lib/words/shown/money.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { GoalDialog } from '../goal-dialog.tsx'
import { NamedGoal } from './goal-name.tsx'
import { allGoals, goalFilters, useDeleteAnyGoal } from '../goals.queries.ts'

function useColumns(): Column<Goal>[] {
  const { t } = useTranslation('goals')
  const { day } = useDates()
  const money = useMoney()
  return [
    { field: 'name', head: t('field.name'), cell: (goal) => <Name goal={goal} />, isLong: true },
    { field: 'person', head: t('field.person'), cell: ({ user }) => user.name },
    { field: 'status', head: t('field.status'), cell: ({ statusName }) => statusName },
    {
      field: 'achieveBy',
      head: t('field.achieveBy'),
      cell: ({ achieveBy }) => <span className="numbers">{achieveBy && day(achieveBy)}</span>,
    },
    {
      field: 'cost',
      head: t('field.cost'),
      cell: ({ costCents: cents, currency }) => (
        <span className="numbers">{cents !== null && money({ cents, currency })}</span>
      ),
    },
    {
      field: 'left',
      head: t('field.left'),
      cell: ({ clawback: { leftCents: cents }, currency }) => (
        <span className="numbers">{cents !== null && money({ cents, currency })}</span>
      ),
    },
    { field: 'deeds', head: t('field.deeds'), cell: (goal) => <Remove goal={goal} /> },
  ]
}

function Name({ goal }: { goal: Goal }) {
  const { t } = useTranslation('goals')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {goal.name || t('nameless')}
      </Button>
      {isOpen && <GoalDialog goal={goal} onClose={() => setOpen(false)} />}
    </>
  )
}

function Remove({ goal }: { goal: Goal }) {
  const { t } = useTranslation('goals')
  const [isOpen, setOpen] = useState(false)
  const remove = useDeleteAnyGoal(goal.id)
  if (!goal.can.remove) return null
  return (
    <>
      <Button
        variant="default"
        aria-label={`${t('deed.remove')}: ${goal.user.name}, ${goal.name}`}
        onClick={() => setOpen(true)}
      >
        {t('deed.remove')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('remove.title', { name: goal.name })}
          text={t('remove.text')}
          confirm={t('deed.remove')}
          isDangerous
          isBusy={remove.isPending}
          error={remove.error}
          onClose={() => setOpen(false)}
          onConfirm={() =>
            onceMade(remove.mutateAsync(), () => {
              setOpen(false)
              notice.set({ text: t('done.remove') })
            })
          }
        />
      )}
    </>
  )
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('goals')
  const message = useMessage()
  const { data: filters = [] } = useQuery(goalFilters)
  return (
    <>
      <TypedFilter list={list} name="searchTerm" label={t('all.search')} />
      <ChoiceFilter
        list={list}
        name="filterString"
        label={t('field.status')}
        any={t('all.everyStatus')}
        choices={goalFilterStrings.map((value) => ({ value, label: message(goalsMessages[value]) }))}
      />
      <ChoiceFilter
        list={list}
        name="goalFilter"
        label={t('field.category')}
        any={t('search.every')}
        choices={filters.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}

/** All training goals of the company. */
export function AllGoalsScreen() {
  const { t } = useTranslation(['goals', 'shell'])
  const list = useListState({
    sort: { field: 'since', direction: 'DESC' },
    filters: ['searchTerm', 'filterString', 'goalFilter'],
  })
  const status = goalFilterStrings.find((one) => one === list.filter('filterString'))
  const category = Number(list.filter('goalFilter'))
  const query = {
    _page: list.query._page,
    _perPage: list.query._perPage,
    ...(list.filter('searchTerm') && { searchTerm: list.filter('searchTerm') }),
    ...(status && { filterString: status }),
    ...(category && { goalFilter: category }),
  }
  return (
    <>
      <NamedGoal />
      <ListScreen
        title={t('shell:screen.allGoals')}
        lead={t('all.lead')}
        list={list}
        result={useQuery(allGoals(query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={<Filters list={list} />}
        empty={{ title: t('all.none'), hint: t('all.noneHint') }}
      />
    </>
  )
}
