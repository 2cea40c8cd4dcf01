import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import { type Decision, useDecide } from './purchases.queries.ts'

type DecideProps = {
  id: number
  decision: Decision
  onDone: (made: Decision) => void
  onClose: () => void
}

/** Asks before a decision, with a word to the person: needed where it disappoints. */
export function DecideDialog({ id, decision, onDone, onClose }: DecideProps) {
  const { t } = useTranslation(['purchases', 'common'])
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const decide = useDecide(id)
  const problem = useErrorText(decide.error)
  const isNeeded = decision !== 'confirm'
  const isMissing = isNeeded && isChecked && !note.trim()
  const send = () => {
    setChecked(true)
    if (isNeeded && !note.trim()) return
    onceMade(decide.mutateAsync({ decision, note }), () => onDone(decision))
  }
  return (
    <Dialog title={t(`title.${decision}`)} onClose={onClose}>
      <Form action={send}>
        <p>{t(`text.${decision}`)}</p>
        <Textarea
          label={t(isNeeded ? 'decide.why' : 'decide.note')}
          rows={3}
          maxLength={1000}
          value={note}
          data-autofocus
          error={isMissing && t('decide.missing')}
          onChange={({ target }) => setNote(target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SaveButton isBusy={decide.isPending} color={isNeeded ? 'coral.6' : 'iris'}>
            {t(decision)}
          </SaveButton>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
