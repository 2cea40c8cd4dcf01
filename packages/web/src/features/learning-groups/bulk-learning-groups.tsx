import type { LearningGroupChange } from '@oktant/contract/learning-group-changes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Chosen } from '../../lib/records/selection.ts'
import { BulkChange } from '../../ui/admin/bulk-change.tsx'
import { groupChangeAffected, changeLearningGroups } from './learning-groups.queries.ts'

type BulkProps = { chosen: Chosen; count: number; onDone: () => void; onClose: () => void }

/** Removes many learning groups, once it is said what that touches. */
export function BulkLearningGroups({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('learningGroups')
  const asked: LearningGroupChange = { action: 'remove', chosen }
  return (
    <BulkChange
      title={t('bulk.title', { count })}
      actions={['remove']}
      action="remove"
      words={{
        name: () => t('remove.confirm'),
        about: () => t('bulk.about'),
        touched: ({ what, count: touched }) =>
          t(what === 'courses' ? 'remove.courses' : 'remove.members', { count: touched }),
        done: ({ changed }) => t('bulk.done', { count: changed.length }),
      }}
      affected={useQuery(groupChangeAffected(asked))}
      change={() => changeLearningGroups(asked)}
      undo={({ changed }) =>
        changed.length > 0
          ? () => changeLearningGroups({ action: 'restore', chosen: { ids: changed } })
          : undefined
      }
      isDangerous
      onDone={onDone}
      onClose={onClose}
    />
  )
}
