import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { reviewsMessages } from '@oktant/contract/kit/messages/reviews.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { type ReviewHead, toneOf, useStatusWords, useUntil, useWhoHasIt } from './review-words.ts'
import styles from './reviews.module.css'

export function StatusPill({ status }: Pick<ReviewHead, 'status'>) {
  const words = useStatusWords()
  return (
    <span className="pill" data-tone={toneOf(status)}>
      {words(status)}
    </span>
  )
}

type SectionStatus = Review['sectionAStatus']

const sectionTones: Partial<Record<SectionStatus, string>> = {
  USER_ACCEPTED: 'ok',
  USER_REJECTED: 'bad',
  AWAITING_ACCEPTANCE: 'warn',
  AWAITING_ACCEPTANCE_SECTION_C: 'warn',
}

export function SectionPill({ status }: { status: SectionStatus }) {
  const text = useLocalText()
  return (
    <span className="pill" data-tone={sectionTones[status]}>
      {text(reviewsMessages[`pdr.section.${status}`])}
    </span>
  )
}

/** Where a review stands: its state, who has it since when, and until when. */
export function Standing({ review }: { review: ReviewHead }) {
  const { t } = useTranslation('reviews')
  const who = useWhoHasIt()
  const until = useUntil()(review)
  return (
    <div className={styles['standing']} role="group" aria-label={t('standing')}>
      <StatusPill status={review.status} />
      <span>{who(review)}</span>
      {until && <span className={review.isLate ? styles['late'] : styles['quiet']}>{until}</span>}
    </div>
  )
}
