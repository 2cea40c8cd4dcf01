import type { Venue } from '@oktant/contract/events/venues.ts'
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
import { BulkVenues } from './bulk-venues.tsx'
import { venues } from './venues.queries.ts'

function useColumns(): Column<Venue>[] {
  const { t } = useTranslation('venues')
  const { short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name }) => <Link to={generatePath(paths.venue, { id: String(id) })}>{text(name)}</Link>,
    },
    {
      field: 'location',
      head: t('field.location'),
      isSortable: true,
      cell: ({ location }) => location && text(location.name),
    },
    {
      field: 'capacity',
      head: t('field.capacity'),
      isSortable: true,
      isShort: true,
      cell: ({ capacity }) => capacity,
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

/** The rooms and places in which events are held. */
export function VenuesScreen() {
  const { t } = useTranslation(['venues', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name', 'location'] })
  const text = useLocalText()
  return (
    <ListScreen
      title={t('shell:screen.venues')}
      lead={t('lead')}
      action={{ label: t('new'), to: generatePath(paths.venue, { id: '0' }) }}
      list={list}
      result={useQuery(venues(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="name" label={t('field.name')} />
          <TypedFilter list={list} name="location" label={t('field.location')} />
        </>
      }
      bulk={{
        nameOf: ({ name }) => text(name),
        open: t('remove'),
        isDangerous: true,
        dialog: (props) => <BulkVenues {...props} />,
      }}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
