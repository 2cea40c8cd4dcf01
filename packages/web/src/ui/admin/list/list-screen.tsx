import { Button } from '@mantine/core'
import type { Paged } from '@oktant/contract/http/http.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ListState } from '../../../lib/records/list-state.ts'
import { type Selection, useSelection } from '../../../lib/records/selection.ts'
import { DataTable, type Column } from '../../table/data-table.tsx'
import { PageHeader } from '../../page/page-header.tsx'
import { EmptyState, ErrorState } from '../../page/states.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkProps } from './bulk-removal.tsx'
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

type Choosing<T> = {
  state: Selection
  /** Words the box of a row. */
  nameOf: (row: T) => string
  actions: ReactNode
  isByName?: boolean
}

/** What is done with chosen rows in a dialog. */
type Bulk<T> = Pick<Choosing<T>, 'nameOf' | 'isByName'> & {
  /** The words of the button that opens it. */
  open: string
  isDangerous?: boolean
  /** What the dialog needs, loaded before it is shown. */
  prepare?: () => Promise<unknown>
  dialog: (props: BulkProps) => ReactNode
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
  /** In what a row stands, where the same one stands in several. */
  rowIn?: (row: T) => number
  /** The filters' inputs; without any there is no bar. */
  filters?: ReactNode
  /** Filters that few people need, which open on a button. */
  furtherFilters?: FurtherFilters
  /** With it rows can be chosen, and changed together. */
  bulk?: Bulk<T> | undefined
  /** The same where what is done with them asks for no dialog, or what is chosen is asked for elsewhere. */
  selection?: Choosing<T> | undefined
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
export function ListPart<T>({ bulk, ...props }: ListPartProps<T>) {
  return bulk ? <BulkPart {...props} bulk={bulk} /> : <Rows {...props} />
}

function BulkPart<T>({ bulk, ...props }: ListPartProps<T> & { bulk: Bulk<T> }) {
  const { nameOf, isByName = false, open, isDangerous = false, prepare, dialog } = bulk
  const state = useSelection(props.list)
  const [isOpen, setOpen] = useState(false)
  const show = () => (prepare ? void prepare().then(() => setOpen(true)) : setOpen(true))
  const actions = (
    <Button {...(isDangerous && { color: 'coral.6' })} onClick={show}>
      {open}
    </Button>
  )
  return (
    <>
      <Rows {...props} selection={{ state, nameOf, actions, isByName }} />
      {isOpen &&
        dialog({
          chosen: state.chosen,
          count: state.count(props.result.data?.totalElements ?? 0),
          onDone: state.clear,
          onClose: () => setOpen(false),
        })}
    </>
  )
}

function Rows<T>(props: Omit<ListPartProps<T>, 'bulk'>) {
  const { label, list, result, columns, rowKey, rowIn, filters, furtherFilters, selection, empty } = props
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
            <BulkBar
              selection={selection.state}
              total={data.totalElements}
              actions={selection.actions}
              isByName={selection.isByName ?? false}
            />
          )}
          <DataTable
            label={label}
            columns={columns}
            data={data}
            isBusy={isPlaceholderData}
            list={list}
            rowKey={rowKey}
            rowIn={rowIn}
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
