import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { endSessions } from '../sessions.queries.ts'
import { endViewingsOf, tellViewingsEnded } from '../sessions.ts'
import { endOverdueViewings } from './view-as.queries.ts'

/** Ends what is viewed from one's own session, or the very session that views. */
export async function stopViewAs(db: Db, actor: Actor, now: Date) {
  const { companyId, sessionId, viewer } = actor
  if (viewer) await endSessions(db, actor, { only: sessionId }, now)
  if (!(await endViewingsOf(db, companyId, [sessionId], now))) throw fail('session_not_found')
  return {}
}

/** The hour is over: whatever still listens is told, and the trail says when it ended. */
export const endOverdue = async (db: Db, now: Date) =>
  tellViewingsEnded(db, await endOverdueViewings(db, now), now)
