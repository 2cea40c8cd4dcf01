import { Button } from '@mantine/core'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import type { Paged } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { cameAlong } from '../../../../lib/api/came-along.ts'
import { paths } from '../../../../lib/paths.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState } from '../../../../ui/page/states.tsx'
import { useUser } from '../../../../lib/session/session-state.ts'
import { Cards, ToExplore, Waiting } from './cards.tsx'
import { Purchases } from './purchases.tsx'
import {
  assignedCourses,
  completedCourses,
  myLearning,
  myLearningPage,
  suggestedCourses,
} from '../learn.queries.ts'
import { useLearningWords } from '../learning-words.ts'
import styles from './lists.module.css'

type Along = ReturnType<typeof cameAlong>

/** What one has begun, and what one has passed. */
export function MyLearningScreen() {
  const mayBuy = useUser()?.permissions.includes('purchases.make') ?? false
  const { t } = useTranslation(['learning', 'shell'])
  const page = useQuery(myLearningPage)
  const along = cameAlong(page)
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.myLearning')}
        lead={t('mine.lead')}
        tools={
          <Button component={Link} to={paths.myCourses} variant="default">
            {t('courses.all')}
          </Button>
        }
      />
      <div className={styles['parts']}>
        {page.error && !page.data ? (
          <ErrorState error={page.error} onRetry={() => void page.refetch()} />
        ) : (
          <>
            <ToTake along={along} />
            <Begun along={along} />
            <Completed along={along} />
            {mayBuy && <Purchases along={along} />}
            <Suggestions along={along} />
          </>
        )}
      </div>
    </div>
  )
}

/** Courses that might be worth a look. */
export function SuggestedScreen() {
  const { t } = useTranslation(['learning', 'shell'])
  const { data, error, refetch } = useQuery(suggestedCourses)
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.suggested')} lead={t('suggested.lead')} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data?.length === 0 && <EmptyState title={t('suggested.empty')} action={<ToExplore />} />}
      {data && data.length > 0 && <Cards cards={data} label={t('shell:screen.suggested')} />}
    </div>
  )
}

/** What learning groups give, and what is to be passed again, with the reason. */
function ToTake({ along }: { along: Along }) {
  const { t } = useTranslation('learning')
  const [page, setPage] = useState(0)
  const result = useQuery({ ...assignedCourses(page), ...along })
  if (result.data?.totalElements === 0) return null
  return (
    <Part
      title={t('mine.toTake')}
      result={result}
      onMore={() => setPage(page + 1)}
      onLess={() => setPage(page - 1)}
      empty={null}
      reason={(card) => <Why card={card} />}
      pages={{ more: t('mine.later'), less: t('mine.earlier') }}
    />
  )
}

function Why({ card: { assigned } }: { card: ContainerCard }) {
  const { t } = useTranslation('learning')
  const { assignedWord } = useLearningWords()
  const [first] = assigned?.because ?? []
  return <p className={styles['why']}>{first ? assignedWord(first) : t('assigned.again')}</p>
}

function Begun({ along }: { along: Along }) {
  const { t } = useTranslation('learning')
  const [page, setPage] = useState(0)
  const result = useQuery({ ...myLearning(page), ...along })
  const { data: toTake } = useQuery({ ...assignedCourses(0), ...along })
  // NOTE: to say that nothing is under way would be odd below what is to be taken.
  if (toTake?.totalElements && result.data?.totalElements === 0) return null
  return (
    <Part
      title={t('mine.begun')}
      result={result}
      onMore={() => setPage(page + 1)}
      onLess={() => setPage(page - 1)}
      empty={<EmptyState title={t('mine.empty')} hint={t('mine.emptyHint')} action={<ToExplore />} />}
    />
  )
}

function Completed({ along }: { along: Along }) {
  const { t } = useTranslation('learning')
  const [page, setPage] = useState(0)
  const result = useQuery({ ...completedCourses(page), ...along })
  if (result.data?.totalElements === 0) return null
  return (
    <Part
      title={t('mine.completed')}
      result={result}
      onMore={() => setPage(page + 1)}
      onLess={() => setPage(page - 1)}
      empty={null}
    />
  )
}

function Suggestions({ along }: { along: Along }) {
  const { t } = useTranslation('learning')
  const { data = [] } = useQuery({ ...suggestedCourses, ...along })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions">{t('mine.suggested')}</h2>
      <Cards cards={data.slice(0, 4)} label={t('mine.suggested')} />
    </section>
  )
}

type PartProps = {
  title: string
  result: { data: Paged<ContainerCard> | undefined; error: unknown; refetch: () => unknown }
  onMore: () => void
  onLess: () => void
  empty: ReactNode
  reason?: (card: ContainerCard) => ReactNode
  pages?: { more: string; less: string }
}

function Part({ title, result: { data, error, refetch }, onMore, onLess, empty, reason, pages }: PartProps) {
  const { t } = useTranslation('learning')
  const cards = data?.content ?? []
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data && <Waiting />}
      {data && (cards.length > 0 ? <Cards cards={cards} label={title} {...(reason && { reason })} /> : empty)}
      {data && data.totalPages > 1 && (
        <div className={styles['pages']}>
          <Button variant="default" disabled={data.number === 0} onClick={onLess}>
            {pages?.less ?? t('mine.newer')}
          </Button>
          <Button variant="default" disabled={data.number + 1 >= data.totalPages} onClick={onMore}>
            {pages?.more ?? t('mine.older')}
          </Button>
        </div>
      )}
    </section>
  )
}
