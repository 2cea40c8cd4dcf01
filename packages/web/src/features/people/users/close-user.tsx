import { Button } from '@mantine/core'
import type { UserChange, UserRecord } from '@oktant/contract/people/users.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { useTouched } from './list/touched-words.ts'
import { affectedUsers, undoChange, useChangeUsers } from './users.queries.ts'

/** Closes one account, once it was said what ends with it. */
export function CloseUser({ record }: { record: UserRecord }) {
  const { t } = useTranslation('users')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('action.deactivate')}
      </Button>
      {isOpen && <ClosingDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

type Props = { record: UserRecord; onClose: () => void }

function ClosingDialog({ record: { id, fullName }, onClose }: Props) {
  const { t } = useTranslation('users')
  const asked: UserChange = { action: 'deactivate', target: null, chosen: { ids: [id] } }
  const { data, error, refetch } = useQuery(affectedUsers(asked))
  const change = useChangeUsers()
  const close = () =>
    onceMade(change.mutateAsync(asked), ({ change: made }) => {
      const text = t('done.deactivate', { name: fullName })
      if (made === null) notice.set({ text })
      else offerUndo(text, () => undoChange(made))
      onClose()
    })
  return (
    <AffectedDialog
      title={t('close.title', { name: fullName })}
      text={t('close.text')}
      confirm={t('action.deactivate')}
      // NOTE: that it is this one account stands in the title.
      affected={{ data: data?.filter(({ what }) => what !== 'changed'), error, refetch }}
      words={useTouched()}
      isDangerous
      isBusy={change.isPending}
      error={change.error}
      onConfirm={close}
      onClose={onClose}
    />
  )
}
