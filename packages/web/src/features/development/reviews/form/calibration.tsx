import { Button } from '@mantine/core'
import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notice } from '../../../../lib/notice.ts'
import { proposeMark } from '../reviews.queries.ts'
import styles from '../reviews.module.css'
import { isOwnMark, sentMark } from '../state/review-form.rules.ts'
import type { ReviewForm } from '../state/review-form.ts'

/** Where the mark stands that is compared with others before it is sent. */
export function Calibration({ review }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const { calibration, proposal } = review
  if (!calibration) return null
  const { state, proposed, mark, reason } = calibration
  const released = sentMark(review)
  const differs = released !== null && isOwnMark(released, proposal?.mark)
  return (
    <section className={styles['calibration']} aria-label={t('calibration.title')}>
      <h4>{t('calibration.title')}</h4>
      <p>{t(`calibration.${state}`, { mark: state === 'proposed' ? proposed : mark })}</p>
      {reason && (
        <p>
          {t('calibration.moved', { proposed, mark })} <q>{reason}</q>
        </p>
      )}
      {differs && <p>{t('calibration.reasonFor', { mark, proposed: proposal?.mark })}</p>}
    </section>
  )
}

type ProposeProps = { form: ReviewForm; onRefused: (error: unknown) => void }

/** Hands the mark in to be compared, with what was typed last. */
export function ProposeMark({ form, onRefused }: ProposeProps) {
  const { t } = useTranslation('reviews')
  const { id, calibration } = form.review
  const isFirst = calibration?.state === 'waiting'
  const proposing = useMutation({
    async mutationFn() {
      // NOTE: what was typed last goes first, or an older mark would be put forward.
      await form.flush()
      return proposeMark(id)
    },
    onSuccess: () => notice.set({ text: t('propose.done') }),
    onError: (error) => onRefused(error),
  })
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      loading={proposing.isPending}
      onClick={() => proposing.mutate()}
    >
      {t(isFirst ? 'propose' : 'propose.again')}
    </Button>
  )
}
