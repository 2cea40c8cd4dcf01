import type { Kit } from '../../kit.ts'
import { listRuledCompanies } from './stays.queries.ts'
import { settleStays } from './stays.ts'

/** Looks at every company's rules again; what it finds was missed when it happened, so it is logged. */
export async function reconcileLearningGroups({ engine, log, now }: Pick<Kit, 'engine' | 'log' | 'now'>) {
  // NOTE: one by one on purpose: no company waits for another's, and one that fails holds up no other.
  for (const companyId of await listRuledCompanies(engine.db)) {
    const drift = await engine.db.transaction((tx) => settleStays(tx, { companyId, now: now() }))
    for (const moved of drift) log.warn({ companyId, ...moved }, 'a learning group had drifted from its rule')
  }
}
