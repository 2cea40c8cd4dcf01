import { TextInput } from '@mantine/core'
import { isColour, plainColour } from '../../../lib/colours.ts'
import styles from './colour-field.module.css'

type ColourFieldProps = {
  label: string
  pickLabel: string
  description?: string
  placeholder?: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A colour, typed in hexadecimal or picked. */
export function ColourField({ pickLabel, value, onChange, ...field }: ColourFieldProps) {
  return (
    <div className={styles['colour']}>
      <TextInput
        {...field}
        value={value}
        maxLength={7}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="color"
        className={styles['picker']}
        aria-label={pickLabel}
        value={isColour(value) ? value.trim() : plainColour}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
