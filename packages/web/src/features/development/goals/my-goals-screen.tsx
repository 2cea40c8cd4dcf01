import { Button, Tabs } from '@mantine/core'
import { goalsMessages } from '@oktant/contract/kit/messages/goals.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { useSearch } from '../../../lib/records/search.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { TabRow } from '../../../ui/tab-row/tab-row.tsx'
import { GoalDecision } from './goal-decision.tsx'
import { GoalDeeds } from './goal-deeds.tsx'
import { GoalCards } from './goal-lists.tsx'
import { GoalSearch } from './goal-search.tsx'
import {
  type GoalTab,
  goalsToApprove,
  goalTabs,
  oneGoal,
  ownGoals,
  tabOf,
  usePrintGoals,
} from './goals.queries.ts'

const blank = generatePath(paths.goalForm, { type: 'EXTERNAL', id: '0' })

/** One's training goals by where they stand, and what can become one. */
export function MyGoalsScreen() {
  const { t } = useTranslation(['goals', 'shell'])
  const message = useMessage()
  const [search, write] = useSearch()
  const user = useUser()
  const decides = user?.permissions.some((one) => one === 'goals.decide' || one === 'goals.decideForHr')
  const tabs = goalTabs.filter((name) => name !== 'toApprove' || decides)
  const named = Number(search.get('goal'))
  const { data: goal } = useQuery({ ...oneGoal(named), enabled: named > 0 && search.get('tab') === null })
  const open = tabs.find((name) => name === search.get('tab')) ?? (goal ? tabOf(goal) : 'pending')
  const print = usePrintGoals()
  const problem = useErrorText(print.error)
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.myGoals')}
        lead={t('lead')}
        tools={
          <>
            <Button
              variant="default"
              loading={print.isPending}
              onClick={() => print.mutate(message(goalsMessages.goal_report_name))}
            >
              {t('deed.print')}
            </Button>
            <Button component={Link} to={blank}>
              {t('deed.new')}
            </Button>
          </>
        }
      />
      <FormProblem>{problem}</FormProblem>
      <GoalSearch />
      <Tabs
        value={open}
        keepMounted={false}
        onChange={(tab) => write((next) => void (tab && next.set('tab', tab)))}
      >
        <TabRow
          label={t('tab.label')}
          open={open}
          tabs={tabs.map((name) => ({ name, label: t(`tab.${name}`) }))}
        />
        {tabs.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {name === 'toApprove' ? <ToApprove /> : <Own tab={name} named={named} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}

function Own({ tab, named }: { tab: Exclude<GoalTab, 'toApprove'>; named: number }) {
  const { t } = useTranslation('goals')
  const { data, error, refetch } = useQuery(ownGoals(tab))
  return (
    <GoalCards
      goals={data}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t(`none.${tab}`), hint: t('none.hint') }}
      named={named}
      deeds={(goal) => <GoalDeeds goal={goal} />}
    />
  )
}

/** What waits for one's decision. */
export function ToApprove({ named = 0 }: { named?: number }) {
  const { t } = useTranslation('goals')
  const { data, error, refetch } = useQuery(goalsToApprove)
  return (
    <GoalCards
      goals={data?.map(({ trainingGoal }) => trainingGoal)}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t('none.toApprove'), hint: t('none.toApproveHint') }}
      named={named}
      deeds={(goal) => <GoalDecision goal={goal} />}
    />
  )
}
