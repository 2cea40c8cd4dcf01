import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notice } from '../../../../lib/notice.ts'
import type { BulkProps } from '../../../../ui/admin/list/bulk-removal.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { remindOfContracts } from './season-contracts.queries.ts'

/** Asks before those are reminded whose signature is missing. */
export function RemindDialog({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('contracts')
  const reminding = useMutation({
    mutationFn: () => remindOfContracts(chosen),
    onSuccess({ changed, skipped }) {
      const done = t('remind.done', { count: changed.length })
      notice.set({ text: skipped > 0 ? `${done} ${t('remind.skipped', { count: skipped })}` : done })
      onDone()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('remind.title', { count })}
      text={t('remind.text')}
      confirm={t('remind')}
      isBusy={reminding.isPending}
      error={reminding.error}
      onConfirm={() => reminding.mutate()}
      onClose={onClose}
    />
  )
}
