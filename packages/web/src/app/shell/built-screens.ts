import type { CurrentUser } from '@oktant/contract/sessions.ts'
import type { ScreenName } from '../../lib/paths.ts'
import { isPublic, paths } from '../../lib/paths.ts'
import { screens } from '../screens.ts'

export const isBuilt = (name: ScreenName) => screens.some((screen) => screen.name === name)

/** May this person, or a visitor, open that screen from a menu? */
export function mayOpen(name: ScreenName, user: CurrentUser | null) {
  const screen = screens.find((candidate) => candidate.name === name)
  if (!screen) return false
  if (!user) return isPublic(paths[name])
  const isVisible = !screen.module || user.visibleModules.includes(screen.module)
  return isVisible && (!screen.permission || user.permissions.includes(screen.permission))
}
