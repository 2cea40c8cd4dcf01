import { inBatches } from '../../../../db/query/in-batches.ts'
import type { Kit } from '../../../../kit.ts'
import { forgetVisits, holdAttempt, listOverdue, type Overdue } from '../attempts.queries.ts'
import { handIn } from './hand-in.ts'
import { learnerOf } from '../made/learner.ts'
import { isOver } from '../extra-time/time-limit.rules.ts'

const visitsLastMs = 24 * 3_600_000

type Needs = Pick<Kit, 'engine' | 'log' | 'now'>

/** Hands in what nobody has handed in by the end of its time, with the answers that are there. */
export async function endOverdueAttempts({ engine, log, now }: Needs, most = 500) {
  const before = now()
  // NOTE: each in a transaction of its own, so that one that fails keeps none of the others open.
  for await (const each of inBatches<Overdue>((batch) => listOverdue(engine.db, before, batch), most)) {
    await end(engine, each, now()).catch((error: unknown) =>
      log.error(
        { componentLogId: each.componentLogId, message: String(error) },
        'an attempt could not be ended',
      ),
    )
  }
}

const end = (engine: Kit['engine'], overdue: Overdue, now: Date) =>
  engine.db.transaction(async (tx) => {
    const found = await holdAttempt(tx, overdue, overdue.componentLogId)
    // NOTE: its learner may just have been quicker.
    if (!found || found.attempt.submittedAt || !isOver(found.attempt.endsAt, now)) return
    await handIn(tx, learnerOf(overdue), found, { isTimeUp: true, now })
  })

/** Forgets what visitors answered in open quizzes a day ago. */
export const forgetOldVisits = ({ engine, now }: Pick<Kit, 'engine' | 'now'>) =>
  engine.db.transaction((tx) => forgetVisits(tx, new Date(now().getTime() - visitsLastMs)))
