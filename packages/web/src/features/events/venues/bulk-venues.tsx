import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../ui/admin/list/bulk-removal.tsx'
import { changeVenues, venuesAffected } from './venues.queries.ts'

/** Removes many venues, once it is said which. */
export function BulkVenues({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('venues')
  return (
    <BulkRemoval
      title={t('bulk.title', { count })}
      chosen={chosen}
      words={{
        confirm: t('remove'),
        about: t('bulk.about'),
        touched: ({ count: many }) => t('bulk.touched', { count: many }),
        done: (changed) => t('bulk.done', { count: changed }),
      }}
      affected={useQuery(venuesAffected({ action: 'remove', chosen }))}
      change={changeVenues}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
