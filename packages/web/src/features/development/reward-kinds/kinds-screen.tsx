import type { RewardKind } from '@oktant/contract/development/reward-kinds.ts'
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
import { BulkKinds } from './bulk-kinds.tsx'
import { rewardKinds } from './reward-kinds.queries.ts'

function useColumns(): Column<RewardKind>[] {
  const { t } = useTranslation('rewardKinds')
  const { short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.rewardKind, { id: String(id) })}>{text(name)}</Link>
      ),
    },
    {
      field: 'points',
      head: t('field.points'),
      isSortable: true,
      align: 'end',
      cell: ({ points }) => <span className="numbers">{points}</span>,
    },
    { field: 'occasion', head: t('field.occasion'), cell: ({ occasion }) => t(`occasion.${occasion}`) },
    {
      field: 'changedAt',
      head: t('field.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

/** What people can be rewarded for. */
export function RewardKindsScreen() {
  const { t } = useTranslation(['rewardKinds', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  const text = useLocalText()
  return (
    <ListScreen
      title={t('shell:screen.rewardKinds')}
      lead={t('lead')}
      action={{ label: t('new'), to: generatePath(paths.rewardKind, { id: '0' }) }}
      list={list}
      result={useQuery(rewardKinds(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('field.name')} />}
      bulk={{
        nameOf: ({ name }) => text(name),
        open: t('remove'),
        isDangerous: true,
        dialog: (props) => <BulkKinds {...props} />,
      }}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
