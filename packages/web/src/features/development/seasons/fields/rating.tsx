import { NativeSelect, TextInput } from '@mantine/core'
import type { SeasonOptions } from '@oktant/contract/development/seasons.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import type { SeasonFormState } from '../season-form.ts'

const sets = ['performanceAnswerSetId', 'ratingAnswerSetId'] as const
const shares = ['objectivesShare', 'competenciesShare'] as const
const whole = 100
const digits = /\D/g

/** With which levels objectives and competencies are rated, and how much each counts in the proposed mark. */
export function Rating({ form, options }: { form: SeasonFormState; options: SeasonOptions }) {
  const { t } = useTranslation('seasons')
  const text = useLocalText()
  const { values, set, errorAt } = form
  return (
    <RecordSection title={t('part.rating')} hint={t('part.ratingHint')}>
      <div className={fieldColumns}>
        {sets.map((name) => (
          <NativeSelect
            key={name}
            label={t(`field.${name}`)}
            value={String(values[name] ?? 0)}
            error={errorAt(name)}
            data={[
              { value: '0', label: t('form.choose') },
              ...options.answerSets.map(({ id, name: called }) => ({
                value: String(id),
                label: text(called),
              })),
            ]}
            onChange={({ target }) => set({ [name]: Number(target.value) || null })}
          />
        ))}
        {shares.map((name, place) => (
          <TextInput
            key={name}
            label={t(`field.${name}`)}
            inputMode="numeric"
            maxLength={3}
            value={String(values[name])}
            error={errorAt(name)}
            onChange={({ target }) => {
              const share = Math.min(whole, Number(target.value.replace(digits, '')))
              // NOTE: both together are the whole, so the other one follows.
              const other = shares[1 - place] ?? name
              set({ [name]: share, [other]: whole - share })
            }}
          />
        ))}
      </div>
    </RecordSection>
  )
}
