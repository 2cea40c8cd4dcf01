import { useDates } from '../../../../lib/words/shown/dates.ts'
import type { Column } from '../../../../ui/table/data-table.tsx'
import styles from '../lists.module.css'
import { useWaited } from './waited.ts'

/** Since when something waits, and for how long that is. */
export function useWaitingColumn(head: string): Column<{ submittedAt: string }> {
  const { dateTime } = useDates()
  const waited = useWaited()
  return {
    field: 'submittedAt',
    head,
    cell: ({ submittedAt }) => (
      <span className={styles['two']}>
        <time dateTime={submittedAt}>{dateTime(submittedAt)}</time>
        <small>{waited(submittedAt)}</small>
      </span>
    ),
    isSortable: true,
    isShort: true,
  }
}
