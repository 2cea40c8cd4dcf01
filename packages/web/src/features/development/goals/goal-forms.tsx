import { Button, Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { Goal } from '@oktant/contract/development/goal-shapes.ts'
import { goalsMessages } from '@oktant/contract/kit/messages/goals.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { onceMade } from '../../../lib/api/once-made.ts'
import { notice } from '../../../lib/notice.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { centsFrom, typedFrom } from '../../../lib/words/shown/money.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import { useAchieveGoal, useApproveGoal, useCancelGoal, useDeclineGoal } from './goals.queries.ts'

type Props = { goal: Goal; onClose: () => void }

function Buttons({ submit, isBusy, onClose }: { submit: string; isBusy: boolean; onClose: () => void }) {
  const { t } = useTranslation('common')
  return (
    <DialogButtons>
      <Button variant="default" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <SaveButton isBusy={isBusy}>{submit}</SaveButton>
    </DialogButtons>
  )
}

/** Why somebody cancels. */
export function ReasonForm({ goal, onClose }: Props) {
  const { t } = useTranslation('goals')
  const message = useMessage()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const cancel = useCancelGoal(goal.id)
  const problem = useErrorText(cancel.error)
  const send = () => {
    setChecked(true)
    if (!reason.trim()) return
    onceMade(cancel.mutateAsync(reason.trim()), () => {
      onClose()
      notice.set({ text: t('done.cancel') })
    })
  }
  return (
    <Form action={send} aria-label={t('deed.cancel')}>
      <Textarea
        label={t('cancel.reason')}
        rows={3}
        maxLength={2000}
        value={reason}
        error={isChecked && !reason.trim() && message(goalsMessages.goal_reason_required)}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <Buttons submit={t('deed.cancel')} isBusy={cancel.isPending} onClose={onClose} />
    </Form>
  )
}

/** On which day it was achieved. */
export function AchieveForm({ goal, onClose }: Props) {
  const { t } = useTranslation('goals')
  const message = useMessage()
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const achieve = useAchieveGoal(goal.id)
  const problem = useErrorText(achieve.error)
  const send = () => {
    if (!day) return
    onceMade(achieve.mutateAsync(day.split('-').toReversed().join('-')), () => {
      onClose()
      notice.set({ text: t('done.achieve') })
    })
  }
  return (
    <Form action={send} aria-label={t('deed.achieve')}>
      <DayField
        label={t('field.achieved')}
        value={day}
        error={!day && message(goalsMessages.goal_date_invalid)}
        onChange={setDay}
      />
      <FormProblem>{problem}</FormProblem>
      <Buttons submit={t('deed.achieve')} isBusy={achieve.isPending} onClose={onClose} />
    </Form>
  )
}

/** Approves, with what may be asked back. */
export function ApproveForm({ goal, onClose }: Props) {
  const { t } = useTranslation('goals')
  const message = useMessage()
  const language = useLanguage()
  const approve = useApproveGoal(goal.id)
  const problem = useErrorText(approve.error)
  const first = goal.clawback.amountCents ?? goal.costCents
  const [isAskedBack, setAskedBack] = useState(goal.clawback.flag)
  const [amount, setAmount] = useState(first === null ? '' : typedFrom(first, language))
  const [months, setMonths] = useState(goal.clawback.months ?? 24)
  const [comment, setComment] = useState('')
  const cents = centsFrom(amount)
  const isWrong = isAskedBack && (!cents || months < 1)
  const send = () => {
    if (isWrong) return
    const clawback = isAskedBack && cents ? { amountCents: cents, months } : null
    onceMade(approve.mutateAsync({ clawback, managerComments: comment }), () => {
      onClose()
      notice.set({ text: t('done.approve') })
    })
  }
  return (
    <Form action={send} aria-label={t('deed.approve')}>
      <Checkbox
        label={t('approve.clawback')}
        checked={isAskedBack}
        onChange={({ target }) => setAskedBack(target.checked)}
      />
      {isAskedBack && (
        <>
          <TextInput
            label={t('approve.amount', { currency: goal.currency })}
            inputMode="decimal"
            value={amount}
            error={isWrong && message(goalsMessages.goal_clawback_invalid)}
            onChange={({ target }) => setAmount(target.value)}
          />
          <NumberInput
            label={t('field.months')}
            min={1}
            max={120}
            value={months}
            onChange={(next) => setMonths(Number(next) || 0)}
          />
        </>
      )}
      <Textarea
        label={t('field.managerComments')}
        rows={2}
        maxLength={2000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <Buttons submit={t('deed.approve')} isBusy={approve.isPending} onClose={onClose} />
    </Form>
  )
}

/** Declines, with a comment (spec 2 §5). */
export function DeclineForm({ goal, onClose }: Props) {
  const { t } = useTranslation('goals')
  const message = useMessage()
  const [comment, setComment] = useState('')
  const [isChecked, setChecked] = useState(false)
  const decline = useDeclineGoal(goal.id)
  const problem = useErrorText(decline.error)
  const send = () => {
    setChecked(true)
    if (!comment.trim()) return
    onceMade(decline.mutateAsync(comment.trim()), () => {
      onClose()
      notice.set({ text: t('done.decline') })
    })
  }
  return (
    <Form action={send} aria-label={t('deed.decline')}>
      <Textarea
        label={t('field.managerComments')}
        rows={3}
        maxLength={2000}
        value={comment}
        error={isChecked && !comment.trim() && message(goalsMessages.goal_comment_required)}
        onChange={({ target }) => setComment(target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <Buttons submit={t('deed.decline')} isBusy={decline.isPending} onClose={onClose} />
    </Form>
  )
}
