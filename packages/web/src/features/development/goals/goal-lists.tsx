import { Skeleton } from '@mantine/core'
import type { Goal } from '@oktant/contract/development/goal-shapes.ts'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { GoalCard } from './goal-card.tsx'
import styles from './goals.module.css'

type GoalCardsProps = {
  goals: readonly Goal[] | undefined
  error: unknown
  onRetry: () => void
  empty: { title: string; hint: string }
  named: number
  deeds: (goal: Goal) => ReactNode
}

/** Goals below each other, or what is to be said where there are none. */
export function GoalCards({ goals, error, onRetry, empty, named, deeds }: GoalCardsProps) {
  if (error && !goals) return <ErrorState error={error} onRetry={onRetry} />
  if (!goals)
    return (
      <LoadingState>
        <Skeleton height={120} radius={18} mb={12} />
        <Skeleton height={120} radius={18} />
      </LoadingState>
    )
  if (!goals.length) return <EmptyState {...empty} />
  return (
    <div className={styles['cards']}>
      {goals.map((goal) => (
        <GoalCard key={goal.id} goal={goal} isNamed={goal.id === named}>
          {deeds(goal)}
        </GoalCard>
      ))}
    </div>
  )
}
