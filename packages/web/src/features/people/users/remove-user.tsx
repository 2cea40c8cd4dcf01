import { Button } from '@mantine/core'
import { removalHindrances, type UserRecord } from '@oktant/contract/people/users.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Affected } from '@oktant/contract/http/http.ts'
import { onceMade } from '../../../lib/api/once-made.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { removalOf, undoChange, useChangeUsers, useRemoveUser } from './users.queries.ts'

/** Removes an account that nobody has used; for one that was used it offers to close it. */
export function RemoveUser({ record }: { record: UserRecord }) {
  const { t } = useTranslation('users')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" c="var(--bad)" onClick={() => setOpen(true)}>
        {t('action.remove')}
      </Button>
      {isOpen && <RemovalDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

const isHindrance = ({ what, count }: Affected[number]) =>
  count > 0 && removalHindrances.some((hindrance) => hindrance === what)

type Props = { record: UserRecord; onClose: () => void }

function RemovalDialog({ record: { id, fullName, userStatus }, onClose }: Props) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const affected = useQuery(removalOf(id))
  const remove = useRemoveUser(id)
  const change = useChangeUsers()
  const hindrances = affected.data?.filter(isHindrance) ?? []
  const isHindered = hindrances.length > 0
  const takeAway = () =>
    onceMade(remove.mutateAsync(), () => {
      notice.set({ text: t('remove.done', { name: fullName }) })
      void navigate(paths.users, { replace: true })
    })
  const close = () =>
    onceMade(
      change.mutateAsync({ action: 'deactivate', target: null, chosen: { ids: [id] } }),
      ({ change: made }) => {
        const text = t('done.deactivate', { name: fullName })
        if (made === null) notice.set({ text })
        else offerUndo(text, () => undoChange(made))
        onClose()
      },
    )
  const canClose = userStatus.name === 'Active'
  return (
    <AffectedDialog
      title={t('remove.title', { name: fullName })}
      text={isHindered ? t(canClose ? 'remove.hindered' : 'remove.hinderedClosed') : t('remove.text')}
      confirm={isHindered && canClose ? t('action.deactivate') : t('action.remove')}
      affected={{ ...affected, data: isHindered ? hindrances : affected.data }}
      words={({ what, count }) => t(`remove.${what}` as 'remove.groups', { count })}
      isWaiting={false}
      isDangerous={!isHindered}
      isBusy={remove.isPending || change.isPending}
      error={remove.error ?? change.error}
      onConfirm={isHindered && canClose ? close : takeAway}
      onClose={onClose}
    />
  )
}
