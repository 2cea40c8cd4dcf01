import { Button } from '@mantine/core'
import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { usePrintReview } from '../reviews.queries.ts'
import styles from '../reviews.module.css'
import { AcceptDialog, MeetingDialog, SubmitDialog } from '../dialogs/dialogs.tsx'
import { RejectDialog } from '../dialogs/reject-dialog.tsx'
import type { ReviewForm } from '../state/review-form.ts'
import { ProposeMark } from './calibration.tsx'
import { Saved } from './saved.tsx'

type AskedStep = 'submit' | 'meeting' | 'accept' | 'reject'

const submitWords: Partial<Record<number, 'submit.person' | 'submit.managerA' | 'submit.send'>> = {
  [pdrStatus.userCompletesPartA]: 'submit.person',
  [pdrStatus.withManager]: 'submit.managerA',
  [pdrStatus.partACompleted]: 'submit.send',
  [pdrStatus.rejected]: 'submit.send',
}

type FootProps = {
  form: ReviewForm
  /** What a submission found missing. */
  problem: string | undefined
  onRefused: (error: unknown) => void
}

/** What its reader does with a review as a whole. */
export function Foot({ form, problem, onRefused }: FootProps) {
  const { t } = useTranslation('reviews')
  const [asked, setAsked] = useState<AskedStep | null>(null)
  const { review } = form
  const { can, status } = review
  const close = () => setAsked(null)
  const ask = (what: AskedStep) => () => setAsked(what)
  return (
    <div className={styles['foot']}>
      <FormProblem>{problem}</FormProblem>
      <div className={styles['tools']}>
        {can.submit && <Button onClick={ask('submit')}>{t(submitWords[status] ?? 'submit.send')}</Button>}
        {can.proposeMark && <ProposeMark form={form} onRefused={onRefused} />}
        {can.holdMeeting && <Button onClick={ask('meeting')}>{t('meeting.hold')}</Button>}
        {can.accept && <Button onClick={ask('accept')}>{t('accept')}</Button>}
        {can.reject && (
          <Button variant="default" onClick={ask('reject')}>
            {t('reject')}
          </Button>
        )}
        {can.print && <Print review={review} />}
        <Saved form={form} />
      </div>
      {asked === 'submit' && <SubmitDialog form={form} onClose={close} onRefused={onRefused} />}
      {asked === 'meeting' && <MeetingDialog review={review} onClose={close} />}
      {asked === 'accept' && <AcceptDialog review={review} onClose={close} />}
      {asked === 'reject' && <RejectDialog review={review} onClose={close} />}
    </div>
  )
}

function Print({ review }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const print = usePrintReview(review)
  const problem = useErrorText(print.error)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        loading={print.isPending}
        onClick={() => print.mutate()}
      >
        {t('print')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
