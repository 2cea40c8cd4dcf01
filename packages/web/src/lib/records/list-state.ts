import { defaultPerPage, delays } from '@oktant/contract/kit/constants.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsLeaving, useSearch } from './search.ts'

export type Sort = { field: string; direction: 'ASC' | 'DESC' }

type Options = {
  sort: Sort
  /** Names of filters; one that begins with `cf_` is a custom field's. */
  filters: readonly string[]
  /** What a filter is set to until somebody says otherwise. */
  defaults?: Readonly<Record<string, string>>
  /** The name of a second list on the same screen, so that each has its own page, order and filters. */
  place?: string
}

/** In the address: a filter with a default that somebody has emptied. */
const emptied = '-'

function sortFrom(text: string | null, otherwise: Sort): Sort {
  if (!text) return otherwise
  return text.startsWith('-')
    ? { field: text.slice(1), direction: 'DESC' }
    : { field: text, direction: 'ASC' }
}

const sortText = ({ field, direction }: Sort) => (direction === 'DESC' ? `-${field}` : field)
const pageFrom = (text: string | null) => Math.max(0, Math.trunc(Number(text) || 1) - 1)
const isCustom = (name: string) => name.startsWith('cf_')

/** Page, order and filters of a list, kept in the address so that a link, a reload and going back find them again. */
export function useListState({ sort: firstSort, filters, defaults = {}, place = '' }: Options) {
  const [search, write] = useSearch()
  const [clearings, setClearings] = useState(0)
  const at = (name: string) => place + name
  /** Where one is in the list; other rows begin at their beginning. */
  const start = { [at('page')]: null, before: null, after: null }
  const page = pageFrom(search.get(at('page')))
  const sort = sortFrom(search.get(at('sort')), firstSort)
  const filter = (name: string) => {
    const kept = search.get(at(name))
    if (kept === null) return defaults[name] ?? ''
    return kept === emptied ? '' : kept
  }
  const set = filters.filter((name) => filter(name))
  const named = set.filter((name) => !isCustom(name))

  const change = (changes: Record<string, string | null>) =>
    write((next) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
    })

  const kept = (name: string, value: string) => {
    const otherwise = defaults[name] ?? ''
    if (value === otherwise) return null
    return value || emptied
  }

  /** Which rows are meant, whatever page they are on. */
  const filterQuery = {
    ...(named.length > 0 && { _filterFields: named, _filterValues: named.map(filter) }),
    ...Object.fromEntries(set.filter(isCustom).map((name) => [name, filter(name)])),
  }

  const setAll = (valueOf: (name: string) => string | null) => {
    setClearings((before) => before + 1)
    change({ ...Object.fromEntries(filters.map((name) => [at(name), valueOf(name)])), ...start })
  }

  return {
    /** There is another list on the screen. */
    isSecond: place !== '',
    page,
    sort,
    filter,
    /** How many filters differ from what they are at first. */
    filtersChanged: filters.filter((name) => filter(name) !== (defaults[name] ?? '')).length,
    isFiltered: set.length > 0,
    setPage: (next: number) => change({ [at('page')]: next ? String(next + 1) : null }),
    setSort: (next: Sort) => change({ [at('sort')]: sortText(next), ...start }),
    setFilter: (name: string, value: string) => change({ [at(name)]: kept(name, value), ...start }),
    /** Back to what the list shows at first. */
    resetFilters: () => setAll(() => null),
    /** Shows everything, whatever the defaults are. */
    clearFilters: () => setAll((name) => kept(name, '')),
    /** How often all filters were emptied or put back: what is being typed ends with each. */
    clearings,
    filterQuery,
    /** The same as the query of a list call. */
    query: {
      _page: page,
      _perPage: defaultPerPage,
      _sortField: sort.field,
      _sortDir: sort.direction,
      ...filterQuery,
    },
  }
}

export type ListState = ReturnType<typeof useListState>

/** A typed filter, which asks the server only after a pause (spec 1 §9). */
export function useTypedFilter(list: ListState, name: string) {
  const kept = list.filter(name)
  const [typed, setTyped] = useState(kept)
  const isLeaving = useIsLeaving()
  const told = useRef<string[]>([])
  const tell = useEffectEvent(() => {
    if (isLeaving()) return
    told.current.push(typed)
    list.setFilter(name, typed)
  })
  const takeOver = useEffectEvent(() => {
    told.current = []
    setTyped(kept)
  })
  useEffect(() => {
    // NOTE: the address hears of what was typed some letters later, and its echo takes none of them back.
    const echo = told.current.indexOf(kept)
    if (echo < 0) takeOver()
    else told.current.splice(0, echo + 1)
  }, [kept])
  useEffect(() => takeOver(), [list.clearings])
  useEffect(() => {
    if (typed === kept) return
    const timer = setTimeout(tell, delays.filterLockMs)
    return () => clearTimeout(timer)
  }, [typed, kept])
  return [typed, setTyped] as const
}
