import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { attemptLimits } from '@oktant/contract/kit/constants.ts'
import type { LimitName } from '@oktant/contract/http/http.ts'
import { callerNetwork } from '../../access/network/caller-network.ts'
import type { Db } from '../../db/engine/db.ts'
import { preparedRows } from '../../db/engine/prepared.ts'
import { fail } from '../fail.ts'
import { attempts } from './limits.tables.ts'

export type Trier = { address: string; account?: string | undefined }

const given = sql.placeholder
const tried = preparedRows<{ who: string; count: number; endsAt: string }>(
  'limits_tried',
  () => sql`insert into ${attempts} (who, count, ends_at)
    select who, 1, ends_at
    from unnest(${given('who')}::text[], ${given('ends')}::timestamptz[]) as tried (who, ends_at)
    on conflict (who) do update set
      count = case when attempts.ends_at <= ${given('now')}::timestamptz then 1 else attempts.count + 1 end,
      ends_at = case when attempts.ends_at <= ${given('now')}::timestamptz then excluded.ends_at
        else attempts.ends_at end
    returning who, count, ends_at as "endsAt"`,
)
const forgotten = preparedRows(
  'limits_forgotten',
  () => sql`delete from ${attempts} where who = ${given('who')}`,
)

/** Counts one try against the limits of its address and its account, and refuses it when either is used up. */
export async function countTry(db: Db, limit: LimitName, trier: Trier, now: Date) {
  const counted = bounds(limit, trier)
  const found = await tried(db, {
    who: counted.map(({ who }) => who),
    ends: counted.map(({ seconds }) => new Date(now.getTime() + seconds * 1000).toISOString()),
    now: now.toISOString(),
  })
  const most = new Map(counted.map(({ who, tries }) => [who, tries]))
  const over = found.filter(({ who, count }) => count > (most.get(who) ?? 0))
  if (!over.length) return
  const until = Math.max(...over.map(({ endsAt }) => new Date(endsAt).getTime()))
  throw fail('too_many_attempts', { retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1000)) })
}

/** Somebody proved who they are: what was tried on their account before no longer counts. */
export async function forgetTries(db: Db, limit: LimitName, account: string) {
  await forgotten(db, { who: nameOf(limit, 'account', account) })
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
