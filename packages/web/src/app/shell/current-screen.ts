import { useMatches } from 'react-router'
import { paths, type ScreenName } from '../../lib/paths.ts'
import type { Screen } from '../screens/screen.ts'
import { screens } from '../screens/screens.ts'

export function useCurrentScreen() {
  // NOTE: `handle` is what the router's table gave each route: its screen.
  return useMatches().at(-1)?.handle as Screen | undefined
}

/** To which list a screen belongs that does not stand below it by its address. */
const listOf: Partial<Record<ScreenName, ScreenName>> = {
  question: 'questionBanks',
  questionRegrade: 'questionBanks',
  attemptReview: 'adminEvaluations',
}

/** The same for the screen one is at. */
export function useListElsewhere() {
  const screen = useCurrentScreen()
  return screen && listOf[screen.name]
}

/** Where a record belongs: the nearest screen above its address that is no record itself. */
export function useListAbove() {
  const screen = useCurrentScreen()
  return screen && (listOf[screen.name] ?? listAbove(paths[screen.name]))
}

function listAbove(path: string): ScreenName | undefined {
  const above = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  if (!above) return undefined
  const list = screens.find(({ name }) => paths[name] === above)?.name
  return list && !above.includes(':') ? list : listAbove(above)
}
