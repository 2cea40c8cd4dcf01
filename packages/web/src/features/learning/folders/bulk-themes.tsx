import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../ui/admin/list/bulk-removal.tsx'
import { changeThemes, themeChangeAffected } from './folders.queries.ts'

/** Removes many themes, once it is said which folders have them. */
export function BulkThemes({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('folders')
  return (
    <BulkRemoval
      title={t('bulk.title', { count })}
      chosen={chosen}
      words={{
        confirm: t('remove'),
        about: t('bulk.about'),
        touched: (line) => t('bulk.folders', { count: line.count }),
        done: (changed) => t('bulk.done', { count: changed }),
      }}
      affected={useQuery(themeChangeAffected({ action: 'remove', chosen }))}
      change={changeThemes}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
