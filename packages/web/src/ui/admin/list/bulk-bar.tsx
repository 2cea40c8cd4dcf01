import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../../../lib/records/selection.ts'
import styles from './bulk-bar.module.css'

type BulkBarProps = {
  selection: Selection
  total: number
  actions: ReactNode
  /** What is done is done to rows that one has seen, not to all that the filters match. */
  isByName: boolean
}

/** What to do with the rows that were chosen; nothing while there are none. */
export function BulkBar({ selection, total, actions, isByName }: BulkBarProps) {
  const { t } = useTranslation('admin')
  const count = selection.count(total)
  return (
    <div className={count > 0 ? styles['bar'] : undefined}>
      <strong role="status">{count > 0 && t('selection.count', { count })}</strong>
      {count > 0 && (
        <>
          {!isByName && !selection.isAll && count < total && (
            <Button variant="subtle" size="compact-md" onClick={selection.chooseAll}>
              {t('selection.all', { count: total })}
            </Button>
          )}
          <Button variant="subtle" size="compact-md" onClick={selection.clear}>
            {t('selection.clear')}
          </Button>
          <div className={styles['actions']}>{actions}</div>
        </>
      )}
    </div>
  )
}
