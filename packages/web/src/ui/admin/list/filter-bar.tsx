import { Button, NativeSelect } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState, Sort } from '../../../lib/records/list-state.ts'
import type { Column } from '../../table/data-table.tsx'
import styles from './filter-bar.module.css'

type FilterBarProps = {
  list: ListState
  columns: readonly Pick<Column<never>, 'field' | 'head' | 'isSortable'>[]
  children: ReactNode
  /** Those that few people need: they open on a button, and by themselves where one of them is set. */
  further?: FurtherFilters | undefined
}

export type FurtherFilters = { names: readonly string[]; inputs: ReactNode }

/** The filters of a list; on a phone they open on a button, and the order can be chosen there too. */
export function FilterBar({ list, columns, children, further }: FilterBarProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles['bar']}>
      <Button
        variant="default"
        className={styles['toggle'] ?? ''}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('list.filters', { count: list.filtersChanged })}
      </Button>
      <search id={id} className={styles['filters']} data-open={isOpen || undefined}>
        {children}
        {further && <Further list={list} {...further} />}
        <SortChoice list={list} columns={columns} />
        {list.filtersChanged > 0 && (
          <Button variant="subtle" onClick={list.resetFilters}>
            {t('list.resetFilters')}
          </Button>
        )}
      </search>
    </div>
  )
}

function Further({ list, names, inputs }: FurtherFilters & { list: ListState }) {
  const { t } = useTranslation('admin')
  const set = names.filter((name) => list.filter(name)).length
  const [isOpen, setOpen] = useState(set > 0)
  return (
    <>
      {isOpen && inputs}
      <Button
        variant="subtle"
        aria-expanded={isOpen}
        rightSection={
          isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />
        }
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('list.fewerFilters') : t('list.moreFilters', { count: set })}
      </Button>
    </>
  )
}

const textOf = ({ field, direction }: Sort) => `${direction} ${field}`

/** Where the heads of the columns are out of sight. */
function SortChoice({ list, columns }: Omit<FilterBarProps, 'children' | 'further'>) {
  const { t } = useTranslation('admin')
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ field, head }) => [
      { value: textOf({ field, direction: 'ASC' }), label: t('list.ascending', { column: head }) },
      { value: textOf({ field, direction: 'DESC' }), label: t('list.descending', { column: head }) },
    ])
  if (!options.length) return null
  return (
    <NativeSelect
      className={styles['sort'] ?? ''}
      aria-label={t('list.order')}
      value={textOf(list.sort)}
      data={options}
      onChange={({ target }) => {
        const [direction, field = ''] = target.value.split(' ')
        list.setSort({ field, direction: direction === 'DESC' ? 'DESC' : 'ASC' })
      }}
    />
  )
}
