import { Button } from '@mantine/core'
import type { BookingSeen } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { useApprove, useDecline } from './attending.queries.ts'
import type { Deeds } from './attending.rules.ts'
import styles from './attending.module.css'
import { DeclineForm } from './decline-form.tsx'

type BookingDeedsProps = {
  id: number
  eventId: number
  status: BookingSeen['bookingStatus']['id']
  reasons: BookingSeen['declineReasons']
  /** Is it the reader's own? Then it is accepted, else approved. */
  isOwn: boolean
  may: Deeds
  /** Whose it is and for what, for the buttons of a list. */
  about?: string
}

/** What its holder steps back from: a seat, or a request that is still under way. */
const ownNo: Partial<Record<BookingDeedsProps['status'], 'giveBack' | 'withdraw'>> = {
  [bookingStatus.USER_ACCEPTED]: 'giveBack',
  [bookingStatus.MANAGER_WAITING]: 'withdraw',
  [bookingStatus.REQUEST_SEAT]: 'withdraw',
  [bookingStatus.NO_MANAGER]: 'withdraw',
}

/** What may be done with a booking now: accepted or approved with one press, declined with a reason. */
export function BookingDeeds({ id, eventId, status, reasons, isOwn, may, about }: BookingDeedsProps) {
  const { t } = useTranslation('attending')
  const [isDeclining, setDeclining] = useState(false)
  const approve = useApprove({ id, eventId, isOwn })
  const decline = useDecline({ id, eventId, isOwn })
  const problem = useErrorText(approve.error)
  const declineProblem = useErrorText(decline.error)
  const yes = isOwn ? 'accept' : 'approve'
  const no = isOwn ? (ownNo[status] ?? 'decline') : 'decline'
  const named = (word: string) => (about ? { 'aria-label': `${word}: ${about}` } : {})
  const say = (deed: 'accept' | 'approve' | 'decline' | 'giveBack' | 'withdraw') =>
    notice.set({ text: t(`done.${deed}`) })
  if (isDeclining)
    return (
      <DeclineForm
        submit={t(`deed.${no}`)}
        reasons={reasons}
        isBusy={decline.isPending}
        problem={declineProblem}
        onCancel={() => setDeclining(false)}
        onSend={(why) =>
          onceMade(decline.mutateAsync(why), () => {
            setDeclining(false)
            say(no)
          })
        }
      />
    )
  return (
    <div className={styles['deeds']}>
      {may.approve && (
        <Button
          loading={approve.isPending}
          onClick={() => onceMade(approve.mutateAsync(), () => say(yes))}
          {...named(t(`deed.${yes}`))}
        >
          {t(`deed.${yes}`)}
        </Button>
      )}
      {may.decline && (
        <Button variant="default" onClick={() => setDeclining(true)} {...named(t(`deed.${no}`))}>
          {t(`deed.${no}`)}
        </Button>
      )}
      <FormProblem>{problem}</FormProblem>
    </div>
  )
}
