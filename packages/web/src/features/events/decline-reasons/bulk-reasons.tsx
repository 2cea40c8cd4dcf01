import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../ui/admin/list/bulk-removal.tsx'
import { changeDeclineReasons, declineReasonsAffected } from './decline-reasons.queries.ts'

/** Removes many reasons, once it is said which. */
export function BulkReasons({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('declineReasons')
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
      affected={useQuery(declineReasonsAffected({ action: 'remove', chosen }))}
      change={changeDeclineReasons}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
