import type { Segment } from '@oktant/contract/learning/segments.ts'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isFailure } from '../../lib/api/api-error.ts'
import { idFrom } from '../../lib/api/ids.ts'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/words/shown/title.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/page/states.tsx'
import { SegmentHero, SegmentHeroSkeleton } from '../../features/learning/segments/topic/segment-hero.tsx'
import { SegmentNeighbours } from '../../features/learning/segments/topic/segment-neighbours.tsx'
import { useSegmentWords } from '../../features/learning/segments/segment-words.ts'
import { cardGrid } from '../../features/learning/learn/course-card.tsx'
import { FolderCards } from '../../features/learning/learn/course/folder.tsx'
import { container, useIsLearner } from '../../features/learning/learn/learn.queries.ts'
import { segment } from '../../features/learning/segments/segments.queries.ts'
import styles from './topic-screen.module.css'

/** One segment: what it is about, what it holds, and the way to the next. */
export function TopicScreen() {
  const id = idFrom(useParams().id)
  return id ? <Loaded id={id} /> : <NotFound />
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation('segments')
  const { data, error, refetch } = useQuery(segment(id))
  if (isFailure(error, 'segment_not_found')) return <NotFound />
  if (data) return <Topic segment={data} />
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('topic.title')}</h1>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />}
    </div>
  )
}

function Topic({ segment: shown }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const { name } = useSegmentWords()
  useTitle(name(shown))
  return (
    <article className={`page ${styles.topic}`}>
      <SegmentHero segment={shown} />
      <section aria-labelledby="topic-courses">
        <h2 id="topic-courses" className={styles.heading}>
          {t('topic.coursesTitle')}
        </h2>
        <Courses segment={shown} />
      </section>
      <SegmentNeighbours of={shown.id} />
    </article>
  )
}

function Courses({ segment: { id } }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const { data, error, refetch } = useQuery(container(id, useIsLearner()))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <CardsWaiting />
  if (data.children.length > 0) return <FolderCards folder={data} label={t('topic.coursesTitle')} />
  return (
    <EmptyState title={t('topic.coursesEmpty')} hint={t('topic.coursesEmptyHint')} action={<ToExplore />} />
  )
}

const CardsWaiting = () => (
  <LoadingState>
    <div className={cardGrid}>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={260} radius={18} />
      ))}
    </div>
  </LoadingState>
)

function Waiting() {
  return (
    <LoadingState>
      <SegmentHeroSkeleton />
    </LoadingState>
  )
}

function NotFound() {
  const { t } = useTranslation('segments')
  useTitle(t('topic.notFoundTitle'))
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('topic.notFoundTitle')}</h1>
      <EmptyState title={t('topic.notFound')} action={<ToExplore />} />
    </div>
  )
}

function ToExplore() {
  const { t } = useTranslation('segments')
  return (
    <Button component={Link} to={paths.explore} variant="default">
      {t('topic.toExplore')}
    </Button>
  )
}
