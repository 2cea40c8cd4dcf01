import type { CourseAction } from '@oktant/contract/learning/courses/course-changes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { free } from '../../../../http/free-names.rules.ts'
import { isFolder } from '../courses.rules.ts'

/** What of a chosen container decides whether something can be done with it. */
export type Candidate = {
  id: number
  typeId: number
  title: LocalText
  state: 'draft' | 'active' | 'inactive' | 'archived' | 'deleted'
  parentId: number | null
  draftId: number | null
  editionId: number | null
}

/** What is known of the place that they would move to. */
export type Destination = {
  id: number | null
  /** The folder itself and those above it, into which none of these can be moved. */
  above: ReadonlySet<number>
  /** What stands there already. */
  titles: readonly LocalText[]
}
type Known = {
  /** Those in which, with their sections, nothing is empty that would be published. */
  filled: ReadonlySet<number>
  destination: Destination
}

/** Those for which a place has room: none below itself, none where it stands, and no title twice. */
const movable = <C extends Candidate>(candidates: readonly C[], { id, above, titles }: Destination): C[] =>
  free(
    candidates.filter((one) => one.parentId !== id && !above.has(one.id)),
    ({ title }) => title,
    titles,
  )

/** With which of the chosen containers something can be done. */
export function changeable<C extends Candidate>(
  action: CourseAction,
  candidates: readonly C[],
  { filled, destination }: Known,
): C[] {
  if (action === 'archive') return candidates.filter(({ state }) => state !== 'archived')
  if (action === 'restore') return candidates.filter(({ state }) => state === 'archived')
  if (action === 'move') return movable(candidates, destination)
  return candidates.filter(
    ({ id, typeId, state, draftId }) =>
      state !== 'archived' && draftId !== null && (isFolder(typeId) || filled.has(id)),
  )
}
