import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { accessAttempt } from '../attempts.access.ts'
import { letGo } from '../attempts.queries.ts'
import { logView } from '../attempts.view.ts'

/** Closes an attempt for now: its window holds it no more, and what was answered waits. One that lost it takes it from nobody. */
export async function cancelEvaluation(db: Db, actor: Actor, componentLogId: number, launch?: string) {
  const { attempt, log, evaluation } = await accessAttempt(db, actor, componentLogId)
  if (!log) throw fail('attempt_not_found')
  await letGo(db, attempt, launch)
  return { componentLog: logView(log, evaluation) }
}
