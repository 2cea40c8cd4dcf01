import { TextInput } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'

type WholeProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'description'> & {
  value: number | null
  /** What it means, or what it means to leave it empty. */
  hint?: string
  from?: number
  most: number
  /** Its limits go without saying where something nearer limits it. */
  isBounded?: boolean
  onChange: (value: number | null) => void
}

/** What no limits let through, so that it is told where it was typed. */
export const noWhole = -1

const wholeFrom = (text: string) => {
  if (text.trim() === '') return null
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : noWhole
}

/** A whole number with its limits beside it; what is none stays as it was typed, and is told rather than mended. */
export function WholeField({ value, hint, from = 0, most, isBounded = true, onChange, ...rest }: WholeProps) {
  const { t } = useTranslation('author')
  const { number } = useDates()
  const [typed, setTyped] = useState('')
  const kept = value === noWhole ? null : value
  const isTyped = wholeFrom(typed) === value || (typed.trim() === '' && kept === null)
  const between = isBounded && t('whole.between', { from: number(from), most: number(most) })
  return (
    <TextInput
      {...rest}
      description={[between, hint].filter(Boolean).join(' ')}
      inputMode="numeric"
      value={isTyped ? typed : (kept ?? '')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(wholeFrom(target.value))
      }}
    />
  )
}
