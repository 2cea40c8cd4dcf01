import type { ChildForm, SectionForm } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { PointerEvent, ReactNode } from 'react'
import type { BuilderValues, Shown, Step } from '../builder.rules.ts'

export const handleId = (key: number) => `place-${key}`

export type RowActions = {
  ask: (list: number) => void
  begin: (event: PointerEvent, key: number, name: string) => void
  change: (key: number, values: Partial<ChildForm>) => void
  hold: (key: number, name: string) => void
  letGo: (key: number) => void
  remove: (key: number, name: string) => void
  rename: (sectionId: number, title: LocalText) => void
  step: (key: number, step: Step) => void
  toggle: (key: number) => void
}

/** What the rows of a tree need to know of all of it. */
export type TreeState = {
  values: BuilderValues
  held: number | null
  open: ReadonlySet<number>
  over: { list: number; index: number } | null
  shown: (key: number) => Shown
  titleOf: (key: number) => string
  errorAt: (field: string) => string | undefined
  actions: RowActions
  mayAdd: boolean
}

export type RowProps = {
  child: ChildForm
  shown: Shown
  section: SectionForm | undefined
  list: number
  place: number
  count: number
  mark: 'before' | 'after' | undefined
  isHeld: boolean
  isOpen: boolean
  mayRename: boolean
  actions: RowActions
  wrong: string | undefined
  wrongCount: string | undefined
  wrongDay: string | undefined
  wrongTitle: string | undefined
  children?: ReactNode
}
