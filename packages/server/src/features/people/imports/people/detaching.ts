import { auditAll } from '../../../../audit/audit.ts'
import { notify } from '../../../../db/engine/notify.ts'
import { listTouched, markApplied } from '../rows.queries.ts'
import type { Applied, Work } from '../kinds/kind.ts'
import { detach } from './leading.queries.ts'
import { findPeople } from './people.queries.ts'

/** NOTE: before anybody new is taken away, so that nobody is led by somebody who is gone. */
export async function takeBackManagers({ db, actor, task }: Work, rows: readonly Applied[]) {
  const touched = await listTouched(db, task, 'user', rows)
  const people = await findPeople(db, { ...actor, hold: true }, { ids: rows.map(({ targetId }) => targetId) })
  const allowed = new Set(people.flatMap(({ id, isAllowed }) => (isAllowed ? [id] : [])))
  const able = rows.filter(({ position, targetId }) => !touched.has(position) && allowed.has(targetId))
  const back = await detach(
    db,
    task,
    able.map(({ position }) => position),
  )
  await auditAll(
    db,
    back.map(({ userId, was, managerId }) => ({
      by: actor,
      kind: 'update' as const,
      object: 'user',
      objectId: userId,
      before: { managerId: was },
      after: { managerId, undone: 'import' },
    })),
  )
  await notify(db, { about: 'user', userIds: back.map(({ userId }) => userId) })
  await markApplied(db, task, new Map(back.map(({ position, userId }) => [position, userId])))
}
