import type { Db } from '../../../../db/engine/db.ts'
import { companyDay } from '../../../organisation/companies/companies.ts'
import type { Asking } from './rule.conditions.ts'

/** Rules are asked on the company’s day. */
export const askingOf = async (db: Db, companyId: number, now: Date): Promise<Asking> => ({
  companyId,
  today: await companyDay(db, companyId, now),
})
