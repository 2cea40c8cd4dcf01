import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { accessAttempt } from './attempts.access.ts'
import { writeAttempt } from './attempts.queries.ts'
import { logView } from './attempts.view.ts'

/** Closes an attempt for now: no window holds it any more, and what was answered waits. */
export async function cancelEvaluation(db: Db, actor: Actor, componentLogId: number) {
  const { attempt, log, evaluation } = await accessAttempt(db, actor, componentLogId)
  if (!log) throw fail('attempt_not_found')
  await writeAttempt(db, attempt, { launch: null })
  return { componentLog: logView(log, evaluation) }
}
