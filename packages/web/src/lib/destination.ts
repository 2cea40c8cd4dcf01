import { useLocation, useNavigation } from 'react-router'

/** The path of the page that somebody is on their way to, and once they are there, of that. */
export function useDestination() {
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  return coming?.pathname ?? pathname
}
