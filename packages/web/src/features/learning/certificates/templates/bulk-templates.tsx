import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../../ui/admin/list/bulk-removal.tsx'
import { changeTemplates, templateChangeAffected } from './templates.queries.ts'

/** Removes many templates, once it is said what that touches. */
export function BulkTemplates({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('certificateTemplates')
  return (
    <BulkRemoval
      title={t('bulk.title', { count })}
      chosen={chosen}
      words={{
        confirm: t('remove.confirm'),
        about: t('bulk.about'),
        touched: ({ what, count: touched }) =>
          t(what === 'courses' ? 'bulk.courses' : 'bulk.certificates', { count: touched }),
        done: (changed) => t('bulk.done', { count: changed }),
      }}
      affected={useQuery(templateChangeAffected({ action: 'remove', chosen }))}
      change={changeTemplates}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
