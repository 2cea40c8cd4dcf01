import { Button } from '@mantine/core'
import type { TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { notice } from '../../../../lib/notice.ts'
import { useToday } from '../../../../lib/time/today.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { sendLetter } from '../planning.queries.ts'
import styles from '../planning.module.css'

/** That too few have a seat on the day by which they were needed, and the one press that cancels. */
export function TooFew({ event }: { event: TrainerEvent }) {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const today = useToday()
  const cancelling = useMutation({
    mutationFn: () => sendLetter('cancel', event.id),
    onSuccess: () => notice.set({ text: message(eventsMessages.event_cancelled) }),
  })
  const problem = useErrorText(cancelling.error)
  const { minDelegates } = event.courseOutline
  const { confirmed } = event.filled
  const isDue = event.minDelegatesBy !== null && event.minDelegatesBy <= today
  if (!event.can.cancel || !isDue || minDelegates === null || confirmed >= minDelegates) return null
  return (
    <div role="status" className={styles['warning']}>
      <p>{t('tooFew', { confirmed, fewest: minDelegates })}</p>
      <Button loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t('tooFewCancel')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
