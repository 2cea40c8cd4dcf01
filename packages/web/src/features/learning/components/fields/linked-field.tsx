import { Button } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTyped } from '../../../../lib/records/typed.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { Finder } from '../../../../ui/admin/list/finder.tsx'
import { wideField } from '../../../../ui/admin/record/record-form.tsx'
import styles from '../components.module.css'
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
      <div className={`${wideField} ${styles['linked']}`}>
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

const shortest = 2

type FinderProps = Pick<LinkedProps, 'own' | 'error'> & {
  onChoose: (found: { id: number; title: LocalText }) => void
}

function LinkFinder({ own, error, onChoose }: FinderProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const kind = useKindWords()
  const typing = useTyped()
  const { wanted } = typing
  const isAsked = wanted.length >= shortest
  const { data } = useQuery({
    ...componentList({ _perPage: 6, _filterFields: ['title'], _filterValues: [wanted] }),
    enabled: isAsked,
  })
  return (
    <div className={wideField}>
      <Finder
        label={t('component.linked')}
        description={t('component.linkedHint')}
        error={error}
        nothing={t('add.nothing')}
        typing={typing}
        found={isAsked ? data?.content.filter(({ id }) => id !== own) : undefined}
        row={({ id, title, categoryId }) => ({ id, name: text(title), about: kind(categoryId) })}
        onChoose={({ id, title }) => onChoose({ id, title })}
      />
    </div>
  )
}
