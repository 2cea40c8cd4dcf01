import { Button, Textarea } from '@mantine/core'
import type { UserRecord } from '@oktant/contract/people/users.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { useRequestDataArchiveFor } from './users.queries.ts'

type Props = { record: Pick<UserRecord, 'id' | 'fullName'>; onClose: () => void }

/** Has the archive of somebody's data made for them, with the reason that they will read. */
export function DataArchiveDialog({ record: { id, fullName }, onClose }: Props) {
  const { t } = useTranslation(['users', 'common'])
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const request = useRequestDataArchiveFor(id)
  const problem = useErrorText(request.error)
  const submit = () => {
    setChecked(true)
    if (!reason.trim()) return
    const onSuccess = () => {
      notice.set({ text: t('archive.asked', { name: fullName }) })
      onClose()
    }
    onceMade(request.mutateAsync(reason.trim()), onSuccess)
  }
  return (
    <Dialog title={t('archive.title', { name: fullName })} onClose={onClose}>
      <Form action={submit} aria-label={t('archive.title', { name: fullName })}>
        <p>{t('archive.text')}</p>
        <Textarea
          label={t('archive.reason')}
          description={t('archive.reasonHint')}
          rows={3}
          maxLength={500}
          value={reason}
          error={isChecked && !reason.trim() && t('archive.reasonMissing')}
          onChange={(event) => setReason(event.target.value)}
          data-autofocus
        />
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={request.isPending}>
            {t('archive.make')}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
