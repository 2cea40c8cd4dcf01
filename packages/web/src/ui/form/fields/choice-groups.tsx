import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { folded } from '../../../lib/words/shown/folded.ts'
import styles from './choice-groups.module.css'

type Choice<V extends string> = { value: V; label: string; hint?: string; isDisabled?: boolean }
type Group<V extends string> = { key: string; legend: string; choices: readonly Choice<V>[] }

type ChoiceGroupsProps<V extends string> = {
  groups: readonly Group<V>[]
  chosen: readonly V[]
  onToggle: (value: V) => void
  search: { label: string; none: string }
  error?: string | undefined
}

/** Many things of which some are chosen, by area, with a search over their names and what they mean. */
export function ChoiceGroups<V extends string>({
  groups,
  chosen,
  onToggle,
  search,
  error,
}: ChoiceGroupsProps<V>) {
  const [wanted, setWanted] = useState('')
  const fits = ({ label, hint = '', value }: Choice<V>) =>
    folded(`${label} ${hint} ${value}`).includes(folded(wanted.trim()))
  const shown = groups
    .map((group) => ({ ...group, choices: group.choices.filter(fits) }))
    .filter(({ choices }) => choices.length > 0)
  return (
    <>
      <TextInput
        type="search"
        label={search.label}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {error && (
        <p className={styles['wrong']} role="alert">
          {error}
        </p>
      )}
      {shown.map(({ key, legend, choices }) => (
        <fieldset key={key} className={styles['area']}>
          <legend>{legend}</legend>
          <div className={styles['names']}>
            {choices.map(({ value, label, hint, isDisabled = false }) => (
              <Checkbox
                key={value}
                label={label}
                description={hint}
                checked={chosen.includes(value)}
                disabled={isDisabled}
                onChange={() => onToggle(value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {shown.length === 0 && <p>{search.none}</p>}
    </>
  )
}
