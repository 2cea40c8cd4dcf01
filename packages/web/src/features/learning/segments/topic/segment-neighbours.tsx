import type { Segment } from '@oktant/contract/learning/segments.ts'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toneClass } from '../../../../ui/cover/tone.ts'
import { useSegmentWords } from '../segment-words.ts'
import { segments } from '../segments.queries.ts'
import { neighbours } from '../segments.rules.ts'
import styles from './segment-neighbours.module.css'

/** The way around the circle: the segment before and the one after. */
export function SegmentNeighbours({ of }: { of: number }) {
  const { t } = useTranslation('segments')
  const { data = [] } = useQuery(segments)
  const around = neighbours(data, of)
  if (!around) return null
  return (
    <nav className={styles.neighbours} aria-label={t('topic.neighbours')}>
      <Neighbour segment={around.previous} direction="previous" />
      <Neighbour segment={around.next} direction="next" />
    </nav>
  )
}

const arrows = { previous: IconArrowLeft, next: IconArrowRight }

function Neighbour({ segment, direction }: { segment: Segment; direction: keyof typeof arrows }) {
  const { t } = useTranslation('segments')
  const { narrowName } = useSegmentWords()
  const Arrow = arrows[direction]
  return (
    <Link
      to={`/topic/${segment.id}`}
      className={toneClass(segment.key, styles.neighbour)}
      data-direction={direction}
    >
      <Arrow size={22} aria-hidden />
      <span>
        <small>{t(`topic.${direction}`)}</small> <strong>{narrowName(segment)}</strong>
      </span>
    </Link>
  )
}
