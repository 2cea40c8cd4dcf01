import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { CurrentUser } from '@oktant/contract/people/sessions.ts'
import type { Module } from '@oktant/contract/organisation/shell.ts'
import type { ComponentType } from 'react'
import type { ScreenName } from '../../lib/paths.ts'
import type { Namespace } from '../texts.ts'
import type { parts } from './parts/parts.ts'

export type Screen = {
  name: ScreenName
  load: () => Promise<ComponentType>
  /** The namespaces that it shows; they are there before it renders. */
  texts: readonly Namespace[]
  permission?: Permission
  /** Further permissions of which each opens it too. */
  orPermissions?: readonly Permission[]
  /** The part of the product that a group can hide. */
  module?: Module
  /** Stands inside another page, so that nothing leads away from it. */
  isAlone?: true
}

/** A screen whose part is named in `parts`, so that the first page does not carry its address. */
export type LateScreen = Omit<Screen, 'name' | 'load'> & { name: keyof typeof parts }

/** Does somebody hold what opens a screen, where anything has to be held? */
export const isFor = (
  { permission, orPermissions = [] }: Pick<Screen, 'permission' | 'orPermissions'>,
  user: Pick<CurrentUser, 'permissions'> | undefined,
) => !permission || [permission, ...orPermissions].some((one) => user?.permissions.includes(one))
