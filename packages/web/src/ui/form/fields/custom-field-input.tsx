import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { DayField } from './day-field.tsx'

type Field = {
  label: LocalText
  description: LocalText
  inputType: 'normal' | 'textarea' | 'date' | 'selection'
  mandatory: boolean
  customFieldOptions: readonly { id: number; value: LocalText }[]
}

type CustomFieldInputProps = {
  field: Field
  value: string
  isReadOnly: boolean
  error: string | false | undefined
  onChange: (value: string) => void
}

/** One custom field, entered the way its definition says. */
export function CustomFieldInput({ field, value, isReadOnly, error, onChange }: CustomFieldInputProps) {
  const { t } = useTranslation('common')
  const text = useLocalText()
  const shared = {
    label: text(field.label),
    description: text(field.description) || undefined,
    withAsterisk: field.mandatory,
    disabled: isReadOnly,
    error,
  }
  const typed = (event: { target: { value: string } }) => onChange(event.target.value)
  if (field.inputType === 'date') return <DayField {...shared} value={value} onChange={onChange} />
  if (field.inputType === 'selection')
    return (
      <NativeSelect
        {...shared}
        value={value}
        onChange={typed}
        data={[
          { value: '', label: t('field.choose') },
          ...field.customFieldOptions.map((option) => ({
            value: String(option.id),
            label: text(option.value),
          })),
        ]}
      />
    )
  if (field.inputType === 'textarea')
    return <Textarea {...shared} value={value} onChange={typed} rows={4} maxLength={4000} />
  return <TextInput {...shared} value={value} onChange={typed} maxLength={4000} />
}
