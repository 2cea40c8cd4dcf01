import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../ui/admin/list/bulk-removal.tsx'
import { changeLocations, locationsAffected } from './locations.queries.ts'
import { useTouched } from './location-words.ts'

/** Removes many locations, once it is said which. */
export function BulkLocations({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('locations')
  return (
    <BulkRemoval
      title={t('bulk.title', { count })}
      chosen={chosen}
      words={{
        confirm: t('remove'),
        about: t('bulk.about'),
        touched: useTouched(),
        done: (changed) => t('bulk.done', { count: changed }),
      }}
      affected={useQuery(locationsAffected({ action: 'remove', chosen }))}
      change={changeLocations}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
