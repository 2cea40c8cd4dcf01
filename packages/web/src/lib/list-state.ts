import { defaultPerPage, delays } from '@oktant/contract/constants.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

export type Sort = { field: string; direction: 'ASC' | 'DESC' }

type Options = { sort: Sort; filters: readonly string[] }

function sortFrom(text: string | null, otherwise: Sort): Sort {
  if (!text) return otherwise
  return text.startsWith('-')
    ? { field: text.slice(1), direction: 'DESC' }
    : { field: text, direction: 'ASC' }
}

const sortText = ({ field, direction }: Sort) => (direction === 'DESC' ? `-${field}` : field)
const pageFrom = (text: string | null) => Math.max(0, Math.trunc(Number(text) || 1) - 1)

/** Page, order and filters of a list, kept in the address so that a link, a reload and going back find them again. */
export function useListState({ sort: firstSort, filters }: Options) {
  const [search, setSearch] = useSearchParams()
  const page = pageFrom(search.get('page'))
  const sort = sortFrom(search.get('sort'), firstSort)
  const set = filters.filter((name) => search.get(name))

  const change = (changes: Record<string, string | null>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    page,
    sort,
    filter: (name: string) => search.get(name) ?? '',
    isFiltered: set.length > 0,
    setPage: (next: number) => change({ page: next ? String(next + 1) : null }),
    setSort: (next: Sort) => change({ sort: sortText(next), page: null }),
    setFilter: (name: string, value: string) => change({ [name]: value, page: null }),
    clearFilters: () => change(Object.fromEntries([...filters, 'page'].map((name) => [name, null]))),
    /** The same as the query of a list call. */
    query: {
      _page: page,
      _perPage: defaultPerPage,
      _sortField: sort.field,
      _sortDir: sort.direction,
      ...(set.length > 0 && { _filterFields: set, _filterValues: set.map((name) => search.get(name) ?? '') }),
    },
  }
}

export type ListState = ReturnType<typeof useListState>

/** A typed filter, which asks the server only after a pause (spec 1 §9). */
export function useTypedFilter(list: ListState, name: string) {
  const kept = list.filter(name)
  const [typed, setTyped] = useState(kept)
  const tell = useEffectEvent(() => list.setFilter(name, typed))
  useEffect(() => setTyped(kept), [kept])
  useEffect(() => {
    if (typed === kept) return
    const timer = setTimeout(tell, delays.filterLockMs)
    return () => clearTimeout(timer)
  }, [typed, kept])
  return [typed, setTyped] as const
}
