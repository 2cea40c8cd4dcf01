import type { ComponentAction } from '@oktant/contract/learning/components/component-changes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'

/** What of a chosen component decides whether something can be done with it. */
export type Candidate = {
  id: number
  title: LocalText
  status: 'active' | 'inactive'
  contentType: number | null
  isRemoved: boolean
  /** Does a course hold it? Then only those may take it away who look after courses. */
  isHeld: boolean
}

type Known = { target: number | null; administersCourses: boolean }

const isMeant: Record<ComponentAction, (one: Candidate, known: Known) => boolean> = {
  activate: ({ status }) => status === 'inactive',
  deactivate: ({ status }) => status === 'active',
  setType: ({ contentType }, { target }) => contentType !== target,
  remove: ({ isHeld }, { administersCourses }) => !isHeld || administersCourses,
  restore: () => true,
}

/** With which of the chosen components something can be done; only removed ones can be brought back. */
export const changeable = (action: ComponentAction, candidates: readonly Candidate[], known: Known) =>
  candidates.filter((one) => one.isRemoved === (action === 'restore') && isMeant[action](one, known))
