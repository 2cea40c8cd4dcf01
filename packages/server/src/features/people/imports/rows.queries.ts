import { and, asc, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { LineOutcome, LineState } from '@oktant/contract/people/imports.ts'
import { auditEntries } from '../../../audit/audit.tables.ts'
import { containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { importRows, imports, type Reason } from './imports.tables.ts'
import type { Applied, KeptNames, Planned } from './kinds/kind.ts'

export type ImportKey = { companyId: number; id: number }
export type LineRow = typeof importRows.$inferSelect

const ofImport = ({ companyId, id }: ImportKey) =>
  and(eq(importRows.companyId, companyId), eq(importRows.importId, id))
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

export async function insertRows(db: Db, rows: (typeof importRows.$inferInsert)[]) {
  if (rows.length) await db.insert(importRows).values(rows)
}

export async function deleteRows(db: Db, whose: ImportKey) {
  await db.delete(importRows).where(ofImport(whose))
}

/** Names for each line the first one that is about the same. */
export async function markTwins(db: Db, { companyId, id }: ImportKey) {
  await db.execute(sql`
    with keyed as (
      select position, line, key from ${importRows} cross join unnest(keys) key
      where company_id = ${companyId} and import_id = ${id}),
    twins as (
      select position, min(first_line) as line from (
        select position, first_value(position) over same as first, first_value(line) over same as first_line
        from keyed window same as (partition by key order by position)) keyed
      where first < position group by position)
    update ${importRows} row set twin = twins.line from twins
    where row.company_id = ${companyId} and row.import_id = ${id} and row.position = twins.position`)
}

/** The next lines, in their order. */
export const nextRows = (db: Db, whose: ImportKey, cursor: number, limit: number, which?: SQL) =>
  db
    .select()
    .from(importRows)
    .where(and(ofImport(whose), gt(importRows.position, cursor), which))
    .orderBy(asc(importRows.position))
    .limit(limit)

export const rowsAfter = (db: Db, whose: ImportKey, cursor: number, limit: number, outcome?: LineOutcome) =>
  nextRows(db, whose, cursor, limit, outcome && eq(importRows.outcome, outcome))

export const isPlanned = sql`${importRows.outcome} in ('create', 'change') and ${importRows.state} is null`
export const isToLeave = sql`${importRows.outcome} = 'deactivate' and ${importRows.state} is null`
export const isStillOpen = sql`${importRows.isOpen}`
export const isApplied = sql`${importRows.state} = 'applied'`

/** Writes what became of a batch, by one statement. */
export async function writePlans(db: Db, { companyId, id }: ImportKey, planned: readonly Planned[]) {
  if (!planned.length) return
  await db.execute(sql`
    update ${importRows} row set outcome = plan.outcome, reasons = plan.reasons, name = plan.name,
      changes = plan.changes, target_id = plan."targetId", before = plan.before, after = plan.after,
      is_open = plan."isOpen"
    from jsonb_to_recordset(${json(planned)}) plan(position integer, outcome text, reasons jsonb, name text,
      changes jsonb, "targetId" integer, before jsonb, after jsonb, "isOpen" boolean)
    where row.company_id = ${companyId} and row.import_id = ${id} and row.position = plan.position`)
}

/** NOTE: the entries of the batch itself lie before the mark, everything that others do after it. */
export async function markApplied(
  db: Db,
  { companyId, id }: ImportKey,
  targets: ReadonlyMap<number, number>,
) {
  if (!targets.size) return
  await db.execute(sql`
    update ${importRows} row set state = 'applied', target_id = done.target,
      mark = (select coalesce(max(id), 0) from ${auditEntries} where company_id = ${companyId})
    from unnest(${sql.param([...targets.keys()])}::integer[], ${sql.param([...targets.values()])}::integer[])
      done(position, target)
    where row.company_id = ${companyId} and row.import_id = ${id} and row.position = done.position`)
}

/** Adds to lines why they are not done, or are kept. */
export async function markRows(
  db: Db,
  { companyId, id }: ImportKey,
  marks: readonly { position: number; reasons: Reason[]; outcome?: LineOutcome; state?: LineState }[],
) {
  if (!marks.length) return
  await db.execute(sql`
    update ${importRows} row set reasons = row.reasons || mark.reasons, is_open = false,
      outcome = coalesce(mark.outcome, row.outcome), state = coalesce(mark.state, row.state)
    from jsonb_to_recordset(${json(marks)}) mark(position integer, reasons jsonb, outcome text, state text)
    where row.company_id = ${companyId} and row.import_id = ${id} and row.position = mark.position`)
}

export async function closeRows(db: Db, whose: ImportKey, positions: readonly number[]) {
  if (positions.length)
    await db
      .update(importRows)
      .set({ isOpen: false })
      .where(and(ofImport(whose), inArray(importRows.position, [...positions])))
}

/** Which of these lines somebody has touched since they were applied; signing in is no change. */
export async function listTouched(
  db: Db,
  { companyId, id }: ImportKey,
  object: string,
  rows: readonly Applied[],
) {
  const found = await rowsOf<{ position: number }>(
    db,
    sql`select row.position from ${importRows} row
      where row.company_id = ${companyId} and row.import_id = ${id}
        and row.position = any(${sql.param(rows.map(({ position }) => position))}::integer[])
        and exists (select from ${auditEntries} entry
          where entry.company_id = ${companyId} and entry.object = ${object} and entry.object_id = row.target_id
            and entry.id > row.mark and entry.kind <> 'login')`,
  )
  return new Map(found.map(({ position }) => [position, 'touched'])) as KeptNames
}

/** Keeps of lines about somebody that they were there, and nothing of what they said. */
export async function emptyRowsOf(db: Db, companyId: number, userId: number) {
  await db.execute(sql`
    update ${importRows} row set cells = '{}', keys = '{}', name = '', changes = '[]', reasons = '[]',
      before = null, after = null
    from ${imports} task
    where row.company_id = ${companyId} and row.target_id = ${userId} and task.company_id = row.company_id
      and task.id = row.import_id and task.kind <> 'jobRoles'`)
}

const conditions: Record<string, (value: string) => SQL> = {
  outcome: (value) => sql`${importRows.outcome} = ${value}`,
  state: (value) => sql`${importRows.state} = ${value}`,
  text: (value) =>
    sql`(${containsText(sql`${importRows.name}`, value)} or ${containsText(sql`${importRows.cells}::text`, value)})`,
}

export async function listLines(db: Db, whose: ImportKey, { filters, limit, offset, sort }: Page) {
  const wanted = and(ofImport(whose), ...filters.map(({ field, value }) => conditions[field]?.(value)))
  const order = sort?.descending ? sql`${importRows.position} desc` : asc(importRows.position)
  const [rows, [total]] = await Promise.all([
    db.select().from(importRows).where(wanted).orderBy(order).limit(limit).offset(offset),
    db.select({ count: count() }).from(importRows).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}
