import { Button } from '@mantine/core'
import type { TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorTexts } from '../../../../lib/api/error-text.ts'
import { notice, noteProblem } from '../../../../lib/notice.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { type Letter, sendLetter } from '../planning.queries.ts'
import styles from '../planning.module.css'

/** What is said once a letter is on its way, as the specification prints it. */
const sent = {
  invite: eventsMessages.invitations_sent,
  change: eventsMessages.changes_sent,
  remind: eventsMessages.reminders_sent,
  cancel: eventsMessages.event_cancelled,
} as const satisfies Record<Letter, object>
const plain = ['invite', 'change', 'remind'] as const

/** The letters to everybody whom they concern: to invite, tell a change, remind, cancel. */
export function Letters({ event: { id, can, changedSinceTold } }: { event: TrainerEvent }) {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const problem = useErrorTexts()
  const [isCancelling, setCancelling] = useState(false)
  const sending = useMutation({
    mutationFn: (letter: Letter) => sendLetter(letter, id),
    onSuccess(_, letter) {
      setCancelling(false)
      notice.set({ text: message(sent[letter]) })
    },
    onError: (error, letter) => letter !== 'cancel' && noteProblem(problem(error)),
  })
  return (
    <div className={styles['tools']} role="group" aria-label={t('letters')}>
      {plain.map((letter) => (
        <Button
          key={letter}
          variant={letter === 'invite' || (letter === 'change' && changedSinceTold) ? 'filled' : 'default'}
          loading={sending.isPending && sending.variables === letter}
          onClick={() => sending.mutate(letter)}
        >
          {t(`letter.${letter}`)}
        </Button>
      ))}
      {can.cancel && (
        <Button
          variant="default"
          onClick={() => {
            sending.reset()
            setCancelling(true)
          }}
        >
          {t('letter.cancel')}
        </Button>
      )}
      {isCancelling && (
        <ConfirmDialog
          title={t('cancelTitle')}
          text={t('cancelText')}
          confirm={t('letter.cancel')}
          isDangerous
          isBusy={sending.isPending}
          error={sending.error}
          onConfirm={() => sending.mutate('cancel')}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  )
}
