import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import { useBudgetWords } from './budget-words.ts'
import { useRewardColumns } from './reward-columns.tsx'
import { rewards, rewardStanding } from './rewards.queries.ts'
import { StateFilter } from './state-filter.tsx'

/** What somebody has given, and how many points are left to them. */
export function GivenRewardsScreen() {
  const { t } = useTranslation(['rewards', 'shell'])
  const list = useListState({ sort: { field: 'givenAt', direction: 'DESC' }, filters: ['state'] })
  const { data } = useSuspenseQuery(rewardStanding)
  const { kind, user, points, givenAt, deeds } = useRewardColumns()
  return (
    <ListScreen
      title={t('shell:screen.givenRewards')}
      lead={useBudgetWords()(data.giving)}
      action={{ label: t('give'), to: paths.giveReward }}
      list={list}
      result={useQuery(rewards('given', list.query))}
      columns={[kind, user, givenAt, points, deeds]}
      rowKey={({ id }) => id}
      filters={<StateFilter list={list} />}
      empty={{ title: t('none.given'), hint: t('noneHint.given') }}
    />
  )
}
