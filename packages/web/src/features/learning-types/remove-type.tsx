import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { offerUndo } from '../../lib/notice.ts'
import { AffectedDialog } from '../../ui/admin/affected-dialog.tsx'
import { type Kind, removeType, restoreType, typeAffected, typesChanged } from './types.queries.ts'

type RemoveProps = { kind: Kind; id: number; name: string; back: string }

/** Removes a type: what is of it is said before, and it can be brought back. */
export function RemoveType({ kind, id, name, back }: RemoveProps) {
  const { t } = useTranslation('learningTypes')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const affected = useQuery({ ...typeAffected(kind, id), enabled: isOpen })
  const removing = useMutation({
    mutationFn: () => removeType(kind, id),
    onSuccess() {
      offerUndo(t('removed', { name }), () => restoreType(kind, id))
      void navigate(back)
      void typesChanged()
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
          text={t('removeText')}
          confirm={t('remove')}
          isDangerous
          affected={affected}
          words={({ what, count }) =>
            what === 'courses' || what === 'folders'
              ? t(`affected.${what}`, { count })
              : t('affected.components', { count })
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
