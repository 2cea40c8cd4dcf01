import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { accessCourse, findHolder } from '../courses/courses.access.ts'
import { isFolder } from '../courses/courses.ts'

/** The only way to a folder for whoever looks after folders: a course answers like a missing one. */
export async function accessFolder(db: Db, actor: Actor, id: number, how: { removed?: 'too' } = {}) {
  const folder = await accessCourse(db, actor, id, { ...how, missing: 'folder_not_found' })
  if (!isFolder(folder.typeId)) throw fail('folder_not_found')
  return folder
}

/** Where folders and courses stand: a segment, a folder, or the root. */
export async function accessPlace(db: Db, actor: Actor, id: number | null) {
  if ((await findHolder(db, actor, id, containerType.topic)) === undefined) throw fail('folder_not_found')
}
