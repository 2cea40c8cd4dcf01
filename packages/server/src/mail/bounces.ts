import { eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { holdAddress } from './mail.queries.ts'
import { mails } from './mails.tables.ts'

type Bounced = { id: number; companyId: number; to: string }

/**
 * Writes down that a letter came back for good. The postman calls it when a mail server refuses the address; whatever
 * reads bounces that arrive later (a mailbox, a provider's report) has to call the same with the letter's number, which
 * stands in its Message-ID.
 */
export async function recordBounce(db: Db, { id, companyId, to }: Bounced, error: string, now: Date) {
  await db
    .update(mails)
    .set({ state: 'bounced', lastError: error.slice(0, 500) })
    .where(eq(mails.id, id))
  await holdAddress(db, { companyId, address: to, error, mailId: id }, now)
}
