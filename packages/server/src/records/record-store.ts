import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  type GetColumnData,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/engine/db.ts'
import { prepared } from '../db/engine/prepared.ts'
import { anyGiven } from '../db/query/any-of.ts'
import { findPage } from '../db/query/find-page.ts'
import { containsLocal } from '../db/query/containing.ts'
import { localText } from '../db/query/local-text.ts'
import { isNameTaken } from '../db/query/name-taken.ts'
import type { Chosen } from '../http/chosen.ts'
import { type Page, totalOf } from '../http/answer/paging.ts'

type KeptColumn = 'id' | 'companyId' | 'changes' | 'changedAt' | 'removedAt'
/** A table of records: each belongs to a company, counts its changes and says when it was removed. */
export type RecordTable = PgTable & Record<KeptColumn, PgColumn>
type Fields = Record<string, PgColumn | SQL>
type Value<F> = F extends PgColumn ? GetColumnData<F> : F extends SQL<infer V> ? V : never

/** What is known of every record, whatever else its feature shows. */
export type KeptRow = {
  id: number
  companyId: number
  changes: number
  changedAt: Date
  removedAt: Date | null
}
export type RowOf<S extends Fields> = { [K in keyof S]: Value<S[K]> } & KeptRow

type Filter = (value: string) => SQL | undefined
export type StoreOf<T extends RecordTable, S extends Fields> = {
  table: T
  /** The column of its name or title. */
  named: PgColumn
  /** What is read of each, beside what is kept of every record. */
  seen: S
  /** Which rows of the table are one list, where not all are. */
  only?: SQL
  /** By what the list is filtered and put in order, beside the name and the last change. */
  filters?: Record<string, Filter>
  sorts?: Record<string, SQL>
}

type RecordKey = { companyId: number; id: number }
type Reader = { companyId: number; language: Language }

/** Asks and writes the table of an ordinary record, one company’s rows at a time. */
export function recordStore<T extends RecordTable, S extends Fields>(of: StoreOf<T, S>) {
  return { ...readsOf(of), ...writesOf(of), ...bulkOf(of) }
}
export type RecordStore<T extends RecordTable, S extends Fields> = ReturnType<typeof recordStore<T, S>>

/** The standing rows of a company’s list. */
const standing = (
  { table, only }: Pick<StoreOf<RecordTable, Fields>, 'table' | 'only'>,
  companyId: number | Placeholder,
) => and(eq(table.companyId, companyId), isNull(table.removedAt), only)

const matching = ({ named, filters = {} }: StoreOf<RecordTable, Fields>, wanted: Page['filters']) => {
  const known: Record<string, Filter> = { [named.name]: (value) => containsLocal(named, value), ...filters }
  return wanted.map(({ field, value }) => known[field]?.(value))
}

/** NOTE: a table may have several stores, each with statements of its own. */
let stores = 0
const given = sql.placeholder

function readsOf<T extends RecordTable, S extends Fields>(of: StoreOf<T, S>) {
  type Row = RowOf<S>
  const table: RecordTable = of.table
  const { id, companyId, changes, changedAt, removedAt } = table
  const fields: Fields = { ...of.seen, id, companyId, changes, changedAt, removedAt }
  const columnOf = ({ sort }: Page, language: Language) => {
    const sorts: Record<string, SQL> = { changedAt: sql`${changedAt}`, ...of.sorts }
    return sorts[sort?.field ?? ''] ?? localText(of.named, language)
  }
  const orderOf = ({ sort }: Page, column: SQL) => [sort?.descending ? desc(column) : asc(column), asc(id)]
  const wantedOf = ({ companyId: company }: Reader, { filters }: Page) =>
    and(standing(of, company), ...matching(of, filters))
  async function listed(db: Db, reader: Reader, page: Page): Promise<Row[]> {
    const rows = await db
      .select(fields)
      .from(table)
      .where(wantedOf(reader, page))
      .orderBy(...orderOf(page, columnOf(page, reader.language)))
      .limit(page.limit)
      .offset(page.offset)
    // NOTE: the database gives back what the columns say.
    return rows as Row[]
  }
  const store = (stores += 1)
  const found = prepared((db) =>
    db
      .select(fields)
      .from(table)
      .where(and(eq(companyId, given('companyId')), eq(id, given('id')), of.only))
      .prepare(`record_${store}_found`),
  )
  const named = prepared((db) =>
    db
      .select(fields)
      .from(table)
      .where(and(standing(of, given('companyId')), sql`${id} = ${anyGiven('ids')}`))
      .orderBy(asc(localText(of.named, 'en')), asc(id))
      .prepare(`record_${store}_named`),
  )
  async function listNamed(db: Db, company: number, ids: readonly number[]): Promise<Row[]> {
    if (!ids.length) return []
    // NOTE: as above.
    return (await named(db).execute({ companyId: company, ids: [...ids] })) as Row[]
  }
  /** Which ones stand on a page, and how many there are. */
  function placed(db: Db, reader: Reader, page: Page) {
    const column = columnOf(page, reader.language)
    const matched = sql`(select ${id} id, ${column} place from ${table} where ${wantedOf(reader, page)})`
    return findPage(db, matched, { ...page, order: page.sort?.descending ? sql`desc` : sql`asc` })
  }
  return {
    async find(db: Db, whose: RecordKey): Promise<Row | undefined> {
      // NOTE: the database gives back what the columns say.
      const [row] = (await found(db).execute({ companyId: whose.companyId, id: whose.id })) as Row[]
      return row
    },
    /** Those that stand of these numbers, by name. */
    listNamed,
    /** NOTE: what a row shows is read by a statement that is planned once, as to plan it costs more than to read a page of it. */
    async page(db: Db, reader: Reader, page: Page): Promise<{ rows: Row[]; total: number }> {
      const { ids, total } = await placed(db, reader, page)
      const rows = new Map((await listNamed(db, reader.companyId, ids)).map((row) => [row.id, row]))
      return { rows: ids.flatMap((one) => rows.get(one) ?? []), total }
    },
    /** The same where nobody asks how many there are in all. */
    list: listed,
    /** A list that is asked often, of those that its condition says by the values that it names: planned once. */
    often(name: string, which: SQL, ...ordered: SQL[]) {
      const wanted = and(standing(of, given('companyId')), which)
      const list = prepared((db) =>
        db
          .select(fields)
          .from(table)
          .where(wanted)
          .orderBy(...ordered)
          .limit(given('limit'))
          .offset(given('offset'))
          .prepare(`record_${store}_${name}`),
      )
      const counted = prepared((db) =>
        db.select({ count: count() }).from(table).where(wanted).prepare(`record_${store}_${name}_counted`),
      )
      type Values = { companyId: number } & Record<string, unknown>
      const rowsOf = async (db: Db, values: Values, { limit, offset }: Pick<Page, 'limit' | 'offset'>) =>
        // NOTE: as above.
        (await list(db).execute({ ...values, limit, offset })) as Row[]
      return {
        list: rowsOf,
        async page(db: Db, values: Values, page: Page): Promise<{ rows: Row[]; total: number }> {
          const rows = await rowsOf(db, values, page)
          return { rows, total: await totalOf(page, rows, () => counted(db).execute(values)) }
        },
      }
    },
    /** Has another of the list this name, in either language? */
    isNameTaken: (db: Db, whose: { companyId: number; but: number }, name: LocalText) =>
      isNameTaken(db, { table, name: of.named, ...(of.only && { only: of.only }) }, whose, name),
  }
}

export type Stand = RecordKey & { changes: number }
export type Change<T extends RecordTable> = Partial<T['$inferInsert']>

function writesOf<T extends RecordTable, S extends Fields>({ table }: StoreOf<T, S>) {
  return {
    async insert(db: Db, values: T['$inferInsert']): Promise<number> {
      const [made] = await db.insert(table).values(values).returning({ id: table.id })
      if (!made) throw new Error('nothing was made')
      return Number(made.id)
    },
    /** Compare and set: false where somebody changed it since this stand was seen. */
    async write(db: Db, { companyId, id, changes }: Stand, change: Change<T>, at: Date): Promise<boolean> {
      const written = await db
        .update<RecordTable>(table)
        .set({ ...change, changes: changes + 1, changedAt: at })
        .where(and(eq(table.companyId, companyId), eq(table.id, id), eq(table.changes, changes)))
        .returning({ id: table.id })
      return written.length > 0
    },
  }
}

export type HeldRow = { id: number; name: LocalText; isRemoved: boolean }
type Stamp = { removedAt: Date | null; changedAt: Date }

function bulkOf<T extends RecordTable, S extends Fields>(of: StoreOf<T, S>) {
  const { named } = of
  const table: RecordTable = of.table
  return {
    /** The chosen ones, removed ones only by number, held until the change is made. */
    hold(db: Db, companyId: number, chosen: Chosen): Promise<HeldRow[]> {
      const { id, removedAt } = table
      const meant =
        'ids' in chosen
          ? [inArray(id, [...chosen.ids])]
          : [isNull(removedAt), ...matching(of, chosen.filters)]
      const held = { id, name: named, isRemoved: sql<boolean>`(${removedAt} is not null)` }
      return db
        .select(held)
        .from(table)
        .where(and(eq(table.companyId, companyId), of.only, ...meant))
        .orderBy(id)
        .for('update') as Promise<HeldRow[]>
    },
    async listNames(db: Db, companyId: number): Promise<LocalText[]> {
      const rows = await db.select({ name: named }).from(table).where(standing(of, companyId))
      return rows.map(({ name }) => name as LocalText)
    },
    async writeMany(db: Db, companyId: number, ids: readonly number[], stamp: Stamp) {
      await db
        .update(table)
        .set({ ...stamp, changes: sql`${table.changes} + 1` })
        .where(and(eq(table.companyId, companyId), inArray(table.id, [...ids])))
    },
  }
}
