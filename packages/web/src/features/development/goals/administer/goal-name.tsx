import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { ComingState, ErrorState } from '../../../../ui/page/states.tsx'
import { GoalDialog } from '../goal-dialog.tsx'
import { oneGoal } from '../goals.queries.ts'

type Props = { id: number; name: string }

/** The name of a goal, behind which everything about it stands. */
export function GoalName({ id, name }: Props) {
  const { t } = useTranslation('goals')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {name || t('nameless')}
      </Button>
      {isOpen && <Opened id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function Opened({ id, name, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('goals')
  const { data, error, refetch } = useQuery(oneGoal(id))
  if (data) return <GoalDialog goal={data} onClose={onClose} />
  return (
    <Dialog title={name || t('nameless')} onClose={onClose} size="lg">
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ComingState />}
    </Dialog>
  )
}
