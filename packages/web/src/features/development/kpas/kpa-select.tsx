import { NativeSelect } from '@mantine/core'
import type { KpaChoice } from '@oktant/contract/development/kpas.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useLocalText } from '../../../lib/words/language.ts'

type SelectProps = {
  label: string
  /** What stands there where none is chosen. */
  none: string
  choices: readonly KpaChoice[]
  value: number | null
  /** The name of a chosen one that can be chosen no more. */
  keptName?: LocalText | null
  error?: string | undefined
  onChange: (kpaId: number | null) => void
}

/** One key performance area of the tree. */
export function KpaSelect({ label, none, choices, value, keptName, error, onChange }: SelectProps) {
  const text = useLocalText()
  const isKept = value !== null && !choices.some(({ id }) => id === value)
  return (
    <NativeSelect
      size="md"
      label={label}
      value={String(value ?? 0)}
      error={error}
      data={[
        { value: '0', label: none },
        ...(isKept ? [{ value: String(value), label: keptName ? text(keptName) : String(value) }] : []),
        ...choices.map(({ id, name, depth }) => ({
          value: String(id),
          label: `${'– '.repeat(depth)}${text(name)}`,
        })),
      ]}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}
