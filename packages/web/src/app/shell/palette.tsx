import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { segments } from '../../features/segments/segments.queries.ts'
import { useLocalText } from '../../lib/language.ts'
import { paths, type ScreenName } from '../../lib/paths.ts'
import { useUser } from '../../lib/session-state.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { mayOpen } from './built-screens.ts'
import styles from './palette.module.css'

type Hit = { key: string; name: string; kind: 'screens' | 'segments'; to: string }

const direct: readonly ScreenName[] = [
  'home',
  'overview',
  'explore',
  'welcome',
  'notifications',
  'account',
  'mailOutbox',
  'login',
  'register',
]
const forVisitors: readonly ScreenName[] = ['login', 'register']

function useHits(wanted: string): Hit[] {
  const { t } = useTranslation('shell')
  const text = useLocalText()
  const user = useUser()
  const { data = [] } = useQuery(segments)
  const screens = direct
    .filter((name) => mayOpen(name, user) && !(user && forVisitors.includes(name)))
    .map((name): Hit => ({ key: name, name: t(`screen.${name}`), kind: 'screens', to: paths[name] }))
  const found = mayOpen('topic', user) ? data : []
  const topics = found.map((segment): Hit => {
    const to = generatePath(paths.topic, { id: String(segment.id) })
    return { key: to, name: text(segment.name), kind: 'segments', to }
  })
  const words = wanted.toLocaleLowerCase().split(/\s+/)
  return [...screens, ...topics].filter(({ name }) =>
    words.every((word) => name.toLocaleLowerCase().includes(word)),
  )
}

const moves: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Finds screens that one may open, and segments. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const [wanted, setWanted] = useState('')
  const [place, setPlace] = useState(0)
  const hits = useHits(wanted.trim())
  const open = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    void navigate(hit.to)
  }
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (event.key === 'Enter') open(hits[place])
    else if (move && hits.length) setPlace(move(place, hits.length))
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={t('search.label')} onClose={onClose} bare>
      <input
        className={styles['field']}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value)
          setPlace(0)
        }}
        onKeyDown={onKey}
        placeholder={t('search.hint')}
        aria-label={t('search.label')}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls="search-hits"
        aria-activedescendant={hits[place] && `search-hit-${place}`}
        autoComplete="off"
        data-autofocus
      />
      <span className="visually-hidden" role="status">
        {t('search.results', { count: hits.length })}
      </span>
      <div id="search-hits" role="listbox" aria-label={t('search.label')} className={styles['hits']}>
        {hits.map((hit, at) => (
          <div
            key={hit.key}
            id={`search-hit-${at}`}
            role="option"
            aria-selected={at === place}
            className={styles['hit']}
            onClick={() => open(hit)}
            onPointerMove={() => setPlace(at)}
          >
            <span>{hit.name}</span>
            <span className={styles['kind']}>{t(`search.${hit.kind}`)}</span>
          </div>
        ))}
      </div>
      {hits.length === 0 && <EmptyState title={t('search.empty', { text: wanted })} />}
    </Dialog>
  )
}
