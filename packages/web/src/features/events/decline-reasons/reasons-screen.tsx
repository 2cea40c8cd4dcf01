import type { DeclineReason } from '@oktant/contract/events/decline-reasons.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { BulkReasons } from './bulk-reasons.tsx'
import { declineReasons } from './decline-reasons.queries.ts'

function useColumns(): Column<DeclineReason>[] {
  const { t } = useTranslation('declineReasons')
  const { short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.declineReason, { id: String(id) })}>{text(name)}</Link>
      ),
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

/** What people can say when they decline. */
export function DeclineReasonsScreen() {
  const { t } = useTranslation(['declineReasons', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  const text = useLocalText()
  return (
    <ListScreen
      title={t('shell:screen.declineReasons')}
      lead={t('lead')}
      action={{ label: t('new'), to: generatePath(paths.declineReason, { id: '0' }) }}
      list={list}
      result={useQuery(declineReasons(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('field.name')} />}
      bulk={{
        nameOf: ({ name }) => text(name),
        open: t('remove'),
        isDangerous: true,
        dialog: (props) => <BulkReasons {...props} />,
      }}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
