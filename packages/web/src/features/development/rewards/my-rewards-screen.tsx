import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import { useRewardColumns } from './reward-columns.tsx'
import { rewards, rewardStanding } from './rewards.queries.ts'
import { StateFilter } from './state-filter.tsx'

/** What somebody was given, and the way to what they give. */
export function MyRewardsScreen() {
  const { t } = useTranslation(['rewards', 'shell'])
  const list = useListState({ sort: { field: 'givenAt', direction: 'DESC' }, filters: ['state'] })
  const { data } = useSuspenseQuery(rewardStanding)
  const { kind, giver, points, givenAt } = useRewardColumns()
  const given = (
    <Button component={Link} to={paths.givenRewards} variant="default">
      {t('shell:screen.givenRewards')}
    </Button>
  )
  return (
    <ListScreen
      title={t('shell:screen.rewards')}
      lead={t('lead.mine', { count: data.points })}
      {...(data.giving && { action: { label: t('give'), to: paths.giveReward }, tools: given })}
      list={list}
      result={useQuery(rewards('mine', list.query))}
      columns={[kind, giver, givenAt, points]}
      rowKey={({ id }) => id}
      filters={<StateFilter list={list} />}
      empty={{ title: t('none.mine'), hint: t('noneHint.mine') }}
    />
  )
}
