import { Button, Skeleton } from '@mantine/core'
import type { ReviewRow } from '@oktant/contract/development/reviews/review-shapes.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { ownReviews } from './reviews.queries.ts'
import styles from './reviews.module.css'
import { Standing } from './status-pill.tsx'

const isOver = ({ status }: ReviewRow) => status === pdrStatus.completed || status === pdrStatus.closed

/** One's own reviews: the one under way with where it stands, and those of earlier years. */
export function OwnReviewsScreen() {
  const { t } = useTranslation(['reviews', 'shell'])
  useTitle(t('shell:screen.pdr'))
  const { data, error, refetch } = useQuery(ownReviews)
  const current = data?.content.filter((row) => !isOver(row)) ?? []
  const earlier = data?.content.filter(isOver) ?? []
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.pdr')} lead={t('own.lead')} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton h={140} radius={18} mb={24} />
          <Skeleton h={84} radius={18} />
        </LoadingState>
      )}
      {data?.content.length === 0 && <EmptyState title={t('own.none')} hint={t('own.noneHint')} />}
      {current.length > 0 && <Part title={t('own.current')} rows={current} />}
      {earlier.length > 0 && <Part title={t('own.earlier')} rows={earlier} />}
    </div>
  )
}

function Part({ title, rows }: { title: string; rows: readonly ReviewRow[] }) {
  const id = useId()
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['cards']}>
        {rows.map((row) => (
          <li key={row.id} className={`card ${styles['card']}`}>
            <OwnReview row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnReview({ row }: { row: ReviewRow }) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { day } = useDates()
  const { id, season, manager, assessedMark, phase } = row
  const name = text(season.name)
  const isMine = phase === 'person' || phase === 'acceptance'
  return (
    <>
      <div className={styles['words']}>
        <h3>{name}</h3>
        <p className={styles['quiet']}>
          {day(season.seasonStart)} – {day(season.seasonEnd)}
        </p>
        <Standing review={row} />
        {manager && <p className={styles['quiet']}>{t('manager.is', { name: manager.name })}</p>}
        {assessedMark !== null && <p>{t('mark.was', { mark: assessedMark })}</p>}
      </div>
      <Button
        component={Link}
        to={generatePath(paths.pdrReview, { id: String(id) })}
        variant={isMine ? 'filled' : 'default'}
        aria-label={t(isMine ? 'own.workNamed' : 'own.openNamed', { name })}
      >
        {t(isMine ? 'own.work' : 'own.open')}
      </Button>
    </>
  )
}
