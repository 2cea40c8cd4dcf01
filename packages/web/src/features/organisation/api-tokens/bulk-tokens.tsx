import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BulkChange } from '../../../ui/admin/list/bulk-change.tsx'
import type { BulkProps } from '../../../ui/admin/list/bulk-removal.tsx'
import { tokensAffected, useRevokeApiTokens } from './api-tokens.queries.ts'

/** Ends many tokens for good, as after a secret has leaked. */
export function BulkTokens({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('apiTokens')
  const revoke = useRevokeApiTokens()
  return (
    <BulkChange
      title={t('bulk.title', { count })}
      actions={['revoke']}
      action="revoke"
      words={{
        name: () => t('revoke.confirm'),
        about: () => t('bulk.about'),
        touched: (line) => t('bulk.calls', { count: line.count }),
        done: ({ changed }) => t('bulk.done', { count: changed.length }),
      }}
      affected={useQuery(tokensAffected({ chosen }))}
      change={() => revoke({ chosen })}
      isDangerous
      onDone={onDone}
      onClose={onClose}
    />
  )
}
