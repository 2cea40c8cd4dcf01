import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BulkChange } from '../../../ui/admin/list/bulk-change.tsx'
import type { BulkProps } from '../../../ui/admin/list/bulk-removal.tsx'
import { addressChangeAffected, useChangeAddresses } from './addresses.queries.ts'

/** Releases many addresses, as after a fault of one’s own mail server. */
export function BulkAddresses({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('addresses')
  const change = useChangeAddresses()
  return (
    <BulkChange
      title={t('bulk.title', { count })}
      actions={['release']}
      action="release"
      words={{
        name: () => t('release'),
        about: () => t('bulk.about'),
        touched: ({ what }) => what,
        done: ({ changed }) => t('bulk.done', { count: changed.length }),
      }}
      affected={useQuery(addressChangeAffected({ action: 'release', chosen }))}
      change={() => change({ action: 'release', chosen })}
      undo={({ changed }) =>
        changed.length > 0 ? () => change({ action: 'suppress', chosen: { ids: changed } }) : undefined
      }
      onDone={onDone}
      onClose={onClose}
    />
  )
}
