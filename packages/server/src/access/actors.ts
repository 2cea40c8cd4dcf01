import type { Engine } from '../db/engine/db.ts'
import type { Notice } from '../db/engine/notify.ts'
import type { Actor } from './actor.ts'
import type { Tokens } from './tokens.ts'

export type LoadActor = (sessionId: number) => Promise<Actor | null>

type Known = { expires: number; sessionId: number }
type KeptActor = { actor: Actor; until: number }

const mostKept = 20_000
/** NOTE: a safety net only; what changes about a person is told at once by notices. */
const keptFor = 60_000

export type Actors = ReturnType<typeof makeActors>

/**
 * Who makes a call, without a query on the hot path: tokens that were verified and people who were loaded are
 * remembered until a notice says that they changed. While notices may be missed nothing is remembered.
 */
export function makeActors(engine: Pick<Engine, 'hears'>, tokens: Tokens, load: LoadActor, now: () => Date) {
  const known = new Map<string, Known>()
  const kept = new Map<number, KeptActor>()
  let changes = 0

  async function sessionOf(token: string) {
    const seen = known.get(token)
    if (seen) {
      if (seen.expires > now().getTime()) return seen.sessionId
      known.delete(token)
      return null
    }
    const claims = await tokens.read(token)
    if (!claims) return null
    remember(known, token, { sessionId: claims.sessionId, expires: claims.expires.getTime() })
    return claims.sessionId
  }

  function keptActor(sessionId: number) {
    const entry = kept.get(sessionId)
    return entry && entry.until > now().getTime() && engine.hears() ? entry.actor : undefined
  }

  async function actorOf(sessionId: number) {
    const remembered = keptActor(sessionId)
    if (remembered) return remembered
    kept.delete(sessionId)
    const before = changes
    const actor = await load(sessionId)
    // NOTE: a change told while the row was being read would otherwise be forgotten.
    if (actor && before === changes && engine.hears()) {
      remember(kept, sessionId, { actor, until: now().getTime() + keptFor })
    }
    return actor
  }

  return {
    /** Whoever is remembered, at once; undefined says nothing about anybody else. */
    recall(authorization: string | undefined): Actor | undefined {
      if (!authorization?.startsWith('Bearer ')) return undefined
      const seen = known.get(authorization.slice(7))
      return seen && seen.expires > now().getTime() ? keptActor(seen.sessionId) : undefined
    },
    async find(authorization: string | undefined): Promise<Actor | null> {
      if (!authorization?.startsWith('Bearer ')) return null
      const sessionId = await sessionOf(authorization.slice(7))
      return sessionId === null ? null : actorOf(sessionId)
    },
    hear(notice: Notice) {
      if (!affects[notice.about]) return
      changes += 1
      for (const [sessionId, { actor }] of kept) {
        if (isAbout(notice, sessionId, actor)) kept.delete(sessionId)
      }
    },
  }
}

const affects: Record<Notice['about'], boolean> = {
  session: true,
  token: false,
  user: true,
  company: true,
  missed: true,
  catalogue: false,
  live: false,
  outbox: false,
  mail: false,
  webhook: false,
}

function isAbout(notice: Notice, sessionId: number, actor: Actor) {
  if (notice.about === 'missed') return true
  const { viewer } = actor
  if (notice.about === 'session') return includes(notice.sessionIds, sessionId, viewer?.sessionId)
  if (notice.about === 'user') return includes(notice.userIds, actor.id, viewer?.id)
  return notice.about === 'company' && notice.companyId === actor.companyId
}

/** NOTE: what ends or changes an administrator ends or changes what they view as somebody, too. */
const includes = (ids: readonly number[], own: number, viewers = own) =>
  ids.includes(own) || ids.includes(viewers)

export function remember<K, V>(map: Map<K, V>, key: K, value: V) {
  if (map.size >= mostKept) {
    for (const oldest of map.keys()) {
      map.delete(oldest)
      break
    }
  }
  map.set(key, value)
}
