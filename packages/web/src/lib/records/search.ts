import { useContext } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router'

const inPlace: NavigateOptions = { replace: true, preventScrollReset: true }

/**
 * What stands in the address behind the question mark, and a way to change it. A change begins with what was asked for last:
 * the address itself is written only once the screen was admitted anew, and what was set meanwhile would be lost.
 */
export function useSearch() {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  // NOTE: the only way to the navigation that is under way now, and not when this was drawn.
  const router = useContext(UNSAFE_DataRouterContext)?.router

  const newest = () => {
    const { navigation, location } = router?.state ?? {}
    const asked = navigation?.location ?? location
    return new URLSearchParams(asked?.pathname === pathname ? asked.search : search)
  }

  const change = (write: (next: URLSearchParams) => void, options = inPlace) => {
    const next = newest()
    write(next)
    setSearch(next, options)
  }

  return [search, change] as const
}
