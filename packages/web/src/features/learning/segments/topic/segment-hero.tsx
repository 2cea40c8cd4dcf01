import type { Segment } from '@oktant/contract/learning/segments.ts'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Ring } from '../../../../ui/ring.tsx'
import { CoverArt } from '../../../../ui/cover/cover-art.tsx'
import { toneClass } from '../../../../ui/cover/tone.ts'
import { segmentIcons } from '../segment-look.ts'
import { useSegmentWords } from '../segment-words.ts'
import styles from './segment-hero.module.css'

/** The head of a segment's page, in its colour. */
export function SegmentHero({ segment }: { segment: Segment }) {
  const { narrowName, description, courses } = useSegmentWords()
  const { id, key, courseCount, coverImagePath } = segment
  const Icon = segmentIcons[key]
  return (
    <div className={toneClass(key, styles.hero)}>
      <div className={styles.text}>
        <Icon size={40} stroke={1.5} aria-hidden />
        <h1 className={`hero-title ${styles.name}`}>{narrowName(segment)}</h1>
        <p className={styles.description}>{description(segment)}</p>
        {courseCount > 0 && (
          <div className={styles.facts}>
            <OwnProgress segment={segment} />
            <span>{courses(segment)}</span>
          </div>
        )}
      </div>
      <div className={styles.art}>
        {coverImagePath ? (
          <img src={coverImagePath} alt="" />
        ) : (
          <CoverArt id={id} tone={key} rows={3} columns={4} />
        )}
      </div>
    </div>
  )
}

function OwnProgress({ segment }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const { name, percentage } = useSegmentWords()
  const { progress } = segment
  if (progress === null) return null
  return (
    <Ring
      percent={progress}
      text={percentage(progress)}
      label={t('topic.progress', { name: name(segment) })}
    />
  )
}

export const SegmentHeroSkeleton = () => <Skeleton height={300} radius={28} />
