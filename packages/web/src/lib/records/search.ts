import { useContext } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router'

const inPlace: NavigateOptions = { replace: true, preventScrollReset: true }

/** The place that was asked for last, whether or not it stands on the screen already. */
function useAsked() {
  // NOTE: the only way to the navigation that is under way now, and not when this was drawn.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return () => router?.state.navigation.location ?? router?.state.location
}

/** Whether another screen was asked for, which is still on its way: what is written now would call it back. */
export function useIsLeaving() {
  const { pathname } = useLocation()
  const asked = useAsked()
  return () => (asked()?.pathname ?? pathname) !== pathname
}

/**
 * What stands in the address behind the question mark, and a way to change it. A change begins with what was asked for last:
 * the address itself is written only once the screen was admitted anew, and what was set meanwhile would be lost.
 */
export function useSearch() {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const asked = useAsked()

  const newest = () => {
    const place = asked()
    return new URLSearchParams(place?.pathname === pathname ? place.search : search)
  }

  const change = (write: (next: URLSearchParams) => void, options = inPlace) => {
    const next = newest()
    write(next)
    setSearch(next, options)
  }

  return [search, change] as const
}
