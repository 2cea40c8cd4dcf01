import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { findWhoCould } from './others-who-may.queries.ts'
import { listHolderIdsOf } from './profiles.queries.ts'

/** Whether anybody but oneself may do something that nobody does for themselves; where nobody may, who could be given the right. */
export async function othersWhoMay(db: Db, { companyId, id, viewer }: Actor, permission: Permission) {
  const own = [id, ...(viewer ? [viewer.id] : [])]
  const holders = await listHolderIdsOf(db, companyId, [permission])
  const hasOthers = holders.some((holder) => !own.includes(holder))
  return { hasOthers, couldBeGiven: hasOthers ? [] : await findWhoCould(db, companyId, own) }
}
