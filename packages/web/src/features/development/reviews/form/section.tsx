import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionPill } from '../status-pill.tsx'
import styles from '../reviews.module.css'
import type { ReviewForm } from '../state/review-form.ts'

type SectionProps = {
  name: 'A' | 'B' | 'C'
  status: Review['sectionAStatus']
  form: ReviewForm
  children: ReactNode
}

/** One of the three parts of a review, under its name and with its own state. */
export function Section({ name, status, form: { review, isFixed }, children }: SectionProps) {
  const { t } = useTranslation('reviews')
  const id = useId()
  const isNamed = review.rejectedItems.includes(name)
  return (
    <section className={`card ${styles['section']}`} aria-labelledby={id}>
      <div className={styles['sectionHead']}>
        <h2 id={id}>{t(`section.${name}`)}</h2>
        {!isFixed && <SectionPill status={status} />}
      </div>
      {isNamed && <p className={styles['named']}>{t('rejected.named')}</p>}
      {children}
    </section>
  )
}
