import '@mantine/core/styles/Table.layer.css'
import { Skeleton, Table } from '@mantine/core'
import type { Paged } from '@oktant/contract/http.ts'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState, Sort } from '../lib/list-state.ts'
import styles from './data-table.module.css'
import { Pager } from './pager.tsx'

export type Column<T> = {
  /** The field's name in sorting, too. */
  field: string
  head: string
  cell: (row: T) => ReactNode
  isSortable?: boolean
  align?: 'start' | 'end'
}

type DataTableProps<T> = {
  label: string
  columns: readonly Column<T>[]
  data: Paged<T> | undefined
  /** New rows are on their way; the old ones stay, paler. */
  isBusy: boolean
  list: ListState
  rowKey: (row: T) => number
  empty: ReactNode
}

/** A list that the server pages, sorts and filters. */
export function DataTable<T>({ label, columns, data, isBusy, list, rowKey, empty }: DataTableProps<T>) {
  if (data?.totalElements === 0) return <div className="card">{empty}</div>
  return (
    <div className={`card ${styles['frame']}`}>
      <div className={styles['scroll']}>
        <Table
          verticalSpacing={12}
          horizontalSpacing="lg"
          highlightOnHover
          aria-label={label}
          aria-busy={isBusy}
          className={styles['table'] ?? ''}
        >
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Head key={column.field} column={column} sort={list.sort} onSort={list.setSort} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data ? (
              data.content.map((row) => <Row key={rowKey(row)} row={row} columns={columns} />)
            ) : (
              <SkeletonRows count={columns.length} />
            )}
          </Table.Tbody>
        </Table>
      </div>
      {data && <Pager data={data} onPage={list.setPage} />}
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

function Row<T>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  return (
    <Table.Tr>
      {columns.map(({ field, align = 'start', cell }) => (
        <Table.Td key={field} ta={align}>
          {cell(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: 10 }, (_, row) => (
    <Table.Tr key={row}>
      {Array.from({ length: count }, (_, column) => (
        <Table.Td key={column}>
          <Skeleton h={22} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}
