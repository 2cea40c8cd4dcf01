import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import type { SeasonFormState } from '../season-form.ts'

const digits = /\D/g

/** Until when each phase lasts, and when whoever has it is reminded. */
export function Phases({ form }: { form: SeasonFormState }) {
  const { t } = useTranslation('seasons')
  const { values, set, errorAt } = form
  return (
    <RecordSection title={t('part.phases')} hint={t('part.phasesHint')}>
      <div className={fieldColumns}>
        {values.phases.map(({ phase, deadline }, place) => (
          <DayField
            key={phase}
            label={t(`phase.${phase}`)}
            value={deadline ?? ''}
            error={errorAt(`phases.${phase}`)}
            onChange={(day) => set({ phases: values.phases.with(place, { phase, deadline: day || null }) })}
          />
        ))}
        <TextInput
          label={t('field.remindDays')}
          description={t('hint.remindDays')}
          inputMode="numeric"
          maxLength={2}
          value={String(values.remindDays)}
          error={errorAt('remindDays')}
          onChange={({ target }) => set({ remindDays: Number(target.value.replace(digits, '')) })}
        />
      </div>
    </RecordSection>
  )
}
