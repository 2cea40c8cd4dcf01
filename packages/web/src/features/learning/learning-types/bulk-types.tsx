import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BulkProps, BulkRemoval } from '../../../ui/admin/list/bulk-removal.tsx'
import { changeTypes, type Kind, typeChangeAffected } from './types.queries.ts'

/** Removes many types, once it is said what is of them. */
export function BulkTypes({ kind, chosen, count, onDone, onClose }: BulkProps & { kind: Kind }) {
  const { t } = useTranslation('learningTypes')
  return (
    <BulkRemoval
      title={t('bulk.title', { count })}
      chosen={chosen}
      words={{
        confirm: t('remove'),
        about: t('bulk.about'),
        touched: (line) => t(`bulk.holders.${kind}`, { count: line.count }),
        done: (changed) => t('bulk.done', { count: changed }),
      }}
      affected={useQuery(typeChangeAffected(kind, { action: 'remove', chosen }))}
      change={(asked) => changeTypes(kind, asked)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
