import type { CourseAction } from '@oktant/contract/course-changes.ts'
import type { LocalText } from '@oktant/contract/http.ts'
import { isFolder } from './courses.rules.ts'

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

const small = (text: string) => text.toLowerCase()

/** Those for which a place has room: none below itself, none where it stands, and no title twice. */
function movable(candidates: readonly Candidate[], { id, above, titles }: Destination) {
  const taken = {
    en: new Set(titles.map(({ en }) => small(en)).filter(Boolean)),
    de: new Set(titles.map(({ de }) => small(de)).filter(Boolean)),
  }
  return candidates.filter((one) => {
    if (one.parentId === id || above.has(one.id)) return false
    const [en, de] = [small(one.title.en), small(one.title.de)]
    if (taken.en.has(en) || taken.de.has(de)) return false
    if (en) taken.en.add(en)
    if (de) taken.de.add(de)
    return true
  })
}

/** With which of the chosen containers something can be done. */
export function changeable<C extends Candidate>(
  action: CourseAction,
  candidates: readonly C[],
  { filled, destination }: Known,
): C[] {
  if (action === 'archive') return candidates.filter(({ state }) => state !== 'archived')
  if (action === 'restore') return candidates.filter(({ state }) => state === 'archived')
  if (action === 'move') return movable(candidates, destination) as C[]
  return candidates.filter(
    ({ id, typeId, state, draftId }) =>
      state !== 'archived' && draftId !== null && (isFolder(typeId) || filled.has(id)),
  )
}
