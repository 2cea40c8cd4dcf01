import type { ToDo } from '@oktant/contract/home.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { listWaiting } from '../../features/learning/learning.ts'
import { reasonOf } from './home.rules.ts'

/** What one feature has waiting for somebody; `today` is the day where they are. */
export type ToDoPart = (db: Db, actor: Actor, today: string) => Promise<ToDo[]>

/** Courses that somebody has begun, or has to take. */
const courses: ToDoPart = async (db, actor, today) => {
  if (!actor.permissions.has('learning.take')) return []
  const cards = await listWaiting(db, actor)
  return cards.map(({ id, containerTypeId, name, percent, assigned, state, dueOn }) => {
    const isBegun = state !== 'NOT_STARTED'
    return {
      key: `course-${id}`,
      name,
      reason: reasonOf({ dueOn, isBegun }, today),
      dueOn,
      percent: isBegun ? percent : null,
      because: assigned?.because[0]?.name ?? null,
      containerId: id,
      containerTypeId,
      path: null,
    }
  })
}

/** Everything that can wait for somebody, feature by feature. */
export const toDoParts: readonly ToDoPart[] = [courses]
