import { Button, NativeSelect, Textarea } from '@mantine/core'
import { reviewActions } from '@oktant/contract/development/reviews/review-progress.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import type { BulkProps } from '../../../ui/admin/list/bulk-removal.tsx'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { PersonPicker, type Picked } from '../../../ui/form/fields/person-picker.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { changeReviews } from './progress.queries.ts'
import styles from './progress.module.css'

type Action = (typeof reviewActions)[number]

const asksReason: readonly Action[] = ['manager', 'reopen', 'close']

/** Does one thing with the chosen reviews; those that it does not fit stay as they are. */
export function BulkReviews({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation(['reviewProgress', 'common'])
  const text = useLocalText()
  const [action, setAction] = useState<Action>('remind')
  const [reason, setReason] = useState('')
  const [day, setDay] = useState('')
  const [manager, setManager] = useState<Picked | null>(null)
  const [isAsked, setAsked] = useState(false)
  const changing = useMutation({
    mutationFn: () =>
      changeReviews({ action, chosen, reason, day: day || null, managerId: manager?.id ?? null }),
    onSuccess({ changed, skipped }) {
      const done = t('bulk.done', { count: changed.length })
      notice.set({ text: skipped > 0 ? `${done} ${t('bulk.skipped', { count: skipped })}` : done })
      onDone()
      onClose()
    },
  })
  const problem = useErrorText(changing.error)
  const isMissing = {
    reason: asksReason.includes(action) && !reason.trim(),
    day: action === 'deadline' && !day,
    manager: action === 'manager' && !manager,
  }
  const required = (missing: boolean) => (isAsked && missing ? text(messages.required) : undefined)
  return (
    <Dialog title={t('bulk.title', { count })} onClose={onClose}>
      <Form
        aria-label={t('bulk.title', { count })}
        action={() => {
          setAsked(true)
          if (!Object.values(isMissing).some(Boolean)) changing.mutate()
        }}
      >
        <NativeSelect
          label={t('bulk.what')}
          value={action}
          data={reviewActions.map((value) => ({ value, label: t(`action.${value}`) }))}
          onChange={({ target }) => setAction(reviewActions.find((one) => one === target.value) ?? action)}
        />
        <p className={styles['quiet']}>{t(`about.${action}`)}</p>
        {action === 'deadline' && (
          <DayField label={t('bulk.day')} value={day} error={required(isMissing.day)} onChange={setDay} />
        )}
        {action === 'manager' && (
          <PersonPicker
            label={t('bulk.manager')}
            value={manager}
            error={required(isMissing.manager)}
            onChange={setManager}
          />
        )}
        {asksReason.includes(action) && (
          <Textarea
            label={t('bulk.reason')}
            rows={3}
            maxLength={2000}
            value={reason}
            error={required(isMissing.reason)}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" color={action === 'close' ? 'coral.6' : 'iris'} loading={changing.isPending}>
            {t(`action.${action}`)}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
