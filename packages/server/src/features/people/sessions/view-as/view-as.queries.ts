import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { sessions } from '../sessions.tables.ts'

/** A session that viewed as somebody, by its number: who viewed, and as whom. */
export type Viewing = { id: number; companyId: number; viewerId: number; userId: number }

const columns = sql.raw(
  'viewing.id, viewing.company_id as "companyId", own.user_id as "viewerId", viewing.user_id as "userId"',
)

/** What was viewed out of these sessions ends with them; says what ended, those of them that viewed included. */
export async function endViewings(db: Db, companyId: number, sessionIds: readonly number[], now: Date) {
  const ids = sql`any(${sql.param([...sessionIds])}::integer[])`
  return rowsOf<Viewing>(
    db,
    sql`with ended as (
      update ${sessions} set ended_at = ${now.toISOString()}::timestamptz
      where company_id = ${companyId} and viewer_session_id = ${ids} and ended_at is null
      returning id)
    select ${columns} from ${sessions} viewing
    join ${sessions} own on own.company_id = viewing.company_id and own.id = viewing.viewer_session_id
    where viewing.company_id = ${companyId}
      and (viewing.id in (select id from ended) or viewing.id = ${ids})`,
  )
}

/** Ends whatever has been viewed for its whole time. */
export const endOverdueViewings = (db: Db, now: Date) =>
  rowsOf<Viewing>(
    db,
    sql`update ${sessions} viewing set ended_at = viewing.ends_at
    from ${sessions} own
    where viewing.ended_at is null and viewing.ends_at <= ${now.toISOString()}::timestamptz
      and own.company_id = viewing.company_id and own.id = viewing.viewer_session_id
    returning ${columns}`,
  )
