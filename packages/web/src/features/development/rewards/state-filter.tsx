import { rewardStates } from '@oktant/contract/development/rewards.ts'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../../lib/records/list-state.ts'
import { ChoiceFilter } from '../../../ui/admin/list/filters.tsx'

/** Those that stand, or those that were taken back. */
export function StateFilter({ list }: { list: ListState }) {
  const { t } = useTranslation('rewards')
  const choices = rewardStates.map((value) => ({ value, label: t(`state.${value}`) }))
  return (
    <ChoiceFilter list={list} name="state" label={t('state.label')} any={t('state.any')} choices={choices} />
  )
}
