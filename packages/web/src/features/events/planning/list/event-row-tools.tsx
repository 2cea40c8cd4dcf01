import { ActionIcon } from '@mantine/core'
import type { TrainerEventRow } from '@oktant/contract/events/event-shapes.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorTexts } from '../../../../lib/api/error-text.ts'
import { noteProblem, offerUndo } from '../../../../lib/notice.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { AffectedDialog } from '../../../../ui/admin/affected-dialog.tsx'
import {
  copyEvent,
  eventRemovalAffected,
  eventsChanged,
  removeEvent,
  restoreEvent,
} from '../planning.queries.ts'
import styles from '../planning.module.css'
import { useTouched } from './touched.ts'

/** What is done with an event without opening it. */
export function EventRowTools({ event: { id, name, cancelled, filled } }: { event: TrainerEventRow }) {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const problem = useErrorTexts()
  const shown = useLocalText()(name)
  const [isOpen, setOpen] = useState(false)
  // NOTE: who has a seat is told by a cancellation, and never only finds that the event is gone.
  const isRemovable = cancelled || filled.confirmed === 0
  const copying = useMutation({
    mutationFn: () => copyEvent(id),
    onSuccess: (copy) =>
      offerUndo(message(eventsMessages.event_copied), () => removeEvent(copy.id).then(eventsChanged)),
    onError: (error) => noteProblem(problem(error)),
  })
  return (
    <div className={styles['tools']}>
      <ActionIcon
        variant="subtle"
        aria-label={t('copyNamed', { name: shown })}
        loading={copying.isPending}
        onClick={() => copying.mutate()}
      >
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
      {isRemovable && (
        <ActionIcon
          variant="subtle"
          aria-label={t('removeNamed', { name: shown })}
          onClick={() => setOpen(true)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
      {isOpen && <RemoveDialog id={id} name={shown} onClose={() => setOpen(false)} />}
    </div>
  )
}

function RemoveDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const removing = useMutation({
    mutationFn: () => removeEvent(id),
    async onSuccess() {
      offerUndo(message(eventsMessages.event_deleted), () => restoreEvent(id))
      onClose()
      await eventsChanged()
    },
  })
  return (
    <AffectedDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirm={t('remove')}
      isDangerous
      affected={useQuery(eventRemovalAffected(id))}
      words={useTouched()}
      isBusy={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    />
  )
}
