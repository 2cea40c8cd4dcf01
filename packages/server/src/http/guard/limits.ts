import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import { attemptLimits } from '@oktant/contract/kit/constants.ts'
import type { LimitName } from '@oktant/contract/http/http.ts'
import { callerNetwork } from '../../access/network/caller-network.ts'
import type { Db } from '../../db/engine/db.ts'
import { fail } from '../fail.ts'
import { attempts } from './limits.tables.ts'

export type Trier = { address: string; account?: string | undefined }

/** Counts one try against the limits of its address and its account, and refuses it when either is used up. */
export async function countTry(db: Db, limit: LimitName, trier: Trier, now: Date) {
  const counted = bounds(limit, trier)
  const found = await db
    .insert(attempts)
    .values(
      counted.map(({ who, seconds }) => ({
        who,
        count: 1,
        endsAt: new Date(now.getTime() + seconds * 1000),
      })),
    )
    .onConflictDoUpdate({
      target: attempts.who,
      set: {
        count: sql`case when ${attempts.endsAt} <= ${now} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${attempts.endsAt} <= ${now} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning()
  const most = new Map(counted.map(({ who, tries }) => [who, tries]))
  const over = found.filter(({ who, count }) => count > (most.get(who) ?? 0))
  if (!over.length) return
  const until = Math.max(...over.map(({ endsAt }) => endsAt.getTime()))
  throw fail('too_many_attempts', { retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1000)) })
}

/** Somebody proved who they are: what was tried on their account before no longer counts. */
export async function forgetTries(db: Db, limit: LimitName, account: string) {
  await db.delete(attempts).where(inArray(attempts.who, [nameOf(limit, 'account', account)]))
}

export async function forgetOldTries(db: Db, now: Date) {
  await db.delete(attempts).where(lt(attempts.endsAt, now))
}

function bounds(limit: LimitName, { address, account }: Trier) {
  const bound = attemptLimits[limit]
  const all: { who: string; tries: number; seconds: number }[] = [
    { who: nameOf(limit, 'address', callerNetwork(address)), ...bound.address },
  ]
  if (bound.account && account) all.push({ who: nameOf(limit, 'account', account), ...bound.account })
  // NOTE: always in one order, so that two tries cannot wait for each other.
  return all.sort((one, other) => (one.who < other.who ? -1 : 1))
}

/** Hashed, because what people type into a login field is sometimes a password. */
function nameOf(limit: LimitName, kind: string, value: string) {
  return createHash('sha256').update(`${limit}\n${kind}\n${value.trim().toLowerCase()}`).digest('base64url')
}
