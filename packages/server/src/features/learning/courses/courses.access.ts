import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type Container, findContainer } from './courses.queries.ts'
import { authoredTypes, isFolder } from './courses.rules.ts'

type How = { removed?: 'too'; missing?: 'container_not_found' | 'folder_not_found' }

/** The only way to a container as its author: segments are not theirs to change, and a removed one is gone. */
export async function accessCourse(
  db: Db,
  actor: Pick<Actor, 'companyId'>,
  id: number,
  { removed, missing = 'container_not_found' }: How = {},
) {
  const container = await findContainer(db, actor.companyId, id)
  const isTheirs = container && container.key === null && authoredTypes.includes(container.typeId)
  if (!isTheirs || (container.state === 'deleted' && !removed)) throw fail(missing)
  return container
}

/** Where something can stand: in a folder, or a section in a course that is none itself; null at the root. */
export async function findHolder(
  db: Db,
  actor: Actor,
  id: number | null,
  typeId: number,
): Promise<Container | null | undefined> {
  if (id === null) return null
  const holder = await findContainer(db, actor.companyId, id)
  if (!holder || holder.state === 'deleted') return undefined
  if (isFolder(holder.typeId)) return holder
  const above = await findHolder(db, actor, holder.parentId, containerType.course)
  const isSection = above ? !isFolder(above.typeId) : false
  return typeId === containerType.course && !isSection ? holder : undefined
}
