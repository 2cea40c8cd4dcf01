import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { ViewKind } from '@oktant/contract/people/privacy.ts'
import type { Db } from '../db/engine/db.ts'
import { recordViews } from './views.tables.ts'

export type ViewRole = Permission | 'manager'

type Seen = {
  by: { companyId: number; id: number; viewer?: Readonly<{ id: number }> | null }
  kind: ViewKind
  role: ViewRole
  reason?: string
}
type Counted = {
  companyId: number
  subjectId: number
  viewerId: number
  kind: ViewKind
  role: ViewRole
  reason: string
  hour: Date
  count: number
  firstAt: Date
  lastAt: Date
}

const hourMs = 3_600_000
const writeEvery = 5000
const mostWaiting = 500
const atOnce = 1000

export type Views = ReturnType<typeof makeViews>

/**
 * Notes who has looked at whose record. Looking costs a line in memory; what has come together is written every few
 * seconds, an hour of one viewer in one row. NOTE: a process that is killed loses the last seconds of this, and nothing
 * else; what changes anything is in the audit trail, which loses nothing.
 */
export function makeViews({ db, log, now }: { db: Db; log: Logger; now: () => Date }) {
  const waiting = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function noteOne(subjectId: number, { by, kind, role, reason = '' }: Seen) {
    // NOTE: who looks as somebody else looks themselves.
    const viewerId = by.viewer?.id ?? by.id
    if (viewerId === subjectId) return
    const at = now()
    const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
    const key = [by.companyId, subjectId, viewerId, kind, hour.getTime()].join(' ')
    const known = waiting.get(key)
    if (known) Object.assign(known, { count: known.count + 1, lastAt: at, reason: reason || known.reason })
    else {
      const { companyId } = by
      waiting.set(key, {
        companyId,
        subjectId,
        viewerId,
        kind,
        role,
        reason,
        hour,
        count: 1,
        firstAt: at,
        lastAt: at,
      })
    }
  }

  async function write() {
    const rows = [...waiting.values()]
    waiting.clear()
    for (let at = 0; at < rows.length; at += atOnce) await insertViews(db, rows.slice(at, at + atOnce))
  }

  function flush() {
    // NOTE: one after the other, or two writers could wait for each other's rows.
    writing = writing.then(write).catch((error: unknown) => log.error(error, 'record views'))
    return writing
  }

  return {
    note(subjectIds: readonly number[], seen: Seen) {
      for (const subjectId of subjectIds) noteOne(subjectId, seen)
      if (timer && waiting.size >= mostWaiting) void flush()
    },
    /** Writes what has come together. */
    flush,
    start() {
      timer ??= setInterval(() => waiting.size && void flush(), writeEvery)
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await flush()
    },
  }
}

/** NOTE: only of people of the company; who has been deleted meanwhile is left out. */
async function insertViews(db: Db, rows: readonly Counted[]) {
  const given = rows.map((row) => ({
    ...row,
    hour: row.hour.toISOString(),
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }))
  await db.execute(sql`
    insert into ${recordViews} (company_id, subject_id, viewer_id, kind, hour, role, reason, count, first_at, last_at)
    select person.company_id, person.id, given."viewerId", given.kind, given.hour, given.role, given.reason,
      given.count, given."firstAt", given."lastAt"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) given("companyId" integer, "subjectId" integer,
      "viewerId" integer, kind text, hour timestamptz, role text, reason text, count integer,
      "firstAt" timestamptz, "lastAt" timestamptz)
    join users person on person.company_id = given."companyId" and person.id = given."subjectId"
    order by person.id, given."viewerId", given.kind, given.hour
    on conflict (company_id, subject_id, viewer_id, kind, hour) do update set
      count = ${recordViews}.count + excluded.count,
      last_at = greatest(${recordViews}.last_at, excluded.last_at),
      reason = case when excluded.reason = '' then ${recordViews}.reason else excluded.reason end`)
}
