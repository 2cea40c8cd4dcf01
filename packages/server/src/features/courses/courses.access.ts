import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { findContainer } from './courses.queries.ts'
import { authoredTypes, isFolder } from './courses.rules.ts'

/** The only way to a container as its author: segments are not theirs to change, and a removed one is gone. */
export async function accessCourse(
  db: Db,
  actor: Pick<Actor, 'companyId'>,
  id: number,
  { removed }: { removed?: 'too' } = {},
) {
  const container = await findContainer(db, actor.companyId, id)
  const isTheirs = container && container.key === null && authoredTypes.includes(container.typeId)
  if (!isTheirs || (container.state === 'deleted' && !removed)) throw fail('container_not_found')
  return container
}

/** Where a course can stand; null at the root. */
export async function findFolder(db: Db, actor: Actor, id: number | null) {
  if (id === null) return null
  const folder = await findContainer(db, actor.companyId, id)
  const canHold = folder && isFolder(folder.typeId) && folder.state !== 'deleted'
  return canHold ? folder : undefined
}
