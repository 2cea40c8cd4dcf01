import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notice } from '../../../lib/notice.ts'
import type { BulkProps } from '../../../ui/admin/list/bulk-removal.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { releaseMarks } from './calibration.queries.ts'

/** Asks before the chosen marks go to their managers to be sent. */
export function ReleaseDialog({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('calibration')
  const releasing = useMutation({
    mutationFn: () => releaseMarks(chosen),
    onSuccess({ changed, skipped }) {
      const done = t('release.done', { count: changed.length })
      notice.set({ text: skipped > 0 ? `${done} ${t('release.skipped', { count: skipped })}` : done })
      onDone()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('release.title', { count })}
      text={t('release.text')}
      confirm={t('release')}
      isBusy={releasing.isPending}
      error={releasing.error}
      onConfirm={() => releasing.mutate()}
      onClose={onClose}
    />
  )
}
