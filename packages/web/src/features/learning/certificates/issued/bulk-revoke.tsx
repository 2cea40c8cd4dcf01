import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkChange } from '../../../../ui/admin/list/bulk-change.tsx'
import type { BulkProps } from '../../../../ui/admin/list/bulk-removal.tsx'
import { revocationAffected, revokeCertificates } from '../certificates.queries.ts'

/** Revokes many certificates for good; each holder reads why. */
export function BulkRevoke({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('certificates')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const check = () => {
    setMissing(!reason.trim())
    return Boolean(reason.trim())
  }
  return (
    <BulkChange
      title={t('bulk.title', { count })}
      actions={['revoke']}
      action="revoke"
      words={{
        name: () => t('confirm.revoke'),
        about: () => t('bulk.about'),
        changed: (changed) => t('bulk.willRevoke', { count: changed }),
        touched: (line) => t('bulk.people', { count: line.count }),
        done: ({ changed }) => t('bulk.done', { count: changed.length }),
      }}
      affected={useQuery(revocationAffected(chosen))}
      check={check}
      change={() => revokeCertificates(chosen, reason)}
      isDangerous
      onDone={onDone}
      onClose={onClose}
    >
      <Textarea
        label={t('why.label')}
        description={t('why.hint')}
        value={reason}
        maxLength={500}
        rows={3}
        error={isMissing && t('why.needed')}
        onChange={({ target }) => setReason(target.value)}
      />
    </BulkChange>
  )
}
