import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { accessOwnProject } from '../people/people.access.ts'
import { projectOf } from '../people/people.ts'
import { writeProject } from './sessions.queries.ts'
import { isOpenNow } from './sessions.rules.ts'

/** Makes a project the current one of a session, and of no other. */
export async function setSessionProject(db: Db, sessionId: number, projectId: number | null) {
  await writeProject(db, sessionId, projectId)
  await notify(db, { about: 'session', sessionIds: [sessionId] })
}

/** Makes a project the current one if it is open at this hour where the person is. */
export async function switchProject(db: Db, actor: Actor, id: number, now: Date) {
  const project = await accessOwnProject(db, actor, id)
  const { accessTimeslots } = project
  if (!isOpenNow(project, now, actor.timezone)) throw fail('project_closed', { accessTimeslots })
  await setSessionProject(db, actor.sessionId, id)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'session',
    objectId: actor.sessionId,
    before: { projectId: actor.projectId },
    after: { projectId: id },
  })
  return projectOf({ ...actor, projectId: id }, project)
}
