import type { TemplateChange } from '@oktant/contract/certificate-template-changes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Chosen } from '../../../lib/records/selection.ts'
import { BulkChange } from '../../../ui/admin/bulk-change.tsx'
import { templateChangeAffected, changeTemplates } from './templates.queries.ts'

type BulkProps = { chosen: Chosen; count: number; onDone: () => void; onClose: () => void }

/** Removes many templates, once it is said what that touches. */
export function BulkTemplates({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('certificateTemplates')
  const asked: TemplateChange = { action: 'remove', chosen }
  return (
    <BulkChange
      title={t('bulk.title', { count })}
      actions={['remove']}
      action="remove"
      words={{
        name: () => t('remove.confirm'),
        about: () => t('bulk.about'),
        touched: ({ what, count: touched }) =>
          t(what === 'courses' ? 'bulk.courses' : 'bulk.certificates', { count: touched }),
        done: ({ changed }) => t('bulk.done', { count: changed.length }),
      }}
      affected={useQuery(templateChangeAffected(asked))}
      change={() => changeTemplates(asked)}
      undo={({ changed }) =>
        changed.length > 0
          ? () => changeTemplates({ action: 'restore', chosen: { ids: changed } })
          : undefined
      }
      isDangerous
      onDone={onDone}
      onClose={onClose}
    />
  )
}
