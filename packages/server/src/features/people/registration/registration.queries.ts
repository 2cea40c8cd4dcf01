import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'
import { registrations, usedCaptchas } from './registration.tables.ts'

// NOTE: any constant number of ours; two who want the same names at once are looked at one after the other.
const lockNumber = 7_080_003

export async function holdNames(db: Db) {
  await db.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
}

const same = (column: typeof users.login | typeof companies.name, value: string) =>
  sql`lower(${column}) = lower(${value})`

/** Which of the names are somebody's already. */
export async function findTaken(db: Db, { companyName, emailAddress }: Record<string, string>) {
  const name = companyName ?? ''
  const email = emailAddress ?? ''
  const owners = await db
    .select({ name: companies.name, emailAddress: companies.emailAddress })
    .from(companies)
    .where(sql`${same(companies.name, name)} or lower(${companies.emailAddress}) = lower(${email})`)
  return {
    companyName: owners.some((company) => isSame(company.name, name)),
    companyEmail: owners.some((company) => isSame(company.emailAddress, email)),
    ...(await findTakenByPeople(db, email)),
  }
}

export async function findTakenByPeople(db: Db, emailAddress: string) {
  const people = await db
    .select({ login: users.login, emailAddress: users.emailAddress })
    .from(users)
    .where(sql`${same(users.login, emailAddress)} or lower(${users.emailAddress}) = lower(${emailAddress})`)
  return {
    login: people.some((person) => isSame(person.login, emailAddress)),
    personEmail: people.some((person) => isSame(person.emailAddress, emailAddress)),
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export async function insertRegistration(db: Db, values: typeof registrations.$inferInsert) {
  await db.insert(registrations).values(values)
}

const openLink = (tokenHash: string, now: Date) =>
  and(eq(registrations.tokenHash, tokenHash), isNull(registrations.usedAt), gt(registrations.expiresAt, now))

export async function findRegistration(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      companyId: registrations.companyId,
      companyName: companies.name,
      firstName: registrations.firstName,
      surname: registrations.surname,
      emailAddress: registrations.emailAddress,
      language: registrations.language,
    })
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.companyId))
    .where(openLink(tokenHash, now))
  return found
}

/** Uses a registration up; of several who try at once one gets it. */
export async function takeRegistration(db: Db, tokenHash: string, now: Date) {
  const taken = await db
    .update(registrations)
    .set({ usedAt: now })
    .where(openLink(tokenHash, now))
    .returning({ id: registrations.id })
  return taken.length > 0
}

/** Removes what was never confirmed in time; says which companies were meant. */
export async function deleteOverdue(db: Db, now: Date) {
  const overdue = await db
    .delete(registrations)
    .where(and(isNull(registrations.usedAt), lte(registrations.expiresAt, now)))
    .returning({ companyId: registrations.companyId })
  return overdue.map(({ companyId }) => companyId)
}

/** True for the first request that uses it, and for that same request again. */
export async function insertUsedCaptcha(db: Db, values: typeof usedCaptchas.$inferInsert) {
  const mine = await db
    .insert(usedCaptchas)
    .values(values)
    .onConflictDoUpdate({
      target: usedCaptchas.nonce,
      set: { expiresAt: values.expiresAt },
      setWhere: eq(usedCaptchas.contentHash, values.contentHash),
    })
    .returning({ nonce: usedCaptchas.nonce })
  return mine.length > 0
}

export async function deleteOldCaptchas(db: Db, now: Date) {
  await db.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, now))
}
