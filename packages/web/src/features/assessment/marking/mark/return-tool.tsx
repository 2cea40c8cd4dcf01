import { Button } from '@mantine/core'
import type { Marking } from '@oktant/contract/assessment/marking.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { CommentField } from '../comment-bank/comment-field.tsx'
import type { MarkingState } from '../use-marking.ts'

type ReturnProps = { state: MarkingState; onReturned: (next: Pick<Marking, 'next'>) => void }

/** Returns an attempt to its learner, with what is to be revised. */
export function ReturnTool({ state, onReturned }: ReturnProps) {
  const { t } = useTranslation('marking')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('return.open')}
      </Button>
      {isOpen && <ReturnDialog state={state} onReturned={onReturned} onClose={() => setOpen(false)} />}
    </>
  )
}

/** NOTE: begins with the comment to the whole, which may already say it. */
function ReturnDialog({ state, onReturned, onClose }: ReturnProps & { onClose: () => void }) {
  const { t } = useTranslation('marking')
  const [comment, setComment] = useState(state.typed.comment)
  const send = useMutation({ mutationFn: () => state.giveBack(comment), onSuccess: onReturned })
  const wrong = useErrorText(send.error)
  return (
    <Dialog title={t('return.open')} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          // NOTE: within React the form around it hears of it too, and would give the mark.
          event.stopPropagation()
          send.mutate()
        }}
      >
        <CommentField
          label={t('return.comment')}
          description={t('return.hint')}
          rows={5}
          value={comment}
          error={wrong}
          data-autofocus
          onChange={setComment}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('return.cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {t('return.send')}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
