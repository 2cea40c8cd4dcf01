import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../ui/admin/list/bulk-removal.tsx'
import { changeLearningGroups, groupChangeAffected } from './learning-groups.queries.ts'

/** Removes many learning groups, once it is said what that touches. */
export function BulkLearningGroups({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('learningGroups')
  return (
    <BulkRemoval
      title={t('bulk.title', { count })}
      chosen={chosen}
      words={{
        confirm: t('remove.confirm'),
        about: t('bulk.about'),
        touched: ({ what, count: touched }) =>
          t(what === 'courses' ? 'remove.courses' : 'remove.members', { count: touched }),
        done: (changed) => t('bulk.done', { count: changed }),
      }}
      affected={useQuery(groupChangeAffected({ action: 'remove', chosen }))}
      change={changeLearningGroups}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
