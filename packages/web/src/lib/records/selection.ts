import { useState } from 'react'
import type { ListState } from './list-state.ts'

/** What a bulk call is told: rows by name, or all that the list's filters match. */
export type Chosen = { ids: number[] } | { filter: ListState['filterQuery'] }

/** Rows chosen in a list; another filter means other rows, so the choice ends with it. */
export function useSelection(list: ListState) {
  const about = JSON.stringify(list.filterQuery)
  const [kept, setKept] = useState<{ about: string; ids: ReadonlySet<number>; all: boolean }>({
    about,
    ids: new Set(),
    all: false,
  })
  const now = kept.about === about ? kept : { about, ids: new Set<number>(), all: false }
  const choose = (ids: Iterable<number>, all = false) => setKept({ about, ids: new Set(ids), all })

  return {
    isAll: now.all,
    has: (id: number) => now.all || now.ids.has(id),
    count: (total: number) => (now.all ? total : now.ids.size),
    toggle(id: number) {
      const ids = new Set(now.ids)
      if (!ids.delete(id)) ids.add(id)
      choose(ids)
    },
    /** All of a page, or none of it. */
    togglePage(page: readonly number[]) {
      const isWhole = page.every((id) => now.all || now.ids.has(id))
      const others = [...now.ids].filter((id) => !page.includes(id))
      choose(isWhole ? others : [...others, ...page])
    },
    chooseAll: () => choose([], true),
    clear: () => choose([]),
    /** Those that were chosen by name; none while all that the filters match is chosen. */
    ids: now.all ? [] : [...now.ids],
    chosen: (now.all ? { filter: list.filterQuery } : { ids: [...now.ids] }) as Chosen,
  }
}

export type Selection = ReturnType<typeof useSelection>
