import { timeIn } from '@oktant/contract/kit/days.ts'
import type { Kit } from '../../../../kit.ts'
import { listZones } from '../../../organisation/companies/companies.ts'
import { listRuledCompanies } from './stays.queries.ts'
import { settleStays } from './stays.ts'

type Needs = Pick<Kit, 'engine' | 'log' | 'now'>

/**
 * Looks at every company's rules again: a day further, people come and go by rules that ask how far a day is from today.
 * What else it finds was missed when it happened, so it is logged as a fault.
 */
export async function reconcileLearningGroups({ engine, log, now }: Needs, among?: readonly number[]) {
  // NOTE: one by one on purpose: no company waits for another's, and one that fails holds up no other.
  for (const companyId of among ?? (await listRuledCompanies(engine.db))) {
    const groups = await engine.db.transaction((tx) => settleStays(tx, { companyId, now: now() }))
    for (const { isByDay, ...moved } of groups)
      if (isByDay) log.info({ companyId, ...moved }, 'a learning group follows its days')
      else log.warn({ companyId, ...moved }, 'a learning group had drifted from its rule')
  }
}

// NOTE: an hour that there is once on every day: clocks are put forward before it and back before it.
const nightHour = '03'

/** The same, asked every hour, where it is night: so a day is a few hours old when its people come and go. */
export async function reconcileByNight(kit: Needs) {
  const { engine, now } = kit
  const zones = await listZones(engine.db, await listRuledCompanies(engine.db))
  const nightly = zones.filter(({ timezone }) => timeIn(timezone, now()).startsWith(nightHour))
  await reconcileLearningGroups(
    kit,
    nightly.map(({ id }) => id),
  )
}
