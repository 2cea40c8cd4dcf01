import { Button } from '@mantine/core'
import type { Talk } from '@oktant/contract/development/talks.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { deferred } from '../../../lib/deferred.tsx'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { forgetTalk, useRemoveTalk } from './talks.queries.ts'

const ConfirmDialog = deferred(() =>
  import('../../../ui/dialog/confirm-dialog.tsx').then((file) => file.ConfirmDialog),
)

/** Removes a talk that was begun by mistake, as long as nobody has written into it. */
export function RemoveTalk({ talk: { id } }: { talk: Talk }) {
  const { t } = useTranslation('talks')
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const remove = useRemoveTalk(id)
  const done = async () => {
    notice.set({ text: t('remove.done') })
    await navigate(paths.talks, { replace: true })
    await forgetTalk(id)
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('remove.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ConfirmDialog
            title={t('remove.title')}
            text={t('remove.text')}
            confirm={t('remove.open')}
            isDangerous
            isBusy={remove.isPending}
            error={remove.error}
            onConfirm={() => remove.mutate(undefined, { onSuccess: () => void done() })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
