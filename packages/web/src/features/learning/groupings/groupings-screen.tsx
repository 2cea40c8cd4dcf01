import type { GroupingRow } from '@oktant/contract/learning/courses/groupings.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import { ShownFilters, useShownColumns, useShownList } from '../../../ui/admin/record/shown-record.tsx'
import { groupings } from './groupings.queries.ts'

/** Courses and folders side by side under one title, as people meet them in the catalogue. */
export function GroupingsScreen() {
  const { t } = useTranslation(['groupings', 'shell'])
  const list = useShownList()
  return (
    <ListScreen
      title={t('shell:screen.groupings')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.grouping, { id: '0' }) }}
      list={list}
      result={useQuery(groupings(list.query))}
      columns={useShownColumns<GroupingRow>(paths.grouping, {
        field: 'containers',
        head: t('containers'),
        count: ({ containers }) => containers,
      })}
      rowKey={({ id }) => id}
      filters={<ShownFilters list={list} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
