import { carousel } from '@oktant/contract/kit/constants.ts'
import type { Segment } from '@oktant/contract/learning/segments.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { Carousel, CarouselSkeleton } from '../../../../ui/carousel/carousel.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { SegmentCard } from './segment-card.tsx'
import { library, segments } from '../segments.queries.ts'
import styles from './explore-screen.module.css'

const table = { below: carousel.landingBelow, otherwise: carousel.landing }

/** All segments, side by side. */
export function ExploreScreen() {
  const { t } = useTranslation('segments')
  const mayLearn = useUser()?.permissions.includes('learning.take')
  return (
    <div className="page">
      <h1>{t('explore.title')}</h1>
      <p className={styles.lead}>{t('explore.lead')}</p>
      {mayLearn && <Library />}
      <Segments />
    </div>
  )
}

function Library() {
  const { t } = useTranslation('segments')
  const text = useLocalText()
  const { data } = useQuery(library)
  if (!data) return null
  return (
    <p className={styles.library}>
      <Link to={generatePath(paths.library, { id: String(data.id) })}>
        {t('explore.library', { name: text(data.title) })}
      </Link>
    </p>
  )
}

function Segments() {
  const { t } = useTranslation('segments')
  const { data, error, refetch } = useQuery(segments)
  if (data?.length) return <SegmentCarousel segments={data} />
  if (data) return <EmptyState title={t('explore.empty')} hint={t('explore.emptyHint')} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <LoadingState>
      <CarouselSkeleton table={table} height={440} />
    </LoadingState>
  )
}

function SegmentCarousel({ segments: all }: { segments: Segment[] }) {
  const { t } = useTranslation('segments')
  const words = {
    label: t('explore.region'),
    kind: t('carousel.kind'),
    previous: t('explore.previous'),
    next: t('explore.next'),
    status: (shown: { from: number; to: number; total: number }) =>
      t(shown.from === shown.to ? 'explore.statusOne' : 'explore.status', shown),
  }
  const slides = all.map((segment) => ({ key: segment.id, content: <SegmentCard segment={segment} /> }))
  return <Carousel slides={slides} table={table} words={words} />
}
