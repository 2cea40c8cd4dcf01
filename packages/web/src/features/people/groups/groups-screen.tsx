import type { GroupRow } from '@oktant/contract/people/groups.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { paths } from '../../../lib/paths.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { groups } from './groups.queries.ts'

function useColumns(): Column<GroupRow>[] {
  const { t } = useTranslation('groups')
  const { number } = useDates()
  return [
    {
      field: 'name',
      head: t('group.name'),
      isSortable: true,
      cell: ({ id, name }) => <Link to={generatePath(paths.group, { id: String(id) })}>{name}</Link>,
    },
    {
      field: 'members',
      head: t('group.members'),
      isSortable: true,
      cell: ({ members }) => <span className="numbers">{number(members)}</span>,
    },
    {
      field: 'hours',
      head: t('group.hours'),
      cell: ({ accessTimeslots }) =>
        accessTimeslots.length
          ? accessTimeslots.map(({ startTime, endTime }) => `${startTime}–${endTime}`).join(', ')
          : t('hours.always'),
    },
    { field: 'chat', head: t('group.enableChat'), cell: ({ enableChat }) => t(enableChat ? 'yes' : 'no') },
  ]
}

/** The groups of the company. */
export function GroupsScreen() {
  const { t } = useTranslation(['groups', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  return (
    <ListScreen
      title={t('shell:screen.groups')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.group, { id: '0' }) }}
      list={list}
      result={useQuery(groups(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('group.name')} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
