import { Button } from '@mantine/core'
import type { Goal } from '@oktant/contract/development/goal-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { ComingState, ErrorState } from '../../../ui/page/states.tsx'
import { GoalFacts } from './goal-card.tsx'
import { goalHistory } from './goals.queries.ts'
import styles from './goals.module.css'

/** Everything about a goal: its outline, and what has become of it. */
export function GoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const { t } = useTranslation(['goals', 'common'])
  const { outline } = goal
  return (
    <Dialog title={goal.name || t('nameless')} onClose={onClose} size="lg">
      <strong>{goal.statusName}</strong>
      <GoalFacts goal={goal} />
      <h3>{t('outline.title')}</h3>
      <Facts
        facts={[
          [t('outline.provider'), outline.provider],
          [t('outline.courseDuration'), outline.courseDuration],
          [t('outline.minDelegates'), outline.minDelegates],
          [t('outline.maxDelegates'), outline.maxDelegates],
          [t('outline.costPerDelegate'), outline.costPerDelegate],
          [t('outline.delegateProfile'), outline.delegateProfile],
          [t('outline.courseObjective'), outline.courseObjective],
          [t('outline.courseOutcome'), outline.courseOutcome],
          [t('outline.courseWork'), outline.courseWork],
        ]}
      />
      <h3>{t('history.title')}</h3>
      <History id={goal.id} />
      <DialogButtons>
        <Button onClick={onClose}>{t('deed.close')}</Button>
      </DialogButtons>
    </Dialog>
  )
}

function History({ id }: { id: number }) {
  const { t } = useTranslation('goals')
  const { dateTime } = useDates()
  const { data, error, refetch } = useQuery(goalHistory(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ComingState />
  return (
    <ol className={styles['files']} aria-label={t('history.title')}>
      {data.map((line) => (
        <li key={line.id}>
          <span className="numbers">{dateTime(line.at)}</span> {t(`history.${line.deed}`)}
          {line.by &&
            ` (${[line.by.name, line.standsInFor && t('history.for', { name: line.standsInFor })].filter(Boolean).join(', ')})`}
          {line.comment && `: ${line.comment}`}
        </li>
      ))}
    </ol>
  )
}
