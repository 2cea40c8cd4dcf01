import { declarationStates, type DeclarationRow } from '@oktant/contract/development/competency-shapes.ts'
import { competencyMessages as messages } from '@oktant/contract/kit/messages/competencies.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { StatePill, useLevelWord } from './claim-words.tsx'
import { declarations } from './claims.queries.ts'

function useColumns(): Column<DeclarationRow>[] {
  const { t } = useTranslation('competencies')
  const level = useLevelWord()
  const { short } = useDates()
  return [
    {
      field: 'item',
      head: t('queue.item'),
      isSortable: true,
      cell: ({ id, item }) => (
        <Link to={generatePath(paths.competencyDeclaration, { id: String(id) })}>{item.name}</Link>
      ),
    },
    {
      field: 'user.name',
      head: t('queue.person'),
      isSortable: true,
      cell: ({ user }) => (
        <Link to={generatePath(paths.competencyWorkbook, { id: String(user.id) })}>{user.name}</Link>
      ),
    },
    { field: 'level', head: t('queue.level'), isShort: true, cell: (row) => level(row.level) },
    {
      field: 'state',
      head: t('queue.state'),
      isSortable: true,
      cell: ({ state }) => <StatePill state={state} />,
    },
    { field: 'assessor', head: t('queue.assessor'), cell: ({ assessor }) => assessor?.name ?? '' },
    {
      field: 'declaredAt',
      head: t('queue.declaredAt'),
      isSortable: true,
      isShort: true,
      cell: ({ declaredAt }) => short(declaredAt),
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('competencies')
  const message = useMessage()
  const choices = declarationStates.map((value) => ({
    value,
    label: message(messages[`declaration.state.${value}`]),
  }))
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('queue.person')} />
      <TypedFilter list={list} name="item" label={t('queue.item')} />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('queue.state')}
        any={t('queue.waiting')}
        choices={choices}
      />
      <ChoiceFilter
        list={list}
        name="mine"
        label={t('queue.whose')}
        any={t('queue.all')}
        choices={[{ value: 'true', label: t('queue.mine') }]}
      />
    </>
  )
}

/** The declarations of others that wait, the longest first. */
export function CompetencyQueueScreen() {
  const { t } = useTranslation(['competencies', 'shell'])
  const list = useListState({
    sort: { field: 'declaredAt', direction: 'ASC' },
    filters: ['user.name', 'item', 'state', 'mine'],
  })
  return (
    <ListScreen
      title={t('shell:screen.competencyQueue')}
      lead={t('queue.lead')}
      list={list}
      result={useQuery(declarations(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('queue.none'), hint: t('queue.noneHint') }}
    />
  )
}
