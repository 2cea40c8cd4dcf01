import type { CurrentUser } from '@oktant/contract/people/sessions.ts'
import type { ComponentType } from 'react'
import type { NamedScreen } from '../../lib/screens.ts'
import type { Namespace } from '../texts.ts'

export type Screen = NamedScreen & { texts: readonly Namespace[]; load: () => Promise<ComponentType> }

/** Does somebody hold what opens a screen, where anything has to be held? */
export const isFor = (
  { permission, orPermissions = [] }: Pick<Screen, 'permission' | 'orPermissions'>,
  user: Pick<CurrentUser, 'permissions'> | undefined,
) => !permission || [permission, ...orPermissions].some((one) => user?.permissions.includes(one))
