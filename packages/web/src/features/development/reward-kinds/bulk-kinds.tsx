import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../ui/admin/list/bulk-removal.tsx'
import { changeRewardKinds, rewardKindsAffected } from './reward-kinds.queries.ts'

/** Removes many kinds, once it is said which. */
export function BulkKinds({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('rewardKinds')
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
      affected={useQuery(rewardKindsAffected({ action: 'remove', chosen }))}
      change={changeRewardKinds}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
