import { Button } from '@mantine/core'
import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { reviewsMessages } from '@oktant/contract/kit/messages/reviews.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { notice } from '../../../../lib/notice.ts'
import { useToday } from '../../../../lib/time/today.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { Form, FormProblem } from '../../../../ui/form/form.tsx'
import { acceptReview, holdMeeting, submitReview } from '../reviews.queries.ts'
import styles from '../reviews.module.css'
import type { ReviewForm } from '../state/review-form.ts'

type SubmitProps = { form: ReviewForm; onClose: () => void; onRefused: (error: unknown) => void }

const doneWords = {
  [pdrStatus.userCompletesPartA]: 'submitted.person',
  [pdrStatus.withManager]: 'submitted.managerA',
} as const
const wordsFor = (status: number) =>
  Object.entries(doneWords).find(([key]) => Number(key) === status)?.[1] ?? 'submitted.send'

/** Asks before what was written can be changed no more. */
export function SubmitDialog({ form, onClose, onRefused }: SubmitProps) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { id, status } = form.review
  const submitting = useMutation({
    async mutationFn() {
      // NOTE: what was typed last goes first, or it would be handed in without it.
      await form.flush()
      return submitReview(id)
    },
    onSuccess: () => notice.set({ text: t(wordsFor(status)) }),
    onError: (error) => onRefused(error),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      title={t('submit.title')}
      text={text(reviewsMessages.pdr_submit_confirm)}
      confirm={t('submit.confirm')}
      isBusy={submitting.isPending}
      error={null}
      onConfirm={() => submitting.mutate()}
      onClose={onClose}
    />
  )
}

type DialogProps = { review: Review; onClose: () => void }

export function AcceptDialog({ review: { id }, onClose }: DialogProps) {
  const { t } = useTranslation('reviews')
  const accepting = useMutation({
    mutationFn: () => acceptReview(id),
    onSuccess() {
      notice.set({ text: t('accepted') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('accept.title')}
      text={t('accept.text')}
      confirm={t('accept')}
      isBusy={accepting.isPending}
      error={accepting.error}
      onConfirm={() => accepting.mutate()}
      onClose={onClose}
    />
  )
}

/** The day on which both have talked about part A. */
export function MeetingDialog({ review: { id, user }, onClose }: DialogProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const today = useToday()
  const [day, setDay] = useState(today)
  const holding = useMutation({
    mutationFn: () => holdMeeting(id, day),
    onSuccess() {
      notice.set({ text: t('meeting.kept') })
      onClose()
    },
  })
  const problem = useErrorText(holding.error)
  return (
    <Dialog title={t('meeting.hold')} onClose={onClose}>
      <Form action={() => holding.mutate()} aria-label={t('meeting.hold')}>
        <p>{t('meeting.text', { name: user.name })}</p>
        <div className={styles['narrow']}>
          <DayField label={t('meeting.day')} value={day} onChange={setDay} />
        </div>
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" disabled={!day} loading={holding.isPending}>
            {t('meeting.keep')}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
