import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Module } from '@oktant/contract/organisation/shell.ts'
import type { ComponentType } from 'react'
import type { ScreenName } from './paths.ts'
import type { TextSource } from './words/said/texts.ts'

type Load = () => Promise<ComponentType>

/** A screen as its feature names it. */
export type NamedScreen = {
  name: ScreenName
  /** The namespaces that it shows; they are there before it renders. */
  texts: readonly string[]
  permission?: Permission
  /** Further permissions of which each opens it too. */
  orPermissions?: readonly Permission[]
  /** The part of the product that a group can hide. */
  module?: Module
  /** Stands inside another page, so that nothing leads away from it. */
  isAlone?: true
  /** Where it is, for what most people open; everything else stands in the feature’s parts. */
  load?: Load
}

/** What a feature or a desk brings to the application; whoever puts it together reads this and names no feature. */
export type FeatureScreens = {
  /** Each namespace with its two files. */
  texts: Readonly<Record<string, TextSource>>
  screens: readonly NamedScreen[]
}

/** Where those screens are that most people never open: a visitor’s first page carries none of these addresses. */
export type PartsOf<Feature extends FeatureScreens> = Readonly<
  Record<Exclude<Feature['screens'][number], { load: Load }>['name'], Load>
>
