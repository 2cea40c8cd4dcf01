import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/engine/db.ts'
import { prepared } from '../db/engine/prepared.ts'
import { anyGiven } from '../db/query/any-of.ts'
import { letterLooks, mailAttachments, mails, suppressedAddresses } from './mails.tables.ts'

export type NewMail = typeof mails.$inferInsert
/** A file that a letter carries; its content is base64. */
export type Attachment = { name: string; type: string; content: string }
export type KeptLook = Omit<typeof letterLooks.$inferSelect, 'companyId'>
type Known = { companyId: number; to: string; onceKey?: string }

const companiesOf = (letters: readonly Pick<Known, 'companyId'>[]) => [
  ...new Set(letters.map(({ companyId }) => companyId)),
]

const suppressed = prepared((db) =>
  db
    .select({ companyId: suppressedAddresses.companyId, address: suppressedAddresses.address })
    .from(suppressedAddresses)
    .where(
      and(
        sql`${suppressedAddresses.companyId} = ${anyGiven('companyIds')}`,
        sql`${suppressedAddresses.address} = ${anyGiven('addresses', 'text')}`,
        isNull(suppressedAddresses.releasedAt),
      ),
    )
    .prepare('mails_suppressed'),
)
/** Of these addresses the ones that nothing is sent to, as `company address`. */
export async function listSuppressed(db: Db, letters: readonly Known[]) {
  const addresses = [...new Set(letters.map(({ to }) => to.toLowerCase()))]
  const rows = await suppressed(db).execute({ companyIds: companiesOf(letters), addresses })
  return new Set(rows.map(({ companyId, address }) => `${companyId} ${address}`))
}

const knownKeys = prepared((db) =>
  db
    .select({ companyId: mails.companyId, onceKey: mails.onceKey })
    .from(mails)
    .where(
      and(
        sql`${mails.companyId} = ${anyGiven('companyIds')}`,
        sql`${mails.onceKey} = ${anyGiven('keys', 'text')}`,
      ),
    )
    .prepare('mails_known_keys'),
)
/** Of these occasions the ones that a letter went out for, as `company key`. */
export async function listKnownKeys(db: Db, letters: readonly Known[]) {
  const keys = letters.flatMap(({ onceKey }) => onceKey ?? [])
  if (!keys.length) return new Set<string>()
  const rows = await knownKeys(db).execute({ companyIds: companiesOf(letters), keys })
  return new Set(rows.map(({ companyId, onceKey }) => `${companyId} ${onceKey}`))
}

const looks = prepared((db) =>
  db
    .select()
    .from(letterLooks)
    .where(sql`${letterLooks.companyId} = ${anyGiven('companyIds')}`)
    .prepare('letter_looks'),
)
/** How the letters of each company look, where it has said so. */
export async function listLooks(db: Db, letters: readonly Pick<Known, 'companyId'>[]) {
  const rows = await looks(db).execute({ companyIds: companiesOf(letters) })
  return new Map(rows.map(({ companyId, ...look }) => [companyId, look]))
}

export async function writeLook(db: Db, companyId: number, look: KeptLook) {
  await db
    .insert(letterLooks)
    .values({ companyId, ...look })
    .onConflictDoUpdate({ target: letterLooks.companyId, set: look })
}

const atOnce = 500

/** In the order given. */
export async function insertMails(db: Db, values: NewMail[]) {
  const ids: number[] = []
  // NOTE: a statement takes at most 65535 values.
  for (let at = 0; at < values.length; at += atOnce) {
    const rows = await db
      .insert(mails)
      .values(values.slice(at, at + atOnce))
      .returning({ id: mails.id })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

export async function insertAttachments(db: Db, files: (typeof mailAttachments.$inferInsert)[]) {
  if (files.length) await db.insert(mailAttachments).values(files)
}

export const listAttachments = (db: Db, mailIds: number[]) =>
  db
    .select()
    .from(mailAttachments)
    .where(inArray(mailAttachments.mailId, mailIds))
    .orderBy(mailAttachments.id)

type Refused = { companyId: number; address: string; error: string; mailId: number | null }

/** Nothing goes to this address any more; one that was released is held again. */
export async function holdAddress(db: Db, { companyId, address, error, mailId }: Refused, now: Date) {
  const set = { error: error.slice(0, 500), mailId, createdAt: now, releasedAt: null }
  await db
    .insert(suppressedAddresses)
    .values({ companyId, address: address.toLowerCase(), ...set })
    .onConflictDoUpdate({
      target: [suppressedAddresses.companyId, suppressedAddresses.address],
      set,
    })
}

/** Of waiting letters the ones whose occasion begins like this. */
export async function holdBackByKey(db: Db, companyId: number, beginning: string) {
  await db
    .update(mails)
    .set({ state: 'suppressed', reason: 'withdrawn' })
    .where(
      and(
        eq(mails.companyId, companyId),
        eq(mails.state, 'waiting'),
        sql`starts_with(${mails.onceKey}, ${beginning})`,
      ),
    )
}

export const listStatesByKey = (db: Db, companyId: number, onceKeys: readonly string[]) =>
  db
    .select({ onceKey: sql<string>`${mails.onceKey}`, state: mails.state })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), inArray(mails.onceKey, [...onceKeys])))

export async function deleteMailsOf(db: Db, companyIds: number[]) {
  await db.delete(mails).where(inArray(mails.companyId, companyIds))
  await db.delete(suppressedAddresses).where(inArray(suppressedAddresses.companyId, companyIds))
}
