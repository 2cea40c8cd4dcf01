import { Textarea, TextInput } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../lib/words/language.ts'

type FieldsProps = {
  /** What it is called in each language, or by the name of a language. */
  labels: LocalText | ((language: string) => string)
  hint?: string
  value: LocalText
  /** What is wrong, said once; or with each language by itself. */
  error?: string | undefined
  errors?: Partial<Record<keyof LocalText, string | undefined>>
  /** So many lines, where it is more than one. */
  rows?: number
  maxLength: number
  isReadOnly?: boolean
  /** The first of them is where one begins. */
  hasFocus?: boolean
  onChange: (value: LocalText) => void
}

/** A text in both languages; where one is empty, what people will read instead stands in it. */
export function LocalFields(props: FieldsProps) {
  const {
    labels,
    hint,
    value,
    error,
    errors,
    rows,
    maxLength,
    isReadOnly = false,
    hasFocus,
    onChange,
  } = props
  const { t } = useTranslation('admin')
  const languages = useLanguages()
  return languages.map((language, place) => {
    const other = value[language === 'en' ? 'de' : 'en']
    const shared = {
      label: typeof labels === 'function' ? labels(t(`language.${language}`)) : labels[language],
      description: !value[language] && other ? t('language.fallsBack') : place === 0 && hint,
      placeholder: other.slice(0, 200),
      value: value[language],
      lang: language,
      maxLength,
      disabled: isReadOnly,
      error: errors?.[language] ?? (place === 0 ? error : !!error),
      ...(hasFocus && place === 0 && { 'data-autofocus': true }),
    }
    const change = (text: string) => onChange({ ...value, [language]: text })
    return rows ? (
      <Textarea
        key={language}
        {...shared}
        rows={rows}
        resize="vertical"
        onChange={({ target }) => change(target.value)}
      />
    ) : (
      <TextInput key={language} {...shared} onChange={({ target }) => change(target.value)} />
    )
  })
}
