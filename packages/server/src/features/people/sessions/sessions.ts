import type { Actor } from '../../../access/actor.ts'
import { audit, auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { endSessions, endSessionsOfPeople, endSessionsOfWhole } from './sessions.queries.ts'
import { endViewings, type Viewing } from './view-as/view-as.queries.ts'

export { openViewing } from './view-as/open-viewing.ts'
export { makeLink, makeLinks } from './links/links.ts'
export { countSessionsOfPeople } from './sessions.queries.ts'
export { faultOfPassword as faultOfNewPassword } from './passwords/new-password.rules.ts'

export { ageingSessions } from './sessions.queries.ts'

type Person = { companyId: number; id: number }

type Ending = { now: Date; but?: number | undefined; by?: Person }

/** Ends the open sessions of somebody, all or all but one, in every process. */
export async function endSessionsOf(db: Db, person: Person, { now, but, by = person }: Ending) {
  await tellEnded(db, by, await endSessions(db, person, but === undefined ? {} : { but }, now), now)
}

export async function endSession(db: Db, actor: Actor, sessionId: number, now: Date) {
  const sessionIds = await endSessions(db, actor, { only: sessionId }, now)
  if (!sessionIds.length) throw fail('session_not_found')
  await tellEnded(db, actor, sessionIds, now)
}

/** Ends every session of many people, in every process. */
export async function endSessionsOfAll(db: Db, by: Person, userIds: readonly number[], now: Date) {
  const sessionIds = await endSessionsOfPeople(db, by.companyId, userIds, now)
  if (!sessionIds.length) return
  await notify(db, { about: 'session', sessionIds })
  await endViewingsOf(db, by.companyId, sessionIds, now)
}

/** Ends every session of a company, in every process. */
export async function endSessionsOfCompany(db: Db, companyId: number, now: Date) {
  const sessionIds = await endSessionsOfWhole(db, companyId, now)
  if (!sessionIds.length) return 0
  await notify(db, { about: 'session', sessionIds })
  await endViewingsOf(db, companyId, sessionIds, now)
  return sessionIds.length
}

/** Ends what is viewed out of these sessions, in every process; says whether there was anything. */
export async function endViewingsOf(db: Db, companyId: number, sessionIds: readonly number[], now: Date) {
  const ended = await endViewings(db, companyId, sessionIds, now)
  await tellViewingsEnded(db, ended, now)
  return ended.length > 0
}

/** The trail says of each when it ended, and names both people. */
export async function tellViewingsEnded(db: Db, ended: readonly Viewing[], now: Date) {
  if (!ended.length) return
  const deeds = ended.map(({ id, companyId, viewerId, userId }) => ({
    by: { companyId, id: viewerId, onBehalfOf: userId },
    kind: 'update' as const,
    object: 'viewing' as const,
    objectId: id,
    before: { endedAt: null },
    after: { endedAt: now },
  }))
  await auditAll(db, deeds)
  await notify(db, { about: 'session', sessionIds: ended.map(({ id }) => id) })
}

async function tellEnded(db: Db, by: Person, sessionIds: number[], now: Date) {
  const [objectId] = sessionIds
  if (objectId === undefined) return
  await endViewingsOf(db, by.companyId, sessionIds, now)
  await audit(db, { by, kind: 'delete', object: 'session', objectId, before: { sessionIds } })
  await notify(db, { about: 'session', sessionIds })
}
