import { Button } from '@mantine/core'
import type { Goal } from '@oktant/contract/development/goal-shapes.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApproveForm, DeclineForm } from './goal-forms.tsx'
import { GoalDialog } from './goal-dialog.tsx'
import styles from './goals.module.css'

/** What whoever decides may say to a request, or to its cancellation. */
export function GoalDecision({ goal }: { goal: Goal }) {
  const { t } = useTranslation('goals')
  const [open, setOpen] = useState<'approve' | 'decline' | 'view' | null>(null)
  const close = () => setOpen(null)
  const named = (word: string) => ({ 'aria-label': `${word}: ${goal.user.name}, ${goal.name}` })
  const isCancellation = goal.status === goalStatus.cancellationRequested
  if (open === 'approve') return <ApproveForm goal={goal} onClose={close} />
  if (open === 'decline') return <DeclineForm goal={goal} onClose={close} />
  return (
    <>
      {isCancellation && <p className={styles['note']}>{t('approve.cancellation')}</p>}
      <div className={styles['deeds']}>
        {goal.can.decide && (
          <>
            <Button onClick={() => setOpen('approve')} {...named(t('deed.approve'))}>
              {t('deed.approve')}
            </Button>
            <Button variant="default" onClick={() => setOpen('decline')} {...named(t('deed.decline'))}>
              {t('deed.decline')}
            </Button>
          </>
        )}
        <Button variant="default" onClick={() => setOpen('view')} {...named(t('deed.view'))}>
          {t('deed.view')}
        </Button>
      </div>
      {open === 'view' && <GoalDialog goal={goal} onClose={close} />}
    </>
  )
}
