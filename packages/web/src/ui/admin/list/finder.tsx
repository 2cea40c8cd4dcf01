import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { Typed } from '../../../lib/records/typed.ts'
import styles from './finder.module.css'

type FinderProps<T> = {
  label: string
  description?: string
  error?: string | undefined
  /** What is said where nothing is found. */
  nothing: string
  typing: Typed
  /** What was found; undefined while it comes, or is not asked for yet. */
  found: readonly T[] | undefined
  row: (found: T) => { id: number; name: string; about: string }
  onChoose: (found: T) => void
}

/** Finds one of many by what one types, to choose it. */
export function Finder<T>({ nothing, typing, found, row, onChoose, ...field }: FinderProps<T>) {
  return (
    <div>
      <TextInput
        type="search"
        {...field}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typing.typed}
        onChange={({ target }) => typing.setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found?.length === 0 && <p className={styles['quiet']}>{nothing}</p>}
      <ul className={styles['found']}>
        {found?.map((one) => {
          const { id, name, about } = row(one)
          return (
            <li key={id}>
              <button type="button" onClick={() => onChoose(one)}>
                <strong>{name}</strong>
                <span>{about}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
