import { useMatches } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { Screen } from '../screens/screen.ts'
import { screens } from '../screens/screens.ts'

export function useCurrentScreen() {
  // NOTE: `handle` is what the router's table gave each route: its screen.
  return useMatches().at(-1)?.handle as Screen | undefined
}

/** The list that a record belongs to: the screen at its address without the last part. */
export function useListAbove() {
  const screen = useCurrentScreen()
  const above = screen && paths[screen.name].replace(/\/[^/]+$/, '')
  return screens.find(({ name }) => paths[name] === above)?.name
}
