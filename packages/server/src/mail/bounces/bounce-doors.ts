import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/engine/db.ts'
import { bounceDoors } from './bounce-doors.tables.ts'
import { mails } from '../mails.tables.ts'

type Door = { companyId: number; renewals: number }

/** NOTE: made of the installation’s secret each time, so that there is nothing to keep and nothing to steal. */
const doorOf = (secret: string, { companyId, renewals }: Door) =>
  `${companyId}-${createHmac('sha256', secret).update(`bounce door ${companyId} ${renewals}`).digest('base64url')}`

async function findRenewals(db: Db, companyId: number) {
  const [row] = await db.select().from(bounceDoors).where(eq(bounceDoors.companyId, companyId))
  return row?.renewals ?? 0
}

/** What stands at the end of the address at which a company’s returned letters are handed in. */
export const findDoor = async (db: Db, secret: string, companyId: number) =>
  doorOf(secret, { companyId, renewals: await findRenewals(db, companyId) })

/**
 * The installation’s own door, for letters of all its companies. NOTE: whoever knows it can do nothing without the
 * name of a letter, so it is as old as the secret.
 */
export const doorOfAll = (secret: string) =>
  `all-${createHmac('sha256', secret).update('bounce door of all').digest('base64url')}`

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Whose door it is, or that of all; null where it is nobody’s, or was renewed. */
export async function findOwnerOfDoor(db: Db, secret: string, door: string) {
  if (/^all-[\w-]{43}$/.test(door)) return isSame(door, doorOfAll(secret)) ? ('all' as const) : null
  const [, digits] = /^([1-9]\d{0,9})-[\w-]{43}$/.exec(door) ?? []
  const companyId = Number(digits ?? 0)
  if (!companyId || companyId > 2_147_483_647) return null
  return isSame(door, await findDoor(db, secret, companyId)) ? companyId : null
}

/** The address of before ends; gives how often that has been done. */
export async function renewDoor(db: Db, companyId: number) {
  const [row] = await db
    .insert(bounceDoors)
    .values({ companyId, renewals: 1 })
    .onConflictDoUpdate({
      target: bounceDoors.companyId,
      set: { renewals: sql`${bounceDoors.renewals} + 1` },
    })
    .returning()
  return row?.renewals ?? 1
}

/** Of a company’s letters the one that word came back of last. */
export async function findLastReturned(db: Db, companyId: number) {
  const { id, to, state, returnedAt, lastError } = mails
  const [row] = await db
    .select({ id, to, state, returnedAt, lastError })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), isNotNull(mails.returnedAt)))
    .orderBy(desc(mails.returnedAt), desc(mails.id))
    .limit(1)
  return row
}
