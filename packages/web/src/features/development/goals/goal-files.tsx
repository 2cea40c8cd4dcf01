import { Button } from '@mantine/core'
import type { Goal } from '@oktant/contract/development/goal-shapes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { notice } from '../../../lib/notice.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useRemoveGoalFile } from './goals.queries.ts'
import styles from './goals.module.css'

type GoalFile = Goal['files'][number]

/** The documents that show a goal; its person takes them away again. */
export function GoalFiles({ goal }: { goal: Goal }) {
  const { t } = useTranslation('goals')
  const [removing, setRemoving] = useState<GoalFile | null>(null)
  if (!goal.files.length) return null
  return (
    <>
      <ul className={styles['files']} aria-label={t('files.label')}>
        {goal.files.map((file) => (
          <li key={file.id}>
            <a href={file.url}>{file.name}</a>
            {goal.can.attach && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('files.removeNamed', { name: file.name })}
                onClick={() => setRemoving(file)}
              >
                {t('files.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {removing && <Removal goalId={goal.id} file={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

type RemovalProps = { goalId: number; file: GoalFile; onClose: () => void }

function Removal({ goalId, file, onClose }: RemovalProps) {
  const { t } = useTranslation('goals')
  const remove = useRemoveGoalFile(goalId)
  return (
    <ConfirmDialog
      title={t('files.removeTitle', { name: file.name })}
      text={t('files.removeText')}
      confirm={t('files.remove')}
      isDangerous
      isBusy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        onceMade(remove.mutateAsync(file.id), () => {
          onClose()
          notice.set({ text: t('done.removeFile') })
        })
      }
    />
  )
}
