import { sql } from 'drizzle-orm'
import type { LiveEvent } from '@oktant/contract/shell.ts'
import type { Db } from './db.ts'

export const channel = 'oktant'

/** What processes tell each other after a commit. Small: names and ids, never content. */
export type Notice =
  | { about: 'session'; sessionIds: number[] }
  | { about: 'user'; userIds: number[] }
  | { about: 'company'; companyId: number }
  | { about: 'catalogue'; companyId: number }
  | { about: 'live'; userIds: number[]; event: LiveEvent }
  | { about: 'outbox' }
  | { about: 'mail' }
  /** Of a process to itself, after a time in which it heard nothing. */
  | { about: 'missed' }

export async function notify(db: Db, notice: Notice) {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`)
}

export const missed = JSON.stringify({ about: 'missed' } satisfies Notice)
