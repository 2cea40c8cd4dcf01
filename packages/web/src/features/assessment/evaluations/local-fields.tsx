import { Textarea, TextInput } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLanguages } from '../../../lib/words/language.ts'
import styles from './author.module.css'

type LocalProps = {
  label: string
  description?: string
  value: LocalText
  maxLength: number
  error?: string | undefined
  /** So many lines at first, and as many as the text takes; one line takes no line break. */
  rows?: number
  onChange: (value: LocalText) => void
}

/** What is one line is sent by Enter, as in a field of one line. */
function sendInstead(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** A text in both languages, side by side; what is wrong is said once. */
export function LocalFields({ label, description, value, maxLength, error, rows, onChange }: LocalProps) {
  const { t } = useTranslation('author')
  const { number } = useDates()
  const languages = useLanguages()
  return languages.map((language, index) => {
    // NOTE: a browser cuts what is pasted without a word.
    const isFull = value[language].length >= maxLength
    const told = isFull ? t('in.full', { most: number(maxLength) }) : description
    const props = {
      label: t(`in.${language}`, { label }),
      value: value[language],
      lang: language,
      maxLength,
      error: index === 0 ? error : !!error,
      ...(told && { description: told }),
    }
    const change = (text: string) => onChange({ ...value, [language]: text })
    return rows ? (
      <Textarea
        key={language}
        {...props}
        rows={rows}
        classNames={{ input: styles['grows'] ?? '' }}
        styles={{ input: { '--lines': rows } }}
        {...(rows === 1 && { onKeyDown: sendInstead })}
        onChange={({ target }) => change(rows === 1 ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
      />
    ) : (
      <TextInput key={language} {...props} onChange={({ target }) => change(target.value)} />
    )
  })
}
