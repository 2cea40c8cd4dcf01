import type { CurrentUser } from '@oktant/contract/people/sessions.ts'
import type { ScreenName } from '../../lib/paths.ts'
import { isPublic, paths } from '../../lib/paths.ts'
import { isFor, type Screen } from '../screens/screen.ts'
import { screens } from '../screens/screens.ts'

export const isBuilt = (name: ScreenName) => screens.some((screen) => screen.name === name)

/** May this person, or a visitor, open that screen from a menu? */
export function mayOpen(name: ScreenName, user: CurrentUser | null) {
  const screen = screens.find((candidate) => candidate.name === name)
  if (!screen) return false
  if (!user) return isPublic(paths[name])
  if (name === 'administration') return screens.some((inside) => administers(inside, user))
  const isVisible = !screen.module || user.visibleModules.includes(screen.module)
  return isVisible && isFor(screen, user)
}

/** What leads on from the administration's first page, for somebody who has the right to it. */
const administers = ({ name, permission }: Screen, user: CurrentUser) =>
  paths[name].startsWith(`${paths.administration}/`) &&
  permission !== undefined &&
  user.permissions.includes(permission)
