import type { Segment } from '@oktant/contract/segments.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isFailure } from '../../../lib/api/api-error.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useTitle } from '../../../lib/words/title.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx'
import { SegmentHero, SegmentHeroSkeleton } from './segment-hero.tsx'
import { SegmentNeighbours } from './segment-neighbours.tsx'
import { useSegmentWords } from '../segment-words.ts'
import { segment } from '../segments.queries.ts'
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
      {shown.courseCount === 0 && (
        <section aria-label={t('topic.coursesTitle')}>
          <EmptyState
            title={t('topic.coursesEmpty')}
            hint={t('topic.coursesEmptyHint')}
            action={<ToExplore />}
          />
        </section>
      )}
      <SegmentNeighbours of={shown.id} />
    </article>
  )
}

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
