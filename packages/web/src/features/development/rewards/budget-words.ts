import type { RewardStanding } from '@oktant/contract/development/rewards.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'

/** Words how many points somebody may still give, and until when. */
export function useBudgetWords() {
  const { t } = useTranslation('rewards')
  const { day } = useDates()
  return (giving: RewardStanding['giving']) => {
    if (!giving) return ''
    const { budget, spent, until } = giving
    return budget === null
      ? t('budget.none', { count: spent })
      : t('budget.left', { count: Math.max(0, budget - spent), budget, day: day(until) })
  }
}
