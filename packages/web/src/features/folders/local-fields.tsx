import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import { languages, type LocalText } from '@oktant/contract/http.ts'

type FieldsProps = {
  labels: LocalText
  value: LocalText
  error?: string | undefined
  isLong?: boolean
  maxLength: number
  onChange: (value: LocalText) => void
}

/** A text in both languages, side by side; what is wrong is said once. */
export function LocalFields({ labels, value, error, isLong, maxLength, onChange }: FieldsProps) {
  return languages.map((language, index) => {
    const shared = {
      label: labels[language],
      value: value[language],
      lang: language,
      maxLength,
      error: index === 0 ? error : !!error,
    }
    const change = (text: string) => onChange({ ...value, [language]: text })
    return isLong ? (
      <Textarea key={language} {...shared} rows={3} onChange={({ target }) => change(target.value)} />
    ) : (
      <TextInput key={language} {...shared} onChange={({ target }) => change(target.value)} />
    )
  })
}
