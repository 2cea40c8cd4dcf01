import { Checkbox } from '@mantine/core'
import type { ImportRecord } from '@oktant/contract/people/imports.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { useApplyImport } from './imports.queries.ts'

const changing = ['create', 'change', 'deactivate'] as const

/** Says once more what is about to change, and has a large number of deactivations typed. */
export function ApplyDialog({ record, onClose }: { record: ImportRecord; onClose: () => void }) {
  const { t } = useTranslation('imports')
  const [welcome, setWelcome] = useState(record.welcome)
  const apply = useApplyImport(record.id)
  const { counts, guard, can } = record
  const lines = changing.map((what) => ({ what, count: counts[what], examples: [] }))
  return (
    <AffectedDialog
      title={t('apply.title')}
      text={t('apply.text')}
      confirm={t('apply.confirm')}
      affected={{ data: lines, error: null, refetch: () => undefined }}
      words={({ what, count }) => {
        const name = changing.find((one) => one === what) ?? 'change'
        return t(`apply.${name}`, { count })
      }}
      {...(guard.isNeeded && { typed: String(guard.missing) })}
      isDangerous={guard.isNeeded}
      isBusy={apply.isPending}
      error={apply.error}
      onConfirm={() =>
        apply.mutate({ welcome, confirmed: guard.isNeeded ? guard.missing : null }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {guard.isNeeded && (
        <p role="alert">{t('apply.guard', { missing: guard.missing, active: guard.active })}</p>
      )}
      {can.welcome && counts.create > 0 && (
        <Checkbox
          label={t('apply.welcome')}
          description={t('apply.welcomeHint')}
          checked={welcome}
          onChange={(event) => setWelcome(event.target.checked)}
        />
      )}
    </AffectedDialog>
  )
}
