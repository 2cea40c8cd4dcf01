import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { wideField } from '../../../../ui/admin/record/record-form.tsx'
import styles from './found.module.css'
import { componentList } from '../components.queries.ts'
import { useKindWords } from '../component-words.ts'

type LinkedProps = {
  value: number | null
  /** The component itself, which cannot be linked with itself. */
  own: number | undefined
  /** What the linked one is called, as the server knows it. */
  title: LocalText | null | undefined
  error: string | undefined
  onChange: (id: number | null) => void
}

/** Another component that goes with this one. */
export function LinkedField({ value, own, title, error, onChange }: LinkedProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const [chosen, setChosen] = useState<{ id: number; title: LocalText } | null>(null)
  const name = chosen?.id === value ? chosen?.title : title
  if (value !== null)
    return (
      <div className={`${wideField} ${styles['kept']}`}>
        <span>{name ? t('component.linkedKept', { name: text(name) }) : t('component.linkedGone')}</span>
        <Button variant="default" size="compact-md" onClick={() => onChange(null)}>
          {t('component.unlink')}
        </Button>
        {error && <p role="alert">{error}</p>}
      </div>
    )
  return (
    <LinkFinder
      own={own}
      error={error}
      onChoose={(found) => {
        setChosen(found)
        onChange(found.id)
      }}
    />
  )
}

const pauseMs = 250
const shortest = 2

type FinderProps = Pick<LinkedProps, 'own' | 'error'> & {
  onChoose: (found: { id: number; title: LocalText }) => void
}

function LinkFinder({ own, error, onChoose }: FinderProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const kind = useKindWords()
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed.trim(), pauseMs)
  const isAsked = wanted.length >= shortest
  const { data } = useQuery({
    ...componentList({ _perPage: 6, _filterFields: ['title'], _filterValues: [wanted] }),
    enabled: isAsked,
  })
  const found = isAsked ? (data?.content.filter(({ id }) => id !== own) ?? []) : []
  return (
    <div className={wideField}>
      <TextInput
        type="search"
        label={t('component.linked')}
        description={t('component.linkedHint')}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isAsked && data && found.length === 0 && <p className={styles['none']}>{t('add.nothing')}</p>}
      <ul className={styles['found']}>
        {found.map(({ id, title, categoryId }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose({ id, title })}>
              <strong>{text(title)}</strong>
              <span>{kind(categoryId)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
