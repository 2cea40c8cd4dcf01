import { sql } from 'drizzle-orm'
import type { LiveEvent } from '@oktant/contract/organisation/shell.ts'
import type { Db } from './db.ts'
import { preparedRows } from './prepared.ts'

export const channel = 'oktant'

/** What processes tell each other after a commit. Small: names and ids, never content. */
export type Notice =
  | { about: 'session'; sessionIds: number[] }
  | { about: 'user'; userIds: number[] }
  | { about: 'token'; tokenIds: number[] }
  | { about: 'company'; companyId: number }
  | { about: 'catalogue'; companyId: number }
  | { about: 'live'; userIds: number[]; event: LiveEvent }
  | { about: 'outbox' }
  | { about: 'mail' }
  | { about: 'webhook' }
  /** Of a process to itself, after a time in which it heard nothing. */
  | { about: 'missed' }

// NOTE: one notice may have 8000 bytes, so a long list of ids goes out in several.
const mostIds = 500

const notified = preparedRows(
  'notified',
  () => sql`select pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('notice')})`,
)

export async function notify(db: Db, notice: Notice) {
  for (const part of partsOf(notice)) {
    await notified(db, { channel, notice: JSON.stringify(part) })
  }
}

function partsOf(notice: Notice): Notice[] {
  if ('sessionIds' in notice)
    return chunks(notice.sessionIds).map((sessionIds) => ({ ...notice, sessionIds }))
  if ('tokenIds' in notice) return chunks(notice.tokenIds).map((tokenIds) => ({ ...notice, tokenIds }))
  if ('userIds' in notice) return chunks(notice.userIds).map((userIds) => ({ ...notice, userIds }))
  return [notice]
}

const chunks = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
    ids.slice(part * mostIds, (part + 1) * mostIds),
  )

export const missed = JSON.stringify({ about: 'missed' } satisfies Notice)
