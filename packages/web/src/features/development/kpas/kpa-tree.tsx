import type { Kpa, KpaFigures } from '@oktant/contract/development/kpas.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { type Line, linesOf, stepOf } from './kpa-tree.rules.ts'
import styles from './kpas.module.css'

type TreeProps = { areas: readonly Kpa[]; figures: ReadonlyMap<number, KpaFigures> }

/** The tree, walked by arrow keys: one stop for the tabulator, as the pattern for trees says. */
export function KpaTree({ areas, figures }: TreeProps) {
  const { t } = useTranslation('kpas')
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [at, setAt] = useState(0)
  const root = useRef<HTMLUListElement>(null)
  const lines = linesOf(areas, closed)
  const stop = Math.min(at, lines.length - 1)
  const fold = (id: number, isClosed: boolean) =>
    setClosed((known) => new Set(isClosed ? [...known, id] : [...known].filter((one) => one !== id)))
  const press = (event: KeyboardEvent) => {
    const step = stepOf(lines, stop, event.key, closed)
    if (!step) return
    event.preventDefault()
    if ('open' in step) return fold(step.open, false)
    if ('close' in step) return fold(step.close, true)
    setAt(step.to)
    root.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[step.to]?.focus()
  }
  return (
    <ul ref={root} className={`card ${styles['tree']}`} role="tree" aria-label={t('tree')} onKeyDown={press}>
      {lines.map((line, place) => (
        <Row
          key={line.node.id}
          line={line}
          figures={figures.get(line.node.id)}
          isOpen={!closed.has(line.node.id)}
          isStop={place === stop}
          onFocus={() => setAt(place)}
          onFold={fold}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  line: Line<Kpa>
  figures: KpaFigures | undefined
  isOpen: boolean
  isStop: boolean
  onFocus: () => void
  onFold: (id: number, isClosed: boolean) => void
}

function Row({ line: { node, depth, hasChildren }, figures, isOpen, isStop, onFocus, onFold }: RowProps) {
  const { t } = useTranslation('kpas')
  const text = useLocalText()
  const { id, name, owner, isArchived } = node
  return (
    <li role="none" className={styles['row']} style={{ '--depth': depth } as CSSProperties}>
      {/* NOTE: for the pointer alone; by keys an area opens with the arrows. */}
      <button
        type="button"
        className={styles['fold']}
        tabIndex={-1}
        aria-hidden
        data-open={isOpen || undefined}
        hidden={!hasChildren}
        onClick={() => onFold(id, isOpen)}
      >
        <IconChevronRight size={18} />
      </button>
      <Link
        to={generatePath(paths.kpa, { id: String(id) })}
        className={styles['item']}
        role="treeitem"
        aria-level={depth + 1}
        {...(hasChildren && { 'aria-expanded': isOpen })}
        tabIndex={isStop ? 0 : -1}
        data-archived={isArchived || undefined}
        onFocus={onFocus}
      >
        <span className={styles['name']}>{text(name)}</span>
        <span className={owner.isActive || isArchived ? styles['quiet'] : styles['warn']}>
          {isArchived ? t('archived') : owner.isActive ? owner.name : t('ownerGone', { name: owner.name })}
        </span>
        <Figures figures={figures} />
      </Link>
    </li>
  )
}

function Figures({ figures }: { figures: KpaFigures | undefined }) {
  const { t } = useTranslation('kpas')
  const { percent } = useDates()
  if (!figures) return null
  const { objectives, people, meanWeight, rating, rated } = figures
  return (
    <span className={styles['quiet']}>
      {dotted([
        objectives > 0 && t('figure.objectives', { count: objectives }),
        objectives > 0 && t('figure.people', { count: people }),
        meanWeight !== null && t('figure.weight', { weight: percent(meanWeight) }),
        rating !== null && t('figure.rating', { rating }),
        rating === null && rated > 0 && t('figure.tooFew'),
      ])}
    </span>
  )
}
