import { Skeleton } from '@mantine/core'
import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { ReviewBody } from './form/review-body.tsx'
import { ViewReason } from './dialogs/view-reason.tsx'
import { review } from './reviews.queries.ts'
import styles from './reviews.module.css'
import { Standing } from './status-pill.tsx'

/** One review, as its person or whoever leads it has it; both addresses show the same to each. */
export function ReviewScreen() {
  const id = idFrom(useParams()['id'])
  return <div className="page">{id ? <Loaded key={id} id={id} /> : <NotFound />}</div>
}

function Loaded({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(review(id))
  if (error && !data) return <ErrorState isScreen error={error} onRetry={() => void refetch()} />
  return data ? <Found review={data} /> : <Waiting />
}

function Found({ review: found }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { day } = useDates()
  const { season, user, side, evaluation, meetingDay } = found
  const isOwn = side === 'person'
  const title = isOwn ? t('own.heading', { season: text(season.name) }) : user.name
  useTitle(title)
  const back = isOwn
    ? { to: paths.pdr, label: t('back.own') }
    : side === 'hr'
      ? { to: paths.reviewProgress, label: t('back.progress') }
      : { to: paths.pdrTeam, label: t('back.team') }
  return (
    <>
      <BackLink {...back} />
      <PageHeader
        title={title}
        lead={dotted([
          !isOwn && text(season.name),
          text(evaluation.name),
          `${day(season.seasonStart)} – ${day(season.seasonEnd)}`,
          meetingDay && t('meeting.was', { day: day(meetingDay) }),
        ])}
      />
      <div className={`card ${styles['section']} ${styles['top']}`}>
        <Standing review={found} />
        {isOwn && found.manager && (
          <p className={styles['quiet']}>{t('manager.is', { name: found.manager.name })}</p>
        )}
      </div>
      {found.needsReason ? (
        <ViewReason id={found.id} />
      ) : (
        // NOTE: with every step other fields are open, and what was typed before is handed in.
        <ReviewBody key={`${found.status}-${found.side}`} review={found} />
      )}
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('reviews')
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <LoadingState>
        <Skeleton height={44} width="50%" mb={24} />
        <Skeleton height={80} radius={18} mb={16} />
        <Skeleton height={320} radius={18} mb={16} />
        <Skeleton height={220} radius={18} />
      </LoadingState>
    </>
  )
}

function NotFound() {
  const { t } = useTranslation('reviews')
  useTitle(t('title'))
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState title={t('notFound')} />
    </>
  )
}
