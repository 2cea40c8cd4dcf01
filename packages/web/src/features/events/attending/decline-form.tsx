import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { BookingSeen } from '@oktant/contract/events/event-shapes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import type { Why } from './attending.queries.ts'

type DeclineFormProps = {
  /** What it does, as its button says it. */
  submit: string
  reasons: BookingSeen['declineReasons']
  isBusy: boolean
  problem: string | undefined
  onSend: (why: Why) => void
  onCancel: () => void
}

/** Why somebody declines: one of the company's reasons, and a comment (spec 1 §5). */
export function DeclineForm({ submit, reasons, isBusy, problem, onSend, onCancel }: DeclineFormProps) {
  const { t } = useTranslation(['attending', 'common'])
  const [reason, setReason] = useState('')
  const [message, setMessage] = useState('')
  const [isChecked, setChecked] = useState(false)
  const lacksReason = reasons.length > 0 && !reason
  const lacksComment = !message.trim()
  const send = () => {
    setChecked(true)
    if (!lacksReason && !lacksComment) onSend({ reason, message: message.trim() })
  }
  const choices = reasons.map(({ name }) => ({ value: name, label: name }))
  return (
    <Form action={send} aria-label={submit}>
      {reasons.length > 0 && (
        <NativeSelect
          label={t('decline.reason')}
          data={[{ value: '', label: t('decline.choose') }, ...choices]}
          value={reason}
          error={isChecked && lacksReason && t('decline.reasonMissing')}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Textarea
        label={t('decline.comment')}
        rows={3}
        maxLength={2000}
        value={message}
        error={isChecked && lacksComment && t('decline.commentMissing')}
        onChange={({ target }) => setMessage(target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <DialogButtons>
        <Button variant="default" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <SaveButton isBusy={isBusy} color="coral.6">
          {submit}
        </SaveButton>
      </DialogButtons>
    </Form>
  )
}
