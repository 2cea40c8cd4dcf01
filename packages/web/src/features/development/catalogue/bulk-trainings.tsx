import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../ui/admin/list/bulk-removal.tsx'
import { changeExternalTrainings, externalTrainingsAffected } from './external-trainings.queries.ts'

/** Removes many trainings, once it is said which. */
export function BulkTrainings({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('externalTrainings')
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
      affected={useQuery(externalTrainingsAffected({ action: 'remove', chosen }))}
      change={changeExternalTrainings}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
