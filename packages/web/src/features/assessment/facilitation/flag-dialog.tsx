import { Button, Stack, Textarea } from '@mantine/core'
import { longestFlagNote } from '@oktant/contract/assessment/facilitation.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { flagAttempt } from './facilitation.queries.ts'

type FlagDialogProps = { id: number; questionScoreId: number | null; onClose: () => void }

/** Says what is worth a second look, at an answer or at the whole. */
export function FlagDialog({ id, questionScoreId, onClose }: FlagDialogProps) {
  const { t } = useTranslation('facilitation')
  const [note, setNote] = useState('')
  const flag = useMutation({
    mutationFn: () => flagAttempt(id, { questionScoreId, note }),
    onSuccess() {
      notice.set({ text: t('flag.done') })
      onClose()
    },
  })
  const problem = useErrorText(flag.error)
  return (
    <Dialog title={t(questionScoreId === null ? 'flag.whole' : 'flag.answer')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (note.trim()) flag.mutate()
        }}
      >
        <Stack>
          <Textarea
            label={t('flag.note')}
            description={t('flags.hint')}
            maxLength={longestFlagNote}
            rows={4}
            data-autofocus
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <FormProblem>{problem}</FormProblem>
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={!note.trim()} loading={flag.isPending}>
              {t('flag.send')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
