import type { Kit } from '../../kit.ts'
import { listRuledCompanies } from './stays.queries.ts'
import { settleStays } from './stays.ts'

/**
 * Looks at every company's rules again: a day further, people come and go by rules that ask how far a day is from today.
 * What else it finds was missed when it happened, so it is logged as a fault.
 */
export async function reconcileLearningGroups({ engine, log, now }: Pick<Kit, 'engine' | 'log' | 'now'>) {
  // NOTE: one by one on purpose: no company waits for another's, and one that fails holds up no other.
  for (const companyId of await listRuledCompanies(engine.db)) {
    const groups = await engine.db.transaction((tx) => settleStays(tx, { companyId, now: now() }))
    for (const { isByDay, ...moved } of groups)
      if (isByDay) log.info({ companyId, ...moved }, 'a learning group follows its days')
      else log.warn({ companyId, ...moved }, 'a learning group had drifted from its rule')
  }
}
