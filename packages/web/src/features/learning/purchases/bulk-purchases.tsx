import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkChange } from '../../../ui/admin/list/bulk-change.tsx'
import type { BulkProps } from '../../../ui/admin/list/bulk-removal.tsx'
import { changePurchases, purchaseChangeAffected } from './purchases.queries.ts'

const actions = ['confirm', 'refuse'] as const

/** Confirms or refuses many invoices, with a word to everybody: needed where it disappoints. */
export function BulkPurchases({ chosen, count, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('purchases')
  const [action, setAction] = useState<(typeof actions)[number]>('confirm')
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isNeeded = action === 'refuse'
  const isMissing = isNeeded && !note.trim()
  const check = () => {
    setChecked(true)
    return !isMissing
  }
  return (
    <BulkChange
      title={t('bulk.title', { count })}
      actions={actions}
      action={action}
      onAction={setAction}
      words={{
        name: (one) => t(one),
        about: (one) => t(`bulk.about.${one}`),
        touched: (line) => t('bulk.people', { count: line.count }),
        done: ({ changed }) => t(`bulk.done.${action}`, { count: changed.length }),
      }}
      affected={useQuery(purchaseChangeAffected({ action, chosen }))}
      check={check}
      change={() => changePurchases({ action, chosen, note })}
      undo={({ changed }) =>
        changed.length > 0
          ? () => changePurchases({ action: 'reopen', chosen: { ids: changed }, note: '' })
          : undefined
      }
      isDangerous={isNeeded}
      onDone={onDone}
      onClose={onClose}
    >
      <Textarea
        label={t(isNeeded ? 'decide.why' : 'decide.note')}
        rows={3}
        maxLength={1000}
        value={note}
        error={isChecked && isMissing && t('decide.missing')}
        onChange={({ target }) => setNote(target.value)}
      />
    </BulkChange>
  )
}
