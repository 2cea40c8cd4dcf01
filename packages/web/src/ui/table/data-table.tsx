import { Checkbox, Skeleton, Table } from '@mantine/core'
import type { Paged } from '@oktant/contract/http/http.ts'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState, Sort } from '../../lib/records/list-state.ts'
import type { Selection } from '../../lib/records/selection.ts'
import { useRowFocus } from '../../lib/focus/row-focus.ts'
import styles from './data-table.module.css'
import { Pager } from './pager.tsx'
import { WidePart } from '../page/wide-part.tsx'

export type Column<T> = {
  /** The field's name in sorting, too. */
  field: string
  head: string
  cell: (row: T) => ReactNode
  isSortable?: boolean
  align?: 'start' | 'end'
  /** A date or a word or two, which stay on one line. */
  isShort?: boolean
  /** A title or whole sentences, which short words beside it leave room. */
  isLong?: boolean
}

type Choosing<T> = { state: Selection; nameOf: (row: T) => string }

type DataTableProps<T> = {
  label: string
  columns: readonly Column<T>[]
  data: Paged<T> | undefined
  /** New rows are on their way; the old ones stay, paler. */
  isBusy: boolean
  list: ListState
  rowKey: (row: T) => number
  /** In what a row stands, where the same one stands in several. */
  rowIn?: ((row: T) => number) | undefined
  empty: ReactNode
  /** With it rows can be chosen. */
  selection?: Choosing<T>
}

/** A list that the server pages, sorts and filters; on a phone each row stands as a block of its own. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, data, isBusy, list, rowKey, rowIn, empty, selection } = props
  if (data?.totalElements === 0) return <div className="card">{empty}</div>
  return (
    <div className={`card ${styles['frame']}`}>
      <WidePart label={label}>
        <Table
          verticalSpacing={12}
          horizontalSpacing="md"
          highlightOnHover
          role="table"
          aria-label={label}
          aria-busy={isBusy || !data}
          data-stale={isBusy || undefined}
          className={styles['table'] ?? ''}
        >
          <Table.Thead role="rowgroup">
            <Table.Tr role="row">
              {selection && (
                <ChoosePage selection={selection.state} page={(data?.content ?? []).map(rowKey)} />
              )}
              {columns.map((column) => (
                <Head key={column.field} column={column} sort={list.sort} onSort={list.setSort} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody role="rowgroup">
            {data ? (
              data.content.map((row) => (
                <Row
                  key={rowIn ? `${rowIn(row)}-${rowKey(row)}` : rowKey(row)}
                  row={row}
                  columns={columns}
                  chosen={selection && { id: rowKey(row), ...selection }}
                />
              ))
            ) : (
              <SkeletonRows count={columns.length + (selection ? 1 : 0)} />
            )}
          </Table.Tbody>
        </Table>
      </WidePart>
      {data && <Pager data={data} onPage={list.setPage} of={list.isSecond ? label : undefined} />}
    </div>
  )
}

const turned = { ASC: 'DESC', DESC: 'ASC' } as const
const spoken = { ASC: 'ascending', DESC: 'descending' } as const

type HeadProps<T> = { column: Column<T>; sort: Sort; onSort: (sort: Sort) => void }
function Head<T>({ column: { field, head, isSortable, align = 'start' }, sort, onSort }: HeadProps<T>) {
  const { t } = useTranslation('common')
  const isSorted = sort.field === field
  const Arrow = !isSorted ? IconArrowsSort : sort.direction === 'ASC' ? IconArrowUp : IconArrowDown
  return (
    <Table.Th
      role="columnheader"
      ta={align}
      aria-sort={isSorted ? spoken[sort.direction] : undefined}
      className={styles['head'] ?? ''}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles['sort']}
          title={t('table.sortBy', { column: head })}
          onClick={() => onSort({ field, direction: isSorted ? turned[sort.direction] : 'ASC' })}
        >
          {head}
          <Arrow size={15} aria-hidden data-idle={!isSorted || undefined} />
        </button>
      ) : (
        head
      )}
    </Table.Th>
  )
}

function ChoosePage({ selection, page }: { selection: Selection; page: readonly number[] }) {
  const { t } = useTranslation('common')
  const chosen = page.filter(selection.has).length
  return (
    <Table.Th role="columnheader" className={styles['choose'] ?? ''}>
      <Checkbox
        aria-label={t('table.choosePage')}
        checked={chosen > 0 && chosen === page.length}
        indeterminate={chosen > 0 && chosen < page.length}
        disabled={selection.isAll || page.length === 0}
        onChange={() => selection.togglePage(page)}
      />
    </Table.Th>
  )
}

type RowProps<T> = {
  row: T
  columns: readonly Column<T>[]
  chosen: (Choosing<T> & { id: number }) | undefined
}
function Row<T>({ row, columns, chosen }: RowProps<T>) {
  const { t } = useTranslation('common')
  const focus = useRowFocus()
  return (
    <Table.Tr role="row" data-chosen={chosen?.state.has(chosen.id) || undefined} {...focus}>
      {chosen && (
        <Table.Td role="cell" className={styles['choose'] ?? ''}>
          <Checkbox
            aria-label={t('table.choose', { name: chosen.nameOf(row) })}
            checked={chosen.state.has(chosen.id)}
            disabled={chosen.state.isAll}
            onChange={() => chosen.state.toggle(chosen.id)}
          />
        </Table.Td>
      )}
      {columns.map(({ field, head, align = 'start', isShort, isLong, cell }) => (
        <Table.Td
          key={field}
          role="cell"
          ta={align}
          data-head={head}
          data-short={isShort || undefined}
          data-long={isLong || undefined}
        >
          <div className={styles['value']}>{cell(row)}</div>
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: 10 }, (_, row) => (
    <Table.Tr key={row} role="row">
      {Array.from({ length: count }, (_, column) => (
        <Table.Td key={column} role="cell">
          <Skeleton h={22} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}
