import type { SearchResult } from '@oktant/contract/learning/search.ts'
import { IconCalendarEvent, IconChecklist, IconFileText, IconTarget, type Icon } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useUser } from '../../../lib/session/session-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { Avatar } from '../../../ui/person/avatar.tsx'
import { Cover } from '../../../ui/cover/cover.tsx'
import { toneClass, toneOf } from '../../../ui/cover/tone.ts'
import { Highlight } from './highlight.tsx'
import { resultPath } from './result-place.ts'
import styles from './search.module.css'

const icons: Partial<Record<SearchResult['type'], Icon>> = {
  Component: IconFileText,
  Evaluation: IconChecklist,
  ClassroomEvent: IconCalendarEvent,
  TrainingGoal: IconTarget,
}

/** The picture of a result: a person’s photo, a course’s cover, or the icon of its kind in its segment’s colour. */
export function ResultPicture({ result, size = 52 }: { result: SearchResult; size?: number }) {
  const { type, id, imageUrl, name, segmentKey, containerId } = result
  if (type === 'User') return <Avatar name={name.en} src={imageUrl} size={Math.min(size, 44)} />
  const tone = toneOf(segmentKey, containerId ?? id)
  const KindIcon = icons[type]
  return (
    <span className={toneClass(tone, styles['picture'])} style={{ width: size }} aria-hidden>
      {KindIcon ? (
        <KindIcon size={22} stroke={1.7} />
      ) : (
        <Cover id={id} tone={tone} src={imageUrl} rows={2} columns={3} />
      )}
    </span>
  )
}

/** One thing that was found, with what fits marked in it. */
export function Result({ result, words }: { result: SearchResult; words: readonly string[] }) {
  const text = useLocalText()
  const to = resultPath(result, useUser()?.permissions ?? [])
  const inside = result.inside && text(result.inside)
  const content = (
    <>
      <ResultPicture result={result} />
      <span className={styles['words']}>
        <strong>
          <Highlight text={text(result.name)} words={words} />
        </strong>
        {inside && <span className={styles['inside']}>{inside}</span>}
        {text(result.text) && (
          <span className={styles['about']}>
            <Highlight text={text(result.text)} words={words} />
          </span>
        )}
      </span>
    </>
  )
  if (!to) return <div className={styles['result']}>{content}</div>
  return (
    <Link to={to} className={styles['result']}>
      {content}
    </Link>
  )
}
