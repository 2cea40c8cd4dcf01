import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findMessage } from './auto-messages.queries.ts'

/** The only way to one automatic message. */
export async function accessAutoMessage(
  db: Db,
  { companyId }: { companyId: number },
  id: number,
  { removed = false } = {},
) {
  const row = await findMessage(db, companyId, id)
  if (!row || (row.removedAt !== null) !== removed) throw fail('auto_message_not_found')
  return row
}
