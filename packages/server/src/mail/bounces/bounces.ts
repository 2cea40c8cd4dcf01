import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/engine/db.ts'
import { type Delivery, isNamed, referencesIn } from './bounce-references.ts'
import type { Verdict } from './delivery-verdict.ts'
import { holdAddress } from '../mail.queries.ts'
import { mails } from '../mails.tables.ts'

type Bounced = { id: number; companyId: number; to: string; isUnlisted: boolean }

/** Writes down that a mail server refused the address of a letter for good. */
export async function recordBounce(
  db: Db,
  { id, companyId, to, isUnlisted }: Bounced,
  error: string,
  now: Date,
) {
  await db
    .update(mails)
    .set({ state: 'bounced', lastError: error.slice(0, 500) })
    .where(eq(mails.id, id))
  await holdAddress(db, { companyId, address: to, error, mailId: isUnlisted ? null : id }, now)
}

/** Of the letters that a report names the first that really left by that name; null where there is none. */
export async function findNamed(
  db: Db,
  secret: string,
  owner: number | 'all',
  names: string,
): Promise<Delivery | null> {
  const named = referencesIn(names)
  if (!named.length) return null
  const ids = named.map(({ id }) => id)
  const sent = await db
    .select({ id: mails.id, companyId: mails.companyId })
    .from(mails)
    .where(and(inArray(mails.id, ids), owner === 'all' ? undefined : eq(mails.companyId, owner)))
  const companies = new Map(sent.map(({ id, companyId }) => [id, companyId]))
  for (const one of named) {
    const companyId = companies.get(one.id)
    if (companyId !== undefined && isNamed(secret, companyId, one)) return { id: one.id, companyId }
  }
  return null
}

/** NOTE: one that timed out may have arrived all the same, and come back. */
const outside = ['sent', 'waiting', 'failed'] as const

/**
 * Writes down what a mail server says later of a letter that it had taken. Gives the letter as it was; nothing where
 * there is none, and `isNews: false` where it is known to have come back or never left.
 */
export async function recordReturn(db: Db, { companyId, id }: Delivery, verdict: Verdict, now: Date) {
  const [mail] = await db
    .select({ to: mails.to, state: mails.state, lastError: mails.lastError, isUnlisted: mails.isUnlisted })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id)))
    .for('update')
  if (!mail) return null
  const isNews =
    verdict.kind !== 'arrived' &&
    outside.some((state) => state === mail.state) &&
    (verdict.kind === 'bounced' || verdict.said !== mail.lastError)
  if (!isNews) return { ...mail, isNews }
  const isBounce = verdict.kind === 'bounced'
  await db
    .update(mails)
    .set({ lastError: verdict.said, returnedAt: now, ...(isBounce && { state: 'bounced' }) })
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id), inArray(mails.state, [...outside])))
  if (isBounce && verdict.isHard)
    await holdAddress(
      db,
      { companyId, address: mail.to, error: verdict.said, mailId: mail.isUnlisted ? null : id },
      now,
    )
  return { ...mail, isNews }
}
