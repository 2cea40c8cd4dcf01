import { inArray, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http.ts'
import type { Db } from '../db/db.ts'
import { notify } from '../db/notify.ts'
import { deleteOverdue, type Overdue } from '../db/overdue.ts'
import { mails } from './mails.tables.ts'
import { type Letter, oneLine, renderHtml, renderText, safeUrl } from './render.ts'

export type { Letter } from './render.ts'

export type Envelope = {
  companyId: number
  userId?: number
  to: string
  language: Language
  letter: Letter
}

// NOTE: one plain address, with nothing in it that a mail server would read as a list, a name or a new line.
const plainAddress = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/

/** Writes a letter in the caller's transaction, and gives its number; it leaves the house only if that commits. */
export async function sendLetter(db: Db, { companyId, userId, to, language, letter }: Envelope) {
  const isDeliverable = plainAddress.test(to)
  const [written] = await db
    .insert(mails)
    .values({
      companyId,
      userId: userId ?? null,
      to: oneLine(to),
      subject: oneLine(letter.subject),
      text: renderText(letter, language),
      html: renderHtml(letter, language),
      actionUrl: letter.action ? safeUrl(letter.action.url) : null,
      ...(!isDeliverable && { state: 'failed' as const, lastError: 'This is no mail address.' }),
    })
    .returning({ id: mails.id })
  if (isDeliverable) await notify(db, { about: 'mail' })
  return written?.id ?? 0
}

/** Letters that are older than their company keeps them; one that still waits stays. */
export const forgetMailsBefore = (db: Db, overdue: Overdue[]) =>
  deleteOverdue(db, mails, overdue, sql`row.state <> 'waiting' and row.created_at`)

/** Removes the letters of companies that go themselves. */
export async function forgetMailsOf(db: Db, companyIds: number[]) {
  await db.delete(mails).where(inArray(mails.companyId, companyIds))
}
