import '@mantine/dates/styles.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import type { CustomField } from '@oktant/contract/account.ts'
import 'dayjs/locale/de'
import { useTranslation } from 'react-i18next'
import { firstDayOfWeek, pickerFormat } from '../../lib/dates.ts'
import { useLanguage, useLocalText } from '../../lib/language.ts'

type CustomFieldInputProps = {
  field: CustomField
  value: string
  isReadOnly: boolean
  error: string | false | undefined
  onChange: (value: string) => void
}

/** One custom field, entered the way its definition says. */
export function CustomFieldInput({ field, value, isReadOnly, error, onChange }: CustomFieldInputProps) {
  const { t } = useTranslation('account')
  const text = useLocalText()
  const language = useLanguage()
  const shared = {
    label: text(field.label),
    description: text(field.description) || undefined,
    withAsterisk: field.mandatory,
    disabled: isReadOnly,
    error,
  }
  const typed = (event: { target: { value: string } }) => onChange(event.target.value)
  if (field.inputType === 'date')
    return (
      <DateInput
        {...shared}
        size="md"
        value={value || null}
        valueFormat={pickerFormat}
        firstDayOfWeek={firstDayOfWeek}
        locale={language}
        clearable
        onChange={(next) => onChange(next ?? '')}
      />
    )
  if (field.inputType === 'selection')
    return (
      <NativeSelect
        {...shared}
        value={value}
        onChange={typed}
        data={[
          { value: '', label: t('fields.choose') },
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
