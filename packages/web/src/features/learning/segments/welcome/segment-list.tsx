import type { Segment } from '@oktant/contract/learning/segments.ts'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { toneClass } from '../../../../ui/cover/tone.ts'
import { segmentIcons } from '../segment-look.ts'
import { useSegmentWords } from '../segment-words.ts'
import { segments } from '../segments.queries.ts'
import styles from './segment-list.module.css'

/** All segments at a glance, each a link with what it is about. */
export function SegmentList() {
  const { t } = useTranslation('segments')
  const { data, error, refetch } = useQuery(segments)
  if (data?.length === 0) return <EmptyState title={t('explore.empty')} hint={t('explore.emptyHint')} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <ul className={styles.list}>
      {data.map((segment) => (
        <li key={segment.id}>
          <Entry segment={segment} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ segment }: { segment: Segment }) {
  const { name, description } = useSegmentWords()
  const Icon = segmentIcons[segment.key]
  return (
    <Link to={`/topic/${segment.id}`} className={toneClass(segment.key, styles.entry)}>
      <span className={styles.badge}>
        <Icon size={24} stroke={1.7} aria-hidden />
      </span>
      <span>
        <strong>{name(segment)}</strong> <span className={styles.description}>{description(segment)}</span>
      </span>
    </Link>
  )
}

function Waiting() {
  return (
    <LoadingState>
      <div className={styles.list}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={104} radius={18} />
        ))}
      </div>
    </LoadingState>
  )
}
