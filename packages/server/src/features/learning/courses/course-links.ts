import type { ChildForm } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { textIn, withValues } from '@oktant/contract/kit/local-text.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import { listUsableComponents } from '../components/components.ts'
import { findHolder } from './courses.access.ts'
import { type Container, hasSibling } from './courses.queries.ts'
import { isFolder, unknownAt } from './courses.rules.ts'
import { listChildRows } from './versions/editions.queries.ts'
import { listPlaceable } from '../placed-events/placed-events.ts'
import { listHeld, listKnownContainers } from './tree.queries.ts'

type Placed = { parentId: number | null; title: LocalText; typeId: number }

/** Whether something can stand where it is to stand, under a title of its own. */
export async function faultsOfPlace(
  db: Db,
  actor: Actor,
  { parentId, title, typeId }: Placed,
  but: number | null,
): Promise<FieldError[]> {
  const parent = await findHolder(db, actor, parentId, typeId)
  if (parent === undefined) throw fail(isFolder(typeId) ? 'folder_not_found' : 'container_not_found')
  // NOTE: sections are met in their course alone, where two of one name may stand.
  if (parent && !isFolder(parent.typeId)) return []
  if (!(await hasSibling(db, { companyId: actor.companyId, parentId, but }, title))) return []
  const name = textIn(title, actor.language)
  const message = withValues(messages.folder_name_taken.en, name)
  return [{ field: 'title', code: 'folder_name_taken', message, value: name }]
}

type SentLinks = { nextIds?: readonly number[]; children: readonly ChildForm[] }

/** What names something else must name something of the company that can stand there. */
export async function faultsOfLinks(
  db: Db,
  { companyId }: Actor,
  container: Pick<Container, 'id' | 'typeId'>,
  { nextIds = [], children }: SentLinks,
) {
  const idsOf = (pick: (child: ChildForm) => number | null) =>
    children.flatMap((child) => pick(child) ?? []).filter((id) => id > 0)
  const [componentIds, nestedIds, childIds] = [
    idsOf(({ componentId }) => componentId),
    idsOf(({ nestedId }) => nestedId),
    idsOf(({ childId }) => childId),
  ]
  const eventIds = idsOf(({ eventId }) => eventId ?? null)
  const usable = await listUsableComponents(db, companyId, componentIds)
  const placeable = await listPlaceable(db, companyId, eventIds)
  const known = await listKnownContainers(db, companyId, [...nestedIds, ...nextIds])
  const held = await listHeld(db, companyId, nestedIds)
  const own = new Map(
    (await listChildRows(db, companyId, container.id, childIds)).map((child) => [child.id, child]),
  )
  const isRight = ({ childId, componentId, nestedId, eventId = null }: ChildForm) => {
    const row = own.get(childId)
    const isSame = row?.componentId === componentId && row.nestedId === nestedId && row.eventId === eventId
    if (childId && !isSame) return false
    if (componentId !== null) return usable.has(componentId)
    // NOTE: one that stands here already may be over or called off meanwhile.
    if (eventId !== null) return isSame || placeable.has(eventId)
    // NOTE: a course that held itself at any depth would never end.
    return nestedId !== null && known.get(nestedId) === containerType.course && !held.has(container.id)
  }
  const isDoubled = new Set(childIds).size !== childIds.length
  return [
    ...children.flatMap((child, index) => (isRight(child) ? [] : [unknownAt(`children.${index}`)])),
    ...(isDoubled ? [unknownAt('children')] : []),
    ...(isFolder(container.typeId) && children.length > 0 ? [unknownAt('children')] : []),
    ...(nextIds.every((next) => known.has(next) && next !== container.id) ? [] : [unknownAt('nextIds')]),
  ]
}
