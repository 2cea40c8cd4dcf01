import type { Language } from '@oktant/contract/http/http.ts'
import type { TracedCall } from '@oktant/contract/learning/package-attempts.ts'
import type { PackageItem, PackageLaunch } from '@oktant/contract/learning/package-launch.ts'

/** NOTE: the application's window stays closed to it: no top navigation; what a frame within says can only take away. */
export const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals'
/** How the application and the shell, which plays a package on the host of packages, speak to each other. */
export const shellPath = '/player/loading.html'
/** Names the item that is to be loaded; without it a package goes on where it was left. */
export const itemParameter = 'scoID'

/** What a package is played with, handed over once with the port that everything else goes through. */
export type StartMessage = {
  kind: 'start'
  api: NonNullable<PackageLaunch['api']>
  address: string
  language: Language
  items: PackageItem[]
  activities: unknown
  values: Record<string, string>
  suspendData: number
  lesson: { learnerId: string; learnerName: string; mode: string }
  /** Where what is said while the tab is being closed goes; null where nothing is kept. */
  lastWords: LastWordsTo | null
}

export type LastWordsTo = { id: number; session: number; token: string }

/** What the learner wants. */
export type Wish = { kind: 'open'; item: string } | { kind: 'next' | 'previous' | 'quit' }

/** One thing that is to be saved, as the runtime tells it. */
export type KeptAct =
  | { act: 'begin' | 'commit' | 'finish' }
  | { act: 'put'; element: string; value: string }
  | { act: 'spend'; time: number }

export const pages = ['waiting', 'suspended', 'completed', 'scopeError'] as const
/** What stands in the place of the content. */
export type ShellPage = (typeof pages)[number]

export type OutlineLine = {
  id: string
  depth: number
  /** A word of the standard: passed, completed, failed, incomplete, browsed, not attempted. */
  status: string
  isCurrent: boolean
  canOpen: boolean
}
export type Where = { kind: 'where'; outline: OutlineLine[]; canGoBack: boolean; canGoOn: boolean }

/** What the shell tells. */
export type ToldByShell =
  | { kind: 'keep'; kept: KeptAct }
  | { kind: 'called'; call: Omit<TracedCall, 'number'> }
  | { kind: 'page'; page: ShellPage | null }
  /** Whether the content that is shown has called nothing for a while. */
  | { kind: 'silent'; isSilent: boolean }
  /** The learner pressed Escape in the content. */
  | { kind: 'escape' }
  /** The content is unloaded and has said its last words. */
  | { kind: 'left' }
  | Where
