import { Button, Skeleton } from '@mantine/core'
import { yearOf } from '@oktant/contract/kit/days.ts'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import { ownPerPage } from '@oktant/contract/learning/own/own-learning.ts'
import type { ProgressYear } from '@oktant/contract/learning/own/progress.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { PastPart } from '../../features/events/attending/parts/event-parts.tsx'
import { OwnCertificates } from '../../features/learning/certificates/own-certificates.tsx'
import { completedCourses } from '../../features/learning/learn/learn.queries.ts'
import { levelOf } from '../../features/learning/learn/learn.rules.ts'
import { Purchases } from '../../features/learning/learn/lists/purchases.tsx'
import { cameAlong } from '../../lib/api/came-along.ts'
import { containerPath } from '../../lib/container-path.ts'
import { paths } from '../../lib/paths.ts'
import { useToday } from '../../lib/time/today.ts'
import { useUser } from '../../lib/session/session-state.ts'
import { useDates } from '../../lib/words/shown/dates.ts'
import { dotted } from '../../lib/words/shown/dotted.ts'
import { useLocalText } from '../../lib/words/language.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/page/states.tsx'
import { OwnFavourites } from './own-favourites.tsx'
import { ownProgress, progressYear } from './progress.queries.ts'
import styles from './progress.module.css'
import { YearPicture } from './year-picture.tsx'

type Along = { along: ReturnType<typeof cameAlong> }

/** What stands on the page, in its order; a feature that keeps something to be proud of adds a part. */
const parts = [Year, Bought, OwnCertificates, OwnFavourites, Completed, PastPart]

/** What somebody has learnt: the year as a picture, and the courses they have passed. */
export function ProgressScreen() {
  const { t } = useTranslation(['progress', 'shell'])
  const page = useQuery(ownProgress)
  const along = cameAlong(page)
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.progress')} lead={t('lead')} />
      <div className={styles['parts']}>
        {page.error && !page.data ? (
          <ErrorState error={page.error} onRetry={() => void page.refetch()} />
        ) : (
          parts.map((Part, place) => <Part key={place} along={along} />)
        )}
      </div>
    </div>
  )
}

function Bought({ along }: Along) {
  const mayBuy = useUser()?.permissions.includes('purchases.make') ?? false
  return mayBuy ? <Purchases along={along} /> : null
}

function Year({ along }: Along) {
  const { t } = useTranslation('progress')
  const [search, setSearch] = useSearchParams()
  const wanted = Number(search.get('year')) || undefined
  const { data, error, refetch } = useQuery({ ...progressYear(wanted), ...along })
  const to = (year: number) => setSearch({ year: String(year) }, { replace: true, preventScrollReset: true })
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{data ? t('year.title', { year: data.year }) : t('year.titlePlain')}</h2>
        {data && <Years progress={data} onYear={to} />}
      </div>
      <div className={`card ${styles['card']}`}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Waiting height={150} />}
        {data && <YearFound progress={data} />}
      </div>
    </section>
  )
}

function YearFound({ progress }: { progress: ProgressYear }) {
  const { t } = useTranslation('progress')
  const { number } = useDates()
  const minutes = Math.round(progress.seconds / 60)
  const hours = Math.round(minutes / 6) / 10
  return (
    <>
      <ul className={styles['sums']}>
        <li>{t('sum.passed', { count: progress.passed })}</li>
        <li>
          {minutes < 120
            ? t('sum.minutes', { count: minutes })
            : t('sum.hours', { count: hours, hours: number(hours) })}
        </li>
        <li>{t('sum.days', { count: progress.days.length })}</li>
      </ul>
      <YearPicture key={progress.year} progress={progress} />
    </>
  )
}

function Years({
  progress: { year, firstYear },
  onYear,
}: {
  progress: ProgressYear
  onYear: (year: number) => void
}) {
  const { t } = useTranslation('progress')
  const now = yearOf(useToday())
  if (firstYear >= now && year === now) return null
  return (
    <div className={styles['years']}>
      <Button variant="default" disabled={year <= firstYear} onClick={() => onYear(year - 1)}>
        {t('year.previous')}
      </Button>
      <Button variant="default" disabled={year >= now} onClick={() => onYear(year + 1)}>
        {t('year.next')}
      </Button>
    </div>
  )
}

function Completed({ along }: Along) {
  const { t } = useTranslation('progress')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery({ ...completedCourses(page), ...along })
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('completed.title')}</h2>
      <div className={`card ${styles['list']}`}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Waiting height={64} />}
        {data?.totalElements === 0 && (
          <EmptyState
            title={t('completed.empty')}
            hint={t('completed.emptyHint')}
            action={
              <Button component={Link} to={paths.explore} variant="default">
                {t('completed.explore')}
              </Button>
            }
          />
        )}
        {data && data.content.length > 0 && (
          <ul>
            {data.content.map((card) => (
              <li key={card.id}>
                <CompletedCourse card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {data && data.totalPages > 1 && <Pager data={data} perPage={ownPerPage} onPage={setPage} />}
    </section>
  )
}

function CompletedCourse({ card }: { card: ContainerCard }) {
  const { t } = useTranslation('progress')
  const text = useLocalText()
  const { short, percent } = useDates()
  const { mark, completedAt, segment } = card
  return (
    <Link to={containerPath(card)} className={styles['course']}>
      <span className={styles['words']}>
        <strong>{text(card.name)}</strong>
        <span>
          {dotted([
            segment && text(segment.name),
            completedAt && t('completed.on', { day: short(completedAt) }),
          ])}
        </span>
      </span>
      {mark === null ? (
        <span className="pill" data-tone="ok">
          {t('completed.passed')}
        </span>
      ) : (
        <span className={`pill ${styles['mark']}`} data-level={levelOf(mark)}>
          {t('completed.mark', { mark: percent(mark) })}
        </span>
      )}
    </Link>
  )
}

const Waiting = ({ height }: { height: number }) => (
  <LoadingState>
    <Skeleton height={height} m={16} w="auto" />
  </LoadingState>
)
