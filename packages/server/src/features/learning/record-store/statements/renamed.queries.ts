import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { recordRelations, recordStatements } from '../record-store.tables.ts'
import { anyAgent } from './relations.rules.ts'
import type { JsonObject } from './values.rules.ts'

type Row = { id: number; statement: JsonObject }
const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

/** The statements that name one of these agents anywhere. */
export const listNaming = (db: Db, companyId: number, keys: readonly string[]) =>
  rowsOf<Row>(
    db,
    sql`select distinct on (s.id) s.id, s.statement from ${recordStatements} s
      join ${recordRelations} r on r.company_id = s.company_id and r.statement_id = s.id
      where s.company_id = ${companyId} and r.kind = any(${sql.param([...anyAgent])}::smallint[]) and r.key = any(${texts(keys)})
      order by s.id`,
  )

/** Writes what they say now, and finds them under another name, each once. */
export async function renameIn(
  db: Db,
  companyId: number,
  renamed: readonly Row[],
  { from, to }: { from: readonly string[]; to: string },
) {
  if (renamed.length === 0) return
  const ids = sql`${sql.param(renamed.map(({ id }) => id))}::bigint[]`
  await db.execute(sql`
    update ${recordStatements} s set statement = said.statement::json
    from unnest(${ids}, ${texts(renamed.map(({ statement }) => JSON.stringify(statement)))}) said(id, statement)
    where s.company_id = ${companyId} and s.id = said.id`)
  await db.execute(sql`
    with gone as (
      delete from ${recordRelations}
      where company_id = ${companyId} and statement_id = any(${ids}) and key = any(${texts([...from, to])})
      returning kind, statement_id)
    insert into ${recordRelations} (company_id, key, kind, statement_id)
    select ${companyId}::integer, ${to}, min(kind), statement_id from gone group by statement_id`)
}
