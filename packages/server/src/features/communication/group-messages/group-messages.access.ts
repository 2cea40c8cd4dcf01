import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findMessage } from './group-messages.queries.ts'

/** The only way to one message that was written to a group. */
export async function accessGroupMessage(db: Db, { companyId }: { companyId: number }, id: number) {
  const found = await findMessage(db, companyId, id)
  if (!found) throw fail('group_message_not_found')
  return found
}
