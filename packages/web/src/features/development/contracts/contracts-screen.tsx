import { type ContractRow, contractStates } from '@oktant/contract/development/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ContractState } from './contract-state.tsx'
import { contracts } from './contracts.queries.ts'

function useColumns(): Column<ContractRow>[] {
  const { t } = useTranslation('contracts')
  const text = useLocalText()
  const { short } = useDates()
  return [
    {
      field: 'user.name',
      head: t('column.person'),
      isSortable: true,
      cell: ({ id, user }) => <Link to={generatePath(paths.contract, { id: String(id) })}>{user.name}</Link>,
    },
    {
      field: 'season',
      head: t('column.season'),
      isSortable: true,
      cell: ({ season }) => text(season.name),
    },
    { field: 'state', head: t('column.state'), cell: (row) => <ContractState contract={row} /> },
    {
      field: 'manager',
      head: t('column.manager'),
      cell: ({ manager }) => manager?.name ?? t('noManager'),
    },
    {
      field: 'changedAt',
      head: t('column.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => changedAt && short(changedAt),
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('contracts')
  const isManager = useUser()?.permissions.includes('reviews.lead')
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('column.person')} />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('column.state')}
        any={t('any.state')}
        choices={contractStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <ChoiceFilter
        list={list}
        name="turn"
        label={t('turn.label')}
        any={t('any.turn')}
        choices={[{ value: 'mine', label: t('turn.mine') }]}
      />
      {isManager && (
        <ChoiceFilter
          list={list}
          name="side"
          label={t('side.label')}
          any={t('any.side')}
          choices={[
            { value: 'own', label: t('side.own') },
            { value: 'team', label: t('side.team') },
          ]}
        />
      )}
    </>
  )
}

/** One's own performance contracts, and those of the people one leads. */
export function ContractsScreen() {
  const { t } = useTranslation(['contracts', 'shell'])
  const list = useListState({
    sort: { field: 'season', direction: 'DESC' },
    filters: ['user.name', 'state', 'turn', 'side'],
  })
  return (
    <ListScreen
      title={t('shell:screen.contracts')}
      lead={t('lead')}
      list={list}
      result={useQuery(contracts(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
