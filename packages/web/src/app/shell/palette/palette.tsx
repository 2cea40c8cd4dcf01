import { IconSearch } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ResultPicture } from '../../../features/learning/search/search-result.tsx'
import { SegmentIcon } from '../../../features/learning/segments/segment-icon.tsx'
import { useLocalText } from '../../../lib/words/language.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import styles from './palette.module.css'
import { useHits, type Hit } from './search-hits.ts'

const moves: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place + count - 1) % count,
}

function HitIcon({ hit }: { hit: Hit }) {
  if (hit.kind === 'segments') return <SegmentIcon of={hit.segment} size={20} />
  if (hit.kind === 'found') return <ResultPicture result={hit.result} size={44} />
  if (hit.kind === 'all') return <IconSearch size={20} stroke={1.7} aria-hidden />
  return <hit.icon size={20} stroke={1.7} aria-hidden />
}

/** Of a person their job role, and of a training goal how it stands tell one from others of the same name. */
const saysMore: ReadonlySet<string> = new Set(['User', 'TrainingGoal'])

type OptionProps = { hit: Hit; id: string; isChosen: boolean; onOpen: () => void; onPoint: () => void }
function Option({ hit, id, isChosen, onOpen, onPoint }: OptionProps) {
  return (
    // NOTE: the focus stays in the field, which tells which option is chosen; keys are handled there.
    <div
      id={id}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: 'nearest' })
      }}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={styles['hit']}
      onClick={onOpen}
      onKeyDown={(event) => event.key === 'Enter' && onOpen()}
      onPointerMove={onPoint}
    >
      <HitIcon hit={hit} />
      <HitWords hit={hit} />
    </div>
  )
}

function HitWords({ hit }: { hit: Hit }) {
  const { t } = useTranslation('shell')
  const text = useLocalText()
  if (hit.kind === 'all') return <span className={styles['name']}>{t('search.all', { text: hit.name })}</span>
  if (hit.kind !== 'found')
    return (
      <>
        <span className={styles['name']}>{hit.name}</span>
        <span className={styles['kind']}>{t(`search.${hit.kind}`)}</span>
      </>
    )
  const { type, inside, text: about } = hit.result
  const where = dotted([inside && text(inside), saysMore.has(type) && text(about)])
  return (
    <>
      <span className={styles['name']}>
        {hit.name}
        {where && <span className={styles['where']}>{where}</span>}
      </span>
      <span className={styles['kind']}>{t(`search.type.${type}`)}</span>
    </>
  )
}

type PaletteProps = {
  onClose: () => void
  /** What was typed before the field was there. */
  takeTyped?: () => string
}

/** Finds screens that one may open, segments, courses, their parts, training goals and people. */
export function Palette({ onClose, takeTyped }: PaletteProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const [wanted, setWanted] = useState('')
  const [place, setPlace] = useState(0)
  const { hits, isPending } = useHits(wanted)
  const open = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    void navigate(hit.to)
  }
  const look = (text: string) => {
    setWanted(text)
    setPlace(0)
  }
  const onFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    const typed = takeTyped?.()
    if (typed) look(target.value + typed)
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
      <div className={styles['bar']}>
        <IconSearch size={20} stroke={1.8} aria-hidden />
        <input
          className={styles['field']}
          value={wanted}
          onChange={(event) => look(event.target.value)}
          onFocus={onFocus}
          onKeyDown={onKey}
          placeholder={t('search.hint')}
          aria-label={t('search.hint')}
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls="search-hits"
          aria-activedescendant={hits[place] && `search-hit-${place}`}
          autoComplete="off"
          data-autofocus
        />
      </div>
      <span className="visually-hidden" role="status">
        {t('search.results', { count: hits.length })}
      </span>
      <div id="search-hits" role="listbox" aria-label={t('search.found')} className={styles['hits']}>
        {hits.map((hit, at) => (
          <Option
            key={`${hit.kind}-${hit.key}`}
            hit={hit}
            id={`search-hit-${at}`}
            isChosen={at === place}
            onOpen={() => open(hit)}
            onPoint={() => setPlace(at)}
          />
        ))}
      </div>
      {hits.length === 0 && !isPending && <EmptyState title={t('search.empty', { text: wanted })} />}
    </Dialog>
  )
}
