import type { Actor } from '../../access/actor.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { notify } from '../../db/notify.ts'
import type { Overdue } from '../../db/overdue.ts'
import { fail } from '../../http/fail.ts'
import {
  endSessions,
  endSessionsOfPeople,
  endSessionsOfWhole,
  removeOverdueSessions,
  updateSession,
} from './sessions.queries.ts'
import { isOpenNow, type ProjectHours } from './sessions.rules.ts'

export { makeLink } from './links.ts'
export { faultOfPassword as faultOfNewPassword } from './new-password.rules.ts'

type Person = { companyId: number; id: number }

/** Makes a project the current one of a session, and of no other. */
export async function setSessionProject(db: Db, sessionId: number, projectId: number | null) {
  await updateSession(db, sessionId, { projectId })
  await notify(db, { about: 'session', sessionIds: [sessionId] })
}

/** Makes a project the current one if it is open at this hour where the person is. */
export async function switchSessionProject(db: Db, actor: Actor, project: ProjectHours, now: Date) {
  const { accessTimeslots } = project
  if (!isOpenNow(project, now, actor.timezone)) throw fail('project_closed', { accessTimeslots })
  await setSessionProject(db, actor.sessionId, project.id)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'session',
    objectId: actor.sessionId,
    before: { projectId: actor.projectId },
    after: { projectId: project.id },
  })
}

type Ending = { now: Date; but?: number | undefined; by?: Person }

/** Ends the open sessions of somebody, all or all but one, in every process. */
export async function endSessionsOf(db: Db, person: Person, { now, but, by = person }: Ending) {
  await tellEnded(db, by, await endSessions(db, person, but === undefined ? {} : { but }, now))
}

export async function endSession(db: Db, actor: Actor, sessionId: number, now: Date) {
  const sessionIds = await endSessions(db, actor, { only: sessionId }, now)
  if (!sessionIds.length) throw fail('session_not_found')
  await tellEnded(db, actor, sessionIds)
}

/** Ends every session of many people, in every process. */
export async function endSessionsOfAll(db: Db, by: Person, userIds: readonly number[], now: Date) {
  const sessionIds = await endSessionsOfPeople(db, by.companyId, userIds, now)
  if (sessionIds.length) await notify(db, { about: 'session', sessionIds })
}

/** Ends every session of a company, in every process. */
export async function endSessionsOfCompany(db: Db, companyId: number, now: Date) {
  const sessionIds = await endSessionsOfWhole(db, companyId, now)
  if (sessionIds.length) await notify(db, { about: 'session', sessionIds })
  return sessionIds.length
}

async function tellEnded(db: Db, by: Person, sessionIds: number[]) {
  const [objectId] = sessionIds
  if (objectId === undefined) return
  await audit(db, { by, kind: 'delete', object: 'session', objectId, before: { sessionIds } })
  await notify(db, { about: 'session', sessionIds })
}

/** Sessions over for longer than their company keeps them. */
export const forgetSessionsBefore = (db: Db, overdue: Overdue[]) => removeOverdueSessions(db, overdue)
