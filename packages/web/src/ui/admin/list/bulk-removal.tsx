import type { Affected } from '@oktant/contract/http/http.ts'
import type { Chosen } from '../../../lib/records/selection.ts'
import { useTranslation } from 'react-i18next'
import { BulkChange } from './bulk-change.tsx'

type Made = { changed: number[]; skipped: number }

export type BulkProps = { chosen: Chosen; count: number; onDone: () => void; onClose: () => void }

type RemovalProps = Omit<BulkProps, 'count'> & {
  title: string
  words: {
    confirm: string
    /** What happens then, and that it can be taken back. */
    about: string
    /** What is touched besides the rows themselves. */
    touched: (line: Affected[number]) => string
    done: (count: number) => string
  }
  affected: { data: Affected | undefined; error: unknown; refetch: () => unknown }
  change: (asked: { action: 'remove' | 'restore'; chosen: Chosen }) => Promise<Made>
}

/** Removes many rows, once it is said what that touches, and brings them back. */
export function BulkRemoval({ title, chosen, words, affected, change, onDone, onClose }: RemovalProps) {
  const { t } = useTranslation('admin')
  return (
    <BulkChange
      title={title}
      actions={['remove']}
      action="remove"
      words={{
        name: () => words.confirm,
        about: () => words.about,
        changed: (count) => t('bulk.willRemove', { count }),
        touched: words.touched,
        done: ({ changed }) => words.done(changed.length),
      }}
      affected={affected}
      change={() => change({ action: 'remove', chosen })}
      undo={({ changed }) =>
        changed.length > 0 ? () => change({ action: 'restore', chosen: { ids: changed } }) : undefined
      }
      isDangerous
      onDone={onDone}
      onClose={onClose}
    />
  )
}
