import { NativeSelect, NumberInput } from '@mantine/core'
import { type RewardKindForm, rewardOccasions } from '@oktant/contract/development/reward-kinds.ts'
import { rewardLimits } from '@oktant/contract/kit/development-limits.ts'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'

const whole = (typed: number | string) => Math.max(1, Math.round(Number(typed)) || 1)

export function KindFields({ form }: { form: ReturnType<typeof useRecordForm<RewardKindForm>> }) {
  const { t } = useTranslation('rewardKinds')
  const { values } = form
  const occasions = rewardOccasions.map((value) => ({ value, label: t(`occasion.${value}`) }))
  return (
    <RecordSection title={t('form')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('name.en'), de: t('name.de') }}
          value={values.name}
          maxLength={100}
          error={form.errorAt('name')}
          onChange={(name) => form.set({ name })}
        />
        <LocalFields
          labels={{ en: t('about.en'), de: t('about.de') }}
          value={values.about}
          maxLength={500}
          error={form.errorAt('about')}
          onChange={(about) => form.set({ about })}
        />
        <NumberInput
          size="md"
          label={t('field.points')}
          min={1}
          max={rewardLimits.points}
          allowDecimal={false}
          value={values.points}
          error={form.errorAt('points')}
          onChange={(points) => form.set({ points: whole(points) })}
        />
        <NativeSelect
          size="md"
          label={t('field.occasion')}
          description={t(`occasionHint.${values.occasion}`)}
          data={occasions}
          value={values.occasion}
          onChange={({ target }) =>
            form.set({ occasion: rewardOccasions.find((one) => one === target.value) ?? 'byHand' })
          }
        />
        {values.occasion !== 'byHand' && (
          <NumberInput
            size="md"
            label={t('field.ruleBudget')}
            description={t('field.ruleBudgetHint')}
            min={1}
            max={rewardLimits.ruleBudget}
            allowDecimal={false}
            value={values.ruleBudget ?? ''}
            error={form.errorAt('ruleBudget')}
            onChange={(points) => form.set({ ruleBudget: points === '' ? null : whole(points) })}
          />
        )}
      </div>
    </RecordSection>
  )
}
