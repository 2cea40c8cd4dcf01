import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { offerUndo } from '../../lib/notice.ts'
import { AffectedDialog } from '../../ui/admin/affected-dialog.tsx'
import { type folderAffected, foldersChanged } from './folders.queries.ts'

type RemoveProps = {
  what: 'folder' | 'theme'
  name: string
  affected: ReturnType<typeof folderAffected>
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  back: string
}

/** Removes a folder or a theme: what that touches is said before, and it can be brought back. */
export function RemoveRecord({ what, name, affected: asked, remove, restore, back }: RemoveProps) {
  const { t } = useTranslation('folders')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const affected = useQuery({ ...asked, enabled: isOpen })
  const removing = useMutation({
    mutationFn: remove,
    onSuccess() {
      offerUndo(t('removed', { name }), restore)
      void navigate(back)
      void foldersChanged()
    },
  })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={t('removeTitle', { name })}
          text={t(`removeText.${what}`)}
          confirm={t('remove')}
          isDangerous
          affected={affected}
          words={({ what: touched, count }) =>
            t(touched === 'folders' ? 'affected.folders' : 'affected.below', { count })
          }
          isBusy={removing.isPending}
          error={removing.error}
          onConfirm={() => removing.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
