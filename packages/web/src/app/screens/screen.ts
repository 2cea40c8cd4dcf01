import type { Permission } from '@oktant/contract/permissions.ts'
import type { Module } from '@oktant/contract/shell.ts'
import type { ComponentType } from 'react'
import type { ScreenName } from '../../lib/paths.ts'
import type { Namespace } from '../texts.ts'

export type Screen = {
  name: ScreenName
  load: () => Promise<ComponentType>
  /** The namespaces that it shows; they are there before it renders. */
  texts: readonly Namespace[]
  permission?: Permission
  /** The part of the product that a group can hide. */
  module?: Module
}
