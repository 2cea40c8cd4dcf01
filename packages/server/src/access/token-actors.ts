import { apiTokens } from '@oktant/contract/kit/constants.ts'
import type { Engine } from '../db/engine/db.ts'
import type { Notice } from '../db/engine/notify.ts'
import { fail } from '../http/fail.ts'
import type { Actor } from './actor.ts'
import { remember } from './actors.ts'
import { makeRanges } from './network/address-ranges.ts'
import { hashOfToken, isTokenSecret } from './token-secrets.ts'

/** A token as it stands now, with whoever it acts for and no more than they may. */
export type LoadedToken = {
  id: number
  actor: Actor
  expiresAt: Date
  ranges: readonly string[]
}
export type LoadToken = (hash: string) => Promise<LoadedToken | null>
export type TokenUsed = { id: number; at: Date; from: string; uses: number }

type Needs = {
  engine: Pick<Engine, 'hears'>
  load: LoadToken
  /** Notes that tokens were used; not waited for. */
  noteUse: (used: TokenUsed) => void
  now: () => Date
}
type KeptToken = Omit<LoadedToken, 'ranges'> & { until: number; takes: (address: string) => boolean }
type Counted = { calls: number; from: number; uses: number; writtenAt: number }

/** NOTE: a safety net only; what changes about a token or its maker is told at once by notices. */
const keptFor = 60_000
const minute = 60_000

export type TokenActors = ReturnType<typeof makeTokenActors>

/**
 * Who makes a call by an API token, without a query or a write on the hot path: what was loaded is remembered until a
 * notice says that the token or its maker changed, and its use is noted once a minute.
 */
export function makeTokenActors({ engine, load, noteUse, now }: Needs) {
  const kept = new Map<string, KeptToken>()
  const counted = new Map<number, Counted>()
  let changes = 0

  async function tokenOf(hash: string): Promise<KeptToken | null> {
    const entry = kept.get(hash)
    if (entry && entry.until > now().getTime() && engine.hears()) return entry
    kept.delete(hash)
    const before = changes
    const loaded = await load(hash)
    if (!loaded) return null
    const { ranges, ...token } = loaded
    const takes = ranges.length ? makeRanges(ranges) : () => true
    const found = { ...token, takes, until: now().getTime() + keptFor }
    // NOTE: a change told while the row was being read would otherwise be forgotten.
    if (before === changes && engine.hears()) remember(kept, hash, found)
    return found
  }

  function count(id: number, from: string) {
    const at = now()
    const time = at.getTime()
    const seen = counted.get(id) ?? { calls: 0, from: time, uses: 0, writtenAt: 0 }
    const isNewMinute = time - seen.from >= minute
    const calls = isNewMinute ? 1 : seen.calls + 1
    const begun = isNewMinute ? time : seen.from
    if (calls > apiTokens.callsPerMinute)
      throw fail('too_many_calls', { retryAfter: Math.max(1, Math.ceil((begun + minute - time) / 1000)) })
    const uses = seen.uses + 1
    const isDue = time - seen.writtenAt >= apiTokens.writtenEverySeconds * 1000
    if (isDue) noteUse({ id, at, from, uses })
    remember(counted, id, {
      calls,
      from: begun,
      uses: isDue ? 0 : uses,
      writtenAt: isDue ? time : seen.writtenAt,
    })
  }

  return {
    async find(secret: string, address: string): Promise<Actor | null> {
      if (!isTokenSecret(secret)) return null
      const token = await tokenOf(hashOfToken(secret))
      if (!token || token.expiresAt <= now() || !token.takes(address)) return null
      count(token.id, address)
      return token.actor
    },
    hear(notice: Notice) {
      if (!affects(notice)) return
      changes += 1
      for (const [hash, { id, actor }] of kept) if (isAbout(notice, id, actor)) kept.delete(hash)
    },
  }
}

const affects = ({ about }: Notice) => ['token', 'user', 'company', 'missed'].includes(about)

function isAbout(notice: Notice, id: number, actor: Actor) {
  if (notice.about === 'missed') return true
  if (notice.about === 'token') return notice.tokenIds.includes(id)
  if (notice.about === 'user') return notice.userIds.includes(actor.id)
  return notice.about === 'company' && notice.companyId === actor.companyId
}
