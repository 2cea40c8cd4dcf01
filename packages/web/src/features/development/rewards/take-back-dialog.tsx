import { Button, Textarea } from '@mantine/core'
import type { Reward } from '@oktant/contract/development/rewards.ts'
import { rewardLimits } from '@oktant/contract/kit/development-limits.ts'
import { developmentMessages } from '@oktant/contract/kit/messages/development.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import { useTakeRewardBack } from './rewards.queries.ts'

type DialogProps = { reward: Reward; onClose: () => void }

export function TakeBackDialog({ reward, onClose }: DialogProps) {
  const { t } = useTranslation(['rewards', 'common'])
  const message = useMessage()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const takeBack = useTakeRewardBack(reward.id)
  const problem = useErrorText(takeBack.error)
  const { name } = reward.user
  const done = () => {
    onClose()
    notice.set({ text: t('takeBack.done', { name }) })
  }
  const send = () => {
    setChecked(true)
    if (reason.trim()) takeBack.mutate(reason.trim(), { onSuccess: done })
  }
  return (
    <Dialog title={t('takeBack.title', { name })} onClose={onClose}>
      <Form action={send} aria-label={t('takeBack.open')}>
        <p>{t('takeBack.text', { name })}</p>
        <Textarea
          label={t('field.reason')}
          rows={3}
          maxLength={rewardLimits.reason}
          value={reason}
          error={isChecked && !reason.trim() && message(developmentMessages.reward_reason_required)}
          data-autofocus
          onChange={({ target }) => setReason(target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SaveButton isBusy={takeBack.isPending} color="coral.6">
            {t('takeBack.open')}
          </SaveButton>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
