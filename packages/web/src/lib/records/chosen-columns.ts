import { useSearch } from './search.ts'

type Options = { offered: readonly string[]; most: number }

/**
 * Which further columns of a list somebody chose, kept in the address beside its filters. One that is no longer offered is
 * left out, and an order goes with the column that it was by.
 */
export function useChosenColumns({ offered, most }: Options) {
  const [search, change] = useSearch()
  const asked = (search.get('columns') ?? '').split(',')
  const chosen = offered.filter((name) => asked.includes(name)).slice(0, most)

  const choose = (names: readonly string[]) =>
    change((next) => {
      const kept = offered.filter((name) => names.includes(name)).slice(0, most)
      if (kept.length) next.set('columns', kept.join(','))
      else next.delete('columns')
      const sorted = next.get('sort')?.replace('-', '') ?? ''
      if (offered.includes(sorted) && !kept.includes(sorted)) next.delete('sort')
    })

  return { chosen, choose, isFull: chosen.length >= most }
}

export type ChosenColumns = ReturnType<typeof useChosenColumns>
