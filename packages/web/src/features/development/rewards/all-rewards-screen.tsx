import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import { useRewardColumns } from './reward-columns.tsx'
import { rewards } from './rewards.queries.ts'
import { StateFilter } from './state-filter.tsx'

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('rewards')
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('field.user')} />
      <TypedFilter list={list} name="giver.name" label={t('field.giver')} />
      <StateFilter list={list} />
    </>
  )
}

/** Every reward of the company, for HR. */
export function AllRewardsScreen() {
  const { t } = useTranslation(['rewards', 'shell'])
  const list = useListState({
    sort: { field: 'givenAt', direction: 'DESC' },
    filters: ['user.name', 'giver.name', 'state'],
  })
  const { kind, user, giver, points, givenAt, deeds } = useRewardColumns({ isSortable: true })
  return (
    <ListScreen
      title={t('shell:screen.allRewards')}
      lead={t('lead.all')}
      action={{ label: t('give'), to: paths.giveReward }}
      list={list}
      result={useQuery(rewards('all', list.query))}
      columns={[kind, user, giver, givenAt, points, deeds]}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('none.all'), hint: t('noneHint.all') }}
    />
  )
}
