import type { Segment } from '@oktant/contract/learning/segments.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toneClass } from '../../../../ui/cover/tone.ts'
import { useSegmentWords } from '../segment-words.ts'
import { overallProgress } from '../segments.rules.ts'
import styles from './wheel.module.css'

/** The middle of the wheel: the whole, or the segment under pointer or focus. */
export function WheelHub({ segments, active }: { segments: Segment[]; active: Segment | null }) {
  const overall = overallProgress(segments)
  return (
    <div className={styles.hub}>
      <div className={styles.face} data-hidden={active !== null || undefined}>
        {overall === null ? <ExploreLink /> : <Overall percent={overall} />}
      </div>
      {active && <ActiveSegment segment={active} />}
    </div>
  )
}

function Overall({ percent }: { percent: number }) {
  const { t } = useTranslation('segments')
  const { percentage } = useSegmentWords()
  return (
    <>
      <span className={styles.overall}>{percentage(percent)}</span>
      <span>{t('wheel.overall')}</span>
    </>
  )
}

function ExploreLink() {
  const { t } = useTranslation('segments')
  return (
    <Link to="/explore" className={styles.explore}>
      <strong>
        {t('wheel.explore')} <IconArrowRight size="0.9em" stroke={2.2} aria-hidden />
      </strong>
      <span>{t('wheel.exploreHint')}</span>
    </Link>
  )
}

/** Hidden from readers: the link in focus has just said the same. */
function ActiveSegment({ segment }: { segment: Segment }) {
  const { narrowName, courses, percentage } = useSegmentWords()
  return (
    <div className={toneClass(segment.key, styles.face)} aria-hidden>
      <strong className={styles.hubName}>{narrowName(segment)}</strong>
      <span>{courses(segment)}</span>
      {segment.progress !== null && <span className={styles.hubDone}>{percentage(segment.progress)}</span>}
    </div>
  )
}
