import { applied, difference, type Difference } from './difference.ts'
import type { Activity, Library, MakeLibrary } from './library.ts'

export type NavigationRequest = 'continue' | 'previous' | 'choice' | 'exitAll' | 'suspendAll'

/** One line of the outline that a learner sees. */
export type OutlineEntry = {
  id: string
  title: string
  depth: number
  isCurrent: boolean
  canChoose: boolean
  completion: string
  success: string
  /** From -1 to 1, where there is one. */
  score: number | null
}

/** What all items together come to. */
export type PackageResult = { completion: string; success: string; score: number | null }

const timestamps = /"timestamp":"[^"]*"/g
const never = '"timestamp":"1970-01-01T00:00:00.000Z"'

/** The state of all activities, which is the same text whenever nothing of it has changed. */
const stateOf = (library: Library) => library.serializeSequencingState().replaceAll(timestamps, never)

/** Keeps of the activities' state what differs from that of a package nobody has begun: most of it never does. */
export function makeStateKeeper(make: MakeLibrary, tree: Activity) {
  const unbegun: string = stateOf(make(tree))
  return {
    pack: (library: Library) =>
      JSON.stringify(difference(JSON.parse(unbegun), JSON.parse(stateOf(library))) ?? { keys: {} }),
    unpack(library: Library, packed: string) {
      try {
        // NOTE: written by `pack`; what is broken is refused by the library, or throws.
        const change = JSON.parse(packed) as Difference
        return library.deserializeSequencingState(JSON.stringify(applied(JSON.parse(unbegun), change)))
      } catch {
        return false
      }
    },
  }
}

const currentOf = (library: Library): string | undefined => library.getSequencingState().currentActivity?.id

/**
 * Lets a learner in: where they left, or at the beginning. A tab that was closed has suspended its item at most, not the
 * whole package, and then the library lets nobody resume and nobody start: what such a visit left is suspended first.
 */
export function enterPackage(library: Library) {
  const current = currentOf(library)
  const isInside = () => library.processNavigationRequest('resumeAll')
  if (isInside()) return true
  if (!current) return library.processNavigationRequest('start')
  if (library.processNavigationRequest('suspendAll') && isInside()) return true
  return library.processNavigationRequest('choice', current) || library.processNavigationRequest('start')
}

const letsChoose = ({ sequencingControls }: Activity) => sequencingControls?.choice !== false

/** Whether a learner may choose this one; before anything was begun the library cannot say it, and the manifest does. */
function canChoose(library: Library, { id, isHiddenFromChoice }: Activity, parent: Activity | undefined) {
  const process = library.getSequencingService()?.getOverallSequencingProcess()
  if (currentOf(library)) return process?.predictChoiceEnabled(id) ?? false
  return parent !== undefined && letsChoose(parent) && !isHiddenFromChoice
}

type Branch = { activity: Activity; parent?: Activity; depth?: number }

export function outlineOf(library: Library, { activity, parent, depth = 0 }: Branch): OutlineEntry[] {
  if (activity.isVisible === false) return []
  const found = library.getActivityTrackingData(activity.id)
  const entry: OutlineEntry = {
    id: activity.id,
    title: activity.title,
    depth,
    isCurrent: currentOf(library) === activity.id,
    canChoose: canChoose(library, activity, parent),
    completion: found?.completionStatus ?? 'unknown',
    success: found?.successStatus ?? 'unknown',
    score: found?.score ?? null,
  }
  const children = activity.children ?? []
  return [
    entry,
    ...children.flatMap((child) =>
      outlineOf(library, { activity: child, parent: activity, depth: depth + 1 }),
    ),
  ]
}

export function resultOf(library: Library, tree: Activity): PackageResult {
  const found = library.getActivityTrackingData(tree.id)
  return {
    completion: found?.completionStatus ?? 'unknown',
    success: found?.successStatus ?? 'unknown',
    score: found?.score ?? null,
  }
}
