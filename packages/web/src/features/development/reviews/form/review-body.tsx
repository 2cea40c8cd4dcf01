import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorTexts } from '../../../../lib/api/error-text.ts'
import { markRead } from '../reviews.queries.ts'
import styles from '../reviews.module.css'
import { Changed } from './changed.tsx'
import { TextField } from './fields.tsx'
import { Foot } from './foot.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { useReviewForm } from '../state/review-form.ts'
import { SectionA } from './section-a.tsx'
import { SectionB, SectionC } from './sections-bc.tsx'
import { useOpened } from '../state/use-opened.ts'

/** The form of a review as its reader has it in its present state. */
export function ReviewBody({ review }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const form = useReviewForm(review)
  const opened = useOpened(firstOpen(review))
  const words = useErrorTexts()
  const [problem, setProblem] = useState<string>()
  const page = useRef<HTMLDivElement>(null)
  const [flagged, setFlagged] = useState(0)
  useRead(review)
  // NOTE: an objective that has only just been opened can take the focus once it is shown.
  useEffect(() => {
    if (flagged > 0) toFirstFault(page.current)
  }, [flagged])
  const refused = (error: unknown) => {
    setProblem(words(error))
    form.flag(error)
    opened.open(...objectivesIn(error))
    setFlagged((before) => before + 1)
  }
  return (
    <div className={styles['columns']} ref={page}>
      <div className={styles['main']}>
        {review.rejected && review.userComments && (
          <div className={styles['rejection']} role="note">
            <h2>{t('rejection.title', { name: review.user.name })}</h2>
            <p className={styles['pre']}>{review.userComments}</p>
          </div>
        )}
        <Changed review={review} />
        <SectionA form={form} opened={opened} />
        <SectionB form={form} />
        <SectionC form={form} />
        <Foot
          form={form}
          problem={form.faults.length > 0 || flagged > 0 ? problem : undefined}
          onRefused={refused}
        />
      </div>
      <aside className={styles['aside']}>
        {form.may('notes') && (
          <section className={`card ${styles['section']}`} aria-label={t('notes.title')}>
            <TextField
              form={form}
              field="notes"
              known={review.notes}
              label={t('notes.title')}
              hint={t('notes.hint')}
              isLong
            />
          </section>
        )}
        <HistoryPanel review={review} />
      </aside>
    </div>
  )
}

/** NOTE: whoever is to write finds open what they write into; whoever reads opens what they wish. */
const firstOpen = ({ can, pastObjectives, currentObjectives }: Review) =>
  can.submit
    ? [
        ...pastObjectives.slice(0, 1),
        ...currentObjectives.filter(({ title, text }) => !title || !text).slice(0, 1),
      ].map(({ id }) => id)
    : []

const objectivesIn = (error: unknown) =>
  faultFields(error).flatMap((field) => {
    const [, id] = /^objective\.(\d+)\./.exec(field) ?? []
    return id ? [Number(id)] : []
  })

const faultFields = (error: unknown) =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)
    ? error.errors.flatMap((one: unknown) =>
        typeof one === 'object' && one !== null && 'field' in one ? [String(one.field)] : [],
      )
    : []

/** Leads to the first place where something is missing. */
function toFirstFault(page: HTMLElement | null) {
  const wrong = page?.querySelector('[aria-invalid=true]')
  const within = wrong?.matches('input, textarea') ? wrong : wrong?.querySelector('input:not(:disabled)')
  const target = within ?? wrong ?? page?.querySelector('[data-wrong] :is(input, textarea, button)')
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
}

/** Keeps that what is new was read, once per visit; where nothing is, there is nothing to keep. */
function useRead({ id, changed }: Pick<Review, 'id' | 'changed'>) {
  const hasNews = changed.length > 0
  useEffect(() => {
    // NOTE: what was not heard is said again with the next visit.
    if (hasNews) void markRead(id).catch(() => undefined)
  }, [id, hasNews])
}
