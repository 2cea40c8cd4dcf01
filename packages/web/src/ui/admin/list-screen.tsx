import { Button } from '@mantine/core'
import type { Paged } from '@oktant/contract/http.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListState } from '../../lib/records/list-state.ts'
import type { Selection } from '../../lib/records/selection.ts'
import { DataTable, type Column } from '../data-table.tsx'
import { PageHeader } from '../page-header.tsx'
import { EmptyState, ErrorState } from '../states.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar, type FurtherFilters } from './filter-bar.tsx'
import styles from './list-screen.module.css'
import { NothingFound } from './nothing-found.tsx'

/** The part of a query's result that a list needs. */
export type ListResult<T> = {
  data: Paged<T> | undefined
  error: unknown
  refetch: () => unknown
  isPlaceholderData: boolean
}

type ListScreenProps<T> = {
  title: string
  lead?: ReactNode
  /** What one comes here to do besides looking: usually to make a new one. */
  action?: { label: string; to: string }
  /** Further tools beside the action, such as an export. */
  tools?: ReactNode
  list: ListState
  result: ListResult<T>
  columns: readonly Column<T>[]
  rowKey: (row: T) => number
  /** The filters' inputs; without any there is no bar. */
  filters?: ReactNode
  /** Filters that few people need, which open on a button. */
  furtherFilters?: FurtherFilters
  /** With it rows can be chosen; `nameOf` words their boxes. */
  selection?: { state: Selection; nameOf: (row: T) => string; actions: ReactNode }
  empty: { title: string; hint?: string; action?: ReactNode }
}

/** Every list of the administration: heading, filters, rows, and what to do where there are none. */
export function ListScreen<T>(props: ListScreenProps<T>) {
  const { title, lead, action, tools, ...list } = props
  return (
    <div className="page">
      <PageHeader
        title={title}
        lead={lead}
        tools={
          (action ?? tools) && (
            <>
              {tools}
              {action && (
                <Button component={Link} to={action.to}>
                  {action.label}
                </Button>
              )}
            </>
          )
        }
      />
      <ListPart label={title} {...list} />
    </div>
  )
}

type ListPartProps<T> = Omit<ListScreenProps<T>, 'title' | 'lead' | 'action' | 'tools'> & { label: string }

/** The same without the heading, for a list inside a screen. */
export function ListPart<T>(props: ListPartProps<T>) {
  const { label, list, result, columns, rowKey, filters, furtherFilters, selection, empty } = props
  const { data, error, refetch, isPlaceholderData } = result
  return (
    <div className={styles['part']}>
      {filters && (
        <FilterBar list={list} columns={columns} further={furtherFilters}>
          {filters}
        </FilterBar>
      )}
      {error && !data ? (
        <div className="card">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <>
          {selection && data && (
            <BulkBar selection={selection.state} total={data.totalElements} actions={selection.actions} />
          )}
          <DataTable
            label={label}
            columns={columns}
            data={data}
            isBusy={isPlaceholderData}
            list={list}
            rowKey={rowKey}
            {...(selection && { selection })}
            empty={<NoRows list={list} empty={empty} />}
          />
        </>
      )}
    </div>
  )
}

function NoRows({ list, empty }: Pick<ListPartProps<never>, 'list' | 'empty'>) {
  return list.isFiltered ? <NothingFound onShowAll={list.clearFilters} /> : <EmptyState {...empty} />
}
