import { mostReleased } from '@oktant/contract/kit/constants.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { inBatches } from '../../../../db/query/in-batches.ts'
import type { Kit } from '../../../../kit.ts'
import { finishRelease, listDueReleases } from '../../evaluations/evaluations.ts'
import { releaseRows } from './result-release.ts'
import { holdHeld } from './result-release.queries.ts'

/** NOTE: an attempt that was being handed in at that moment is held a little later than it. */
const lookAgainMs = 3_600_000

type Due = Awaited<ReturnType<typeof listDueReleases>>[number]
type Needs = Pick<Kit, 'engine' | 'log' | 'now'>

/** Releases the results whose day has come, of all companies. */
export async function releaseDueResults({ engine, log, now }: Needs, most = 100) {
  const before = now()
  for await (const due of inBatches<Due>((batch) => listDueReleases(engine.db, before, batch), most)) {
    const { companyId, evaluationId } = due
    // NOTE: one evaluation that fails keeps the results of no other.
    await releaseAll({ engine, now }, due).catch((error: unknown) =>
      log.error({ companyId, evaluationId, message: String(error) }, 'results could not be released'),
    )
  }
}

/** Part by part, so that nobody who takes or marks one of them waits for all. */
async function releaseAll({ engine, now }: Pick<Needs, 'engine' | 'now'>, due: Due) {
  while ((await engine.db.transaction((tx) => releasePart(tx, due, now()))) === mostReleased);
  if (due.releaseAt.getTime() + lookAgainMs <= now().getTime()) await finishRelease(engine.db, due, now())
}

async function releasePart(db: Db, { companyId, evaluationId }: Due, now: Date) {
  const rows = await holdHeld(db, { companyId }, { evaluationId }, mostReleased)
  if (rows.length > 0) await releaseRows(db, { companyId, id: null }, rows, now)
  return rows.length
}
