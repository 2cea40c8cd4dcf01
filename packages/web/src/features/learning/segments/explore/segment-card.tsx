import type { Segment } from '@oktant/contract/learning/segments.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CoverArt } from '../../../../ui/cover/cover-art.tsx'
import { SegmentIcon } from '../segment-icon.tsx'
import { toneClass } from '../../../../ui/cover/tone.ts'
import { useSegmentWords } from '../segment-words.ts'
import styles from './segment-card.module.css'

/** A segment as a card that opens it. */
export function SegmentCard({ segment }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const { narrowName, description, courses, percentage } = useSegmentWords()
  const { id, key, courseCount, progress } = segment
  return (
    <Link to={`/topic/${id}`} className={toneClass(key, styles.card)}>
      <div className={styles.cover}>
        <CoverArt id={id} tone={key} rows={2} columns={3} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <SegmentIcon of={key} /> {narrowName(segment)}
        </h2>
        <p className={styles.description}>{description(segment)}</p>
        {courseCount > 0 && (
          <p className={styles.facts}>
            {courses(segment)}
            {progress !== null && <span>{t('card.progress', { percent: percentage(progress) })}</span>}
          </p>
        )}
      </div>
    </Link>
  )
}
