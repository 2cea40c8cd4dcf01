import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { offerUndo } from '../../../lib/notice.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { useAuthorWords } from './author-words.ts'
import { authoredChanged, type bankAffected } from './author.queries.ts'

type RemoveProps = {
  what: 'bank' | 'question' | 'set' | 'evaluation'
  /** What it would touch; asked only once it is wanted. */
  affected: ReturnType<typeof bankAffected>
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** Where one is afterwards. */
  back: string
}

/** Removes a record: what it touches is said before, and it can be brought back. */
export function RemoveTool({ what, affected: asked, remove, restore, back }: RemoveProps) {
  const { t } = useTranslation('author')
  const navigate = useNavigate()
  const { affected: words } = useAuthorWords()
  const [isOpen, setOpen] = useState(false)
  const affected = useQuery({ ...asked, enabled: isOpen })
  const removing = useMutation({
    mutationFn: remove,
    onSuccess() {
      offerUndo(t(`removed.${what}`), restore)
      void navigate(back)
      void authoredChanged()
    },
  })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('tool.remove')}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={t(`removeTitle.${what}`)}
          text={t(`removeText.${what}`)}
          confirm={t('tool.remove')}
          isDangerous
          affected={affected}
          words={words}
          isBusy={removing.isPending}
          error={removing.error}
          onConfirm={() => removing.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
