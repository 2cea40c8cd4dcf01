import { NativeSelect, NumberInput } from '@mantine/core'
import { type RewardBudgetForm, rewardPeriods } from '@oktant/contract/development/reward-kinds.ts'
import { rewardLimits } from '@oktant/contract/kit/development-limits.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { fieldColumns, RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { rewardBudget, updateRewardBudget } from './rewards.queries.ts'

const bound = (typed: number | string) => (typed === '' ? null : Math.max(1, Math.round(Number(typed)) || 1))

/** How many points each may give, and in which time. */
export function RewardBudgetScreen() {
  const { t } = useTranslation(['rewards', 'shell'])
  const { data } = useSuspenseQuery(rewardBudget)
  const user = useUser()
  const { points, period, revision } = data
  const form = useRecordForm<RewardBudgetForm>({
    name: 'reward-budget',
    first: { points, period },
    async save(values) {
      const saved = await updateRewardBudget({ ...values, revision })
      form.set({ points: saved.points, period: saved.period })
      offerUndo(t('budget.saved'), () => updateRewardBudget({ points, period, revision: saved.revision }))
    },
  })
  const { values } = form
  return (
    <RecordScreen
      back={{ to: paths.administration, label: t('shell:screen.administration') }}
      title={t('shell:screen.rewardBudget')}
      lead={t('budget.lead')}
      aside={user && <RecordHistory object="rewardBudget" id={user.companyId} />}
    >
      <RecordForm label={t('shell:screen.rewardBudget')} form={form}>
        <RecordSection title={t('budget.title')}>
          <div className={fieldColumns}>
            <NumberInput
              size="md"
              label={t('budget.points')}
              description={t('budget.pointsHint')}
              min={1}
              max={rewardLimits.budget}
              allowDecimal={false}
              value={values.points ?? ''}
              error={form.errorAt('points')}
              onChange={(typed) => form.set({ points: bound(typed) })}
            />
            <NativeSelect
              size="md"
              label={t('budget.period')}
              data={rewardPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
              value={values.period}
              onChange={({ target }) =>
                form.set({ period: rewardPeriods.find((one) => one === target.value) ?? 'month' })
              }
            />
          </div>
        </RecordSection>
      </RecordForm>
    </RecordScreen>
  )
}
