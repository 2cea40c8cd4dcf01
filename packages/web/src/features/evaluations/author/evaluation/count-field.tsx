import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { numberFrom } from '../local-fields.tsx'

type CountProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  value: number
  onChange: (count: number) => void
}

const most = 200

/** How many are drawn, at least one; while somebody types it may be empty. */
export function CountField({ value, onChange, ...rest }: CountProps) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      value={isEmpty ? '' : value}
      onBlur={() => setEmpty(false)}
      onChange={({ target }) => {
        const count = numberFrom(target.value) ?? 0
        setEmpty(count < 1)
        if (count >= 1) onChange(Math.min(count, most))
      }}
    />
  )
}
