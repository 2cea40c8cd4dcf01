import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http.ts'
import { useTranslation } from 'react-i18next'

type FieldsProps = {
  /** What it is called in each language. */
  labels: LocalText
  value: LocalText
  error?: string | undefined
  isLong?: boolean
  maxLength: number
  onChange: (value: LocalText) => void
}

/** A text in both languages; where one is empty, what people will read instead stands in it. */
export function LocalFields({ labels, value, error, isLong, maxLength, onChange }: FieldsProps) {
  const { t } = useTranslation('courses')
  return (['en', 'de'] as const).map((language) => {
    const other = value[language === 'en' ? 'de' : 'en']
    const shared = {
      label: labels[language],
      description: !value[language] && other ? t('course.fallsBack') : undefined,
      placeholder: other.slice(0, 200),
      value: value[language],
      lang: language,
      maxLength,
      error: language === 'en' ? error : !!error,
    }
    return isLong ? (
      <Textarea
        key={language}
        {...shared}
        rows={5}
        resize="vertical"
        onChange={({ target }) => onChange({ ...value, [language]: target.value })}
      />
    ) : (
      <TextInput
        key={language}
        {...shared}
        onChange={({ target }) => onChange({ ...value, [language]: target.value })}
      />
    )
  })
}
