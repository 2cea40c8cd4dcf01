import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '../../../../ui/table/pager.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { TestimonialForm } from './testimonial-form.tsx'
import { colleaguesTestimonials, ownTestimonials } from './testimonials.queries.ts'
import styles from './testimonials.module.css'

/** What one has written oneself, and what colleagues let one read. */
export function TestimonialsTab() {
  return (
    <>
      <Own />
      <Colleagues />
    </>
  )
}

function Own() {
  const { t } = useTranslation('testimonials')
  const { data, error, refetch } = useQuery(ownTestimonials)
  const [isEditing, setEditing] = useState(false)
  const known = data?.content[0] ?? null
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('own.title')}</h2>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : known && !isEditing ? (
        <TestimonialCard row={known} onEdit={() => setEditing(true)} />
      ) : (
        <TestimonialForm key={known?.id ?? 0} known={known} onDone={() => setEditing(false)} />
      )}
    </section>
  )
}

function Colleagues() {
  const { t } = useTranslation('testimonials')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery(colleaguesTestimonials(page))
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('colleagues.title')}</h2>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : data.content.length ? (
        <>
          {data.content.map((row) => (
            <TestimonialCard key={row.id} row={row} />
          ))}
          {data.totalPages > 1 && <Pager data={data} onPage={setPage} />}
        </>
      ) : (
        <EmptyState title={t('colleagues.empty')} hint={t('colleagues.emptyHint')} />
      )}
    </section>
  )
}

const Waiting = () => (
  <LoadingState>
    <Skeleton height={120} />
  </LoadingState>
)
