import { Button, FileButton } from '@mantine/core'
import type { Goal } from '@oktant/contract/development/goal-shapes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { onceMade } from '../../../lib/api/once-made.ts'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { AchieveForm, ReasonForm } from './goal-forms.tsx'
import { GoalDialog } from './goal-dialog.tsx'
import { useAgreeToClawback, useAttachGoalFile, useDeleteGoal, useRemindOfGoal } from './goals.queries.ts'
import styles from './goals.module.css'

/** What its person may do with a goal now. */
export function GoalDeeds({ goal }: { goal: Goal }) {
  const { t } = useTranslation('goals')
  const [open, setOpen] = useState<'view' | 'cancel' | 'achieve' | 'remove' | null>(null)
  const remind = useRemindOfGoal(goal.id)
  const agree = useAgreeToClawback(goal.id)
  const remove = useDeleteGoal(goal.id)
  const attach = useAttachGoalFile(goal.id)
  const problem = useErrorText(remind.error ?? agree.error ?? attach.error)
  const { can } = goal
  const close = () => setOpen(null)
  const named = (word: string) => ({ 'aria-label': `${word}: ${goal.name}` })
  const about = { type: goal.goalTypeE, id: String(goal.typeId) }
  const address = `${generatePath(paths.goalForm, about)}?goal=${goal.id}`
  if (open === 'cancel') return <ReasonForm goal={goal} onClose={close} />
  if (open === 'achieve') return <AchieveForm goal={goal} onClose={close} />
  return (
    <>
      {can.agree && <p className={styles['note']}>{t('agree.about')}</p>}
      <div className={styles['deeds']}>
        {can.agree && (
          <Button
            loading={agree.isPending}
            onClick={() => onceMade(agree.mutateAsync(), () => notice.set({ text: t('done.agree') }))}
          >
            {t('deed.agree')}
          </Button>
        )}
        <Button variant="default" onClick={() => setOpen('view')} {...named(t('deed.view'))}>
          {t('deed.view')}
        </Button>
        {can.change && (
          <Button component={Link} to={address} variant="default" {...named(t('deed.change'))}>
            {t('deed.change')}
          </Button>
        )}
        {can.achieve && (
          <Button variant="default" onClick={() => setOpen('achieve')} {...named(t('deed.achieve'))}>
            {t('deed.achieve')}
          </Button>
        )}
        {can.attach && (
          <FileButton onChange={(file) => file && attach.mutate(file)}>
            {(props) => (
              <Button variant="default" loading={attach.isPending} {...props} {...named(t('deed.attach'))}>
                {t('deed.attach')}
              </Button>
            )}
          </FileButton>
        )}
        {can.remind && (
          <Button
            variant="default"
            loading={remind.isPending}
            onClick={() => onceMade(remind.mutateAsync(), () => notice.set({ text: t('done.remind') }))}
            {...named(t('deed.remind'))}
          >
            {t('deed.remind')}
          </Button>
        )}
        {can.cancel && (
          <Button variant="default" onClick={() => setOpen('cancel')} {...named(t('deed.cancel'))}>
            {t('deed.cancel')}
          </Button>
        )}
        {can.remove && (
          <Button variant="default" onClick={() => setOpen('remove')} {...named(t('deed.remove'))}>
            {t('deed.remove')}
          </Button>
        )}
      </div>
      <FormProblem>{problem}</FormProblem>
      {open === 'view' && <GoalDialog goal={goal} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('remove.title', { name: goal.name })}
          text={t('remove.text')}
          confirm={t('deed.remove')}
          isDangerous
          isBusy={remove.isPending}
          error={remove.error}
          onClose={close}
          onConfirm={() =>
            onceMade(remove.mutateAsync(), () => {
              close()
              notice.set({ text: t('done.remove') })
            })
          }
        />
      )}
    </>
  )
}
