import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../ui/admin/list/bulk-removal.tsx'
import { changeGoalCategories, goalCategoriesAffected } from './goal-categories.queries.ts'

/** Removes many categories, once it is said which. */
export function BulkCategories({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('goalCategories')
  return (
    <BulkRemoval
      title={t('bulk.title', { count })}
      chosen={chosen}
      words={{
        confirm: t('remove'),
        about: t('bulk.about'),
        touched: (line) => t('bulk.touched', { count: line.count }),
        done: (changed) => t('bulk.done', { count: changed }),
      }}
      affected={useQuery(goalCategoriesAffected({ action: 'remove', chosen }))}
      change={changeGoalCategories}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
