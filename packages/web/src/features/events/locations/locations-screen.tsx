import type { Location } from '@oktant/contract/events/locations.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { BulkLocations } from './bulk-locations.tsx'
import { locations } from './locations.queries.ts'

function useColumns(): Column<Location>[] {
  const { t } = useTranslation('locations')
  const { short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.eventLocation, { id: String(id) })}>{text(name)}</Link>
      ),
    },
    { field: 'address', head: t('field.address'), cell: ({ address }) => address },
    {
      field: 'venues',
      head: t('field.venues'),
      isSortable: true,
      isShort: true,
      cell: ({ venues }) => venues,
    },
    {
      field: 'changedAt',
      head: t('field.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

/** The buildings and sites in which events are held. */
export function LocationsScreen() {
  const { t } = useTranslation(['locations', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  const text = useLocalText()
  return (
    <ListScreen
      title={t('shell:screen.eventLocations')}
      lead={t('lead')}
      action={{ label: t('new'), to: generatePath(paths.eventLocation, { id: '0' }) }}
      list={list}
      result={useQuery(locations(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('field.name')} />}
      bulk={{
        nameOf: ({ name }) => text(name),
        open: t('remove'),
        isDangerous: true,
        dialog: (props) => <BulkLocations {...props} />,
      }}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
