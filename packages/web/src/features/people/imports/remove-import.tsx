import { Button } from '@mantine/core'
import type { ImportRecord } from '@oktant/contract/people/imports.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useRemoveImport } from './imports.queries.ts'

/** NOTE: nothing brings the file back, so it is asked first. */
export function RemoveImport({ record: { id, title, counts } }: { record: ImportRecord }) {
  const { t } = useTranslation('imports')
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const remove = useRemoveImport(id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess() {
        notice.set({ text: t('removed', { title }) })
        void navigate(paths.imports)
      },
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('remove.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('remove.title', { title })}
          text={t(counts.applied > 0 ? 'remove.textApplied' : 'remove.text')}
          confirm={t('remove.confirm')}
          isDangerous
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
