import type { OnlinePerson } from '@oktant/contract/organisation/system.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { deviceName } from '../../../lib/words/shown/device-name.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Person } from '../../../ui/person/person.tsx'
import { online } from './system.queries.ts'

function useColumns(): Column<OnlinePerson>[] {
  const { t } = useTranslation('system')
  const { relative } = useDates()
  return [
    {
      field: 'surname',
      head: t('online.person'),
      isSortable: true,
      cell: ({ fullName, avatar }) => (
        <Person name={fullName} src={avatar} size={32}>
          {fullName}
        </Person>
      ),
    },
    { field: 'project', head: t('online.project'), cell: ({ project }) => project },
    {
      field: 'device',
      head: t('online.device'),
      cell: ({ device }) => <span title={device}>{deviceName(device)}</span>,
    },
    {
      field: 'lastSeenAt',
      head: t('online.seen'),
      isSortable: true,
      cell: ({ lastSeenAt }) => relative(lastSeenAt),
    },
  ]
}

/** Who is here at the moment. */
export function OnlineScreen() {
  const { t } = useTranslation(['system', 'shell'])
  const list = useListState({ sort: { field: 'lastSeenAt', direction: 'DESC' }, filters: ['name'] })
  return (
    <ListScreen
      title={t('shell:screen.online')}
      lead={t('online.lead')}
      list={list}
      result={useQuery(online(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('online.person')} />}
      empty={{ title: t('online.empty'), hint: t('online.emptyHint') }}
    />
  )
}
