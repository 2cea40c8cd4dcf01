import { TextInput } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'

type Words = { title: LocalText; description: LocalText }
type WordsProps = {
  values: Words
  titleError: string | undefined
  onChange: (change: Partial<Words>) => void
}

/** What a survey is called and what stands above its questions, in both languages. */
export function WordFields({ values: { title, description }, titleError, onChange }: WordsProps) {
  const { t } = useTranslation('surveyAdmin')
  return (
    <div className={fieldColumns}>
      <LocalFields
        labels={{ en: t('form.title.en'), de: t('form.title.de') }}
        value={title}
        maxLength={200}
        error={titleError}
        onChange={(changed) => onChange({ title: changed })}
      />
      <LocalFields
        labels={{ en: t('form.description.en'), de: t('form.description.de') }}
        value={description}
        maxLength={5000}
        rows={3}
        onChange={(changed) => onChange({ description: changed })}
      />
    </div>
  )
}

type EndProps = {
  values: { closesOn: string | null; remindDays: number | null }
  errorAt: (field: string) => string | undefined
  onChange: (change: Partial<EndProps['values']>) => void
}

const mostDays = 60

/** Until when it is open, and how long before people are reminded. */
export function EndFields({ values: { closesOn, remindDays }, errorAt, onChange }: EndProps) {
  const { t } = useTranslation('surveyAdmin')
  const days = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 2)
    return digits === '' ? null : Math.min(Math.max(1, Number(digits)), mostDays)
  }
  return (
    <>
      <DayField
        label={t('form.closesOn')}
        description={t('form.closesOnHint')}
        value={closesOn ?? ''}
        error={errorAt('closesOn')}
        onChange={(day) => onChange({ closesOn: day || null })}
      />
      <TextInput
        label={t('form.remindDays')}
        description={t('form.remindDaysHint')}
        inputMode="numeric"
        value={remindDays ?? ''}
        onChange={({ target }) => onChange({ remindDays: days(target.value) })}
      />
    </>
  )
}
