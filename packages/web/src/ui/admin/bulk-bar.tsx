import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../../lib/records/selection.ts'
import styles from './bulk-bar.module.css'

type BulkBarProps = { selection: Selection; total: number; actions: ReactNode }

/** What to do with the rows that were chosen; nothing while there are none. */
export function BulkBar({ selection, total, actions }: BulkBarProps) {
  const { t } = useTranslation('admin')
  const count = selection.count(total)
  return (
    <div className={count > 0 ? styles['bar'] : undefined}>
      <strong role="status">{count > 0 && t('selection.count', { count })}</strong>
      {count > 0 && (
        <>
          {!selection.isAll && count < total && (
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
