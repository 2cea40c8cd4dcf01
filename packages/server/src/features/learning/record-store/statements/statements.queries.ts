import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import type { Ageing } from '../../../../db/query/overdue.ts'
import { recordAttachments, recordRelations, recordStatements } from '../record-store.tables.ts'
import type { Relation } from './relations.rules.ts'
import type { JsonObject } from './values.rules.ts'

/** Any number that nothing else of a company is locked by. */
const writersLock = 20_103

export const ageingStatements: Ageing = { table: recordStatements, since: sql`row.stored_at` }

export type StoredStatement = { statementId: string; statement: JsonObject }
export type NewStatement = StoredStatement & {
  verb: string
  registration: string | null
  refersTo: string | null
  voids: string | null
  relations: readonly Relation[]
}

const given = sql.placeholder
const writersHeld = preparedRows(
  'record_writers_held',
  () => sql`select pg_advisory_xact_lock(${writersLock}::integer, ${given('companyId')}::integer)`,
)

const knownFound = preparedRows<StoredStatement & { newest: Date | string | null }>(
  'record_known_found',
  // NOTE: a row also where none of these is known, as it says when the newest was stored. Each is looked for by itself: a plan
  // for all of them, made while a company had few, reads every statement of the company for as long as it is kept.
  () => sql`select newest.at as newest, known.statement_id as "statementId", known.statement
    from (select max(stored_at) as at from ${recordStatements} where company_id = ${given('companyId')}) newest
    left join (unnest(${given('ids')}::uuid[]) asked(id) cross join lateral (
      select one.statement_id, one.statement from ${recordStatements} one
      where one.company_id = ${given('companyId')} and one.statement_id = asked.id limit 1) known) on true`,
)

/**
 * One writer of a company at a time; says when the newest was stored, as no later one may be older, and which of these are
 * known. NOTE: a statement of its own after the lock, or it would not see what was written while it waited.
 */
export async function holdWriters(
  db: Db,
  { companyId, ids, now }: { companyId: number; ids: readonly string[]; now: Date },
) {
  await writersHeld(db, { companyId })
  const rows = await knownFound(db, { companyId, ids: [...ids] })
  const newest = rows[0]?.newest ? new Date(rows[0].newest) : null
  return {
    storedAt: newest && newest > now ? newest : now,
    known: rows.filter(({ statementId }) => statementId !== null),
  }
}

/** Up to when everything that was stored can be read; while somebody writes, up to the newest that can be. */
export async function consistentThrough(db: Db, companyId: number, now: Date) {
  const [row] = await rowsOf<{ free: boolean; at: Date | string | null }>(
    db,
    sql`select pg_try_advisory_xact_lock_shared(${writersLock}::integer, ${companyId}::integer) as free,
      (select max(stored_at) from ${recordStatements} where company_id = ${companyId}) as at`,
  )
  return row?.free || !row?.at ? now : new Date(row.at)
}

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`
const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

export const findByIds = (db: Db, companyId: number, ids: readonly string[]) =>
  rowsOf<StoredStatement>(
    db,
    sql`select statement_id as "statementId", statement from ${recordStatements}
      where company_id = ${companyId} and statement_id = any(${uuids(ids)})`,
  )

/** One that is not voided, or one that is. */
export async function findStatement(
  db: Db,
  companyId: number,
  { id, isVoided, credentialId }: { id: string; isVoided: boolean; credentialId: number | null },
) {
  const [row] = await rowsOf<StoredStatement>(
    db,
    sql`select s.statement_id as "statementId", s.statement from ${recordStatements} s
      where s.company_id = ${companyId} and s.statement_id = ${id}::uuid
        and ${isVoided ? sql`not (${stands})` : stands}
        ${credentialId === null ? sql`` : sql`and s.credential_id = ${credentialId}`}`,
  )
  return row
}

/** Not voided; NOTE: what voids cannot be voided itself. */
const stands = sql`(s.voids is not null or not exists (
  select from ${recordStatements} v where v.company_id = s.company_id and v.voids = s.statement_id))`

export type Writer = { companyId: number; credentialId: number | null; storedAt: Date }

const batchInserted = preparedRows(
  'record_statements_inserted',
  () => sql`
    with sent as (
      select * from rows from (
        unnest(
          ${given('ids')}::uuid[], ${given('verbs')}::text[], ${given('registrations')}::uuid[],
          ${given('refersTo')}::uuid[], ${given('voids')}::uuid[]),
        json_array_elements(${given('statements')}::json)
      ) with ordinality sent(statement_id, verb, registration, refers_to, voids, statement, place)
    ), made as (
      insert into ${recordStatements}
        (company_id, credential_id, stored_at, statement_id, statement, verb, registration, refers_to, voids)
      select ${given('companyId')}::integer, ${given('credentialId')}::integer, ${given('storedAt')}::timestamptz,
        statement_id, statement, verb, registration, refers_to, voids
      from sent order by place
      returning id, statement_id
    )
    insert into ${recordRelations} (company_id, key, kind, statement_id)
    select ${given('companyId')}::integer, named.key, named.kind, made.id
    from unnest(${given('keys')}::text[], ${given('kinds')}::smallint[], ${given('places')}::integer[])
      named(key, kind, place)
    join sent on sent.place = named.place
    join made on made.statement_id = sent.statement_id`,
)

/** NOTE: numbers and hashes stand in a list of the database as they are; the driver looks through each for what to escape. */
const written = (values: readonly (string | number | null)[]) =>
  `{${values.map((value) => value ?? 'null').join()}}`

/** Writes a batch by one statement, in its order, with all by which it is found. */
export async function insertStatements(db: Db, writer: Writer, batch: readonly NewStatement[]) {
  const places = batch.flatMap(({ relations }, place) => relations.map(() => place + 1))
  const related = batch.flatMap(({ relations }) => relations)
  await batchInserted(db, {
    companyId: writer.companyId,
    credentialId: writer.credentialId,
    storedAt: writer.storedAt.toISOString(),
    ids: written(batch.map(({ statementId }) => statementId)),
    // NOTE: one text, as a list of texts would have each of their quotes escaped, and read back.
    statements: JSON.stringify(batch.map(({ statement }) => statement)),
    verbs: written(batch.map(({ verb }) => verb)),
    registrations: written(batch.map(({ registration }) => registration)),
    refersTo: written(batch.map(({ refersTo }) => refersTo)),
    voids: written(batch.map(({ voids }) => voids)),
    keys: written(related.map(({ key }) => key)),
    kinds: written(related.map(({ kind }) => kind)),
    places: written(places),
  })
}

export async function insertAttachments(db: Db, companyId: number, contents: ReadonlyMap<string, Buffer>) {
  if (contents.size === 0) return
  await db
    .insert(recordAttachments)
    .values([...contents].map(([sha2, content]) => ({ companyId, sha2, content })))
    .onConflictDoNothing()
}

/** Whom or what statements name, and in which ways. */
type Naming = { key: string; kinds: readonly number[] }

export type StatementFilter = {
  companyId: number
  /** Only what was written by this credential. */
  credentialId: number | null
  verb?: string
  registration?: string
  agent?: Naming
  activity?: Naming
  since?: Date
  until?: Date
  isAscending: boolean
  limit: number
  /** The last one of the page before. */
  after?: number
}

const named = (row: SQL, { key, kinds }: Naming) =>
  sql`${row}.key = ${key} and ${row}.kind = any(${sql.param([...kinds])}::smallint[])`

/** What must be so of a statement that another one is about. */
function matches(row: SQL, { verb, registration, agent, activity }: StatementFilter) {
  const isRelated = (naming: Naming) => sql` and exists (
    select from ${recordRelations} r where r.company_id = ${row}.company_id and r.statement_id = ${row}.id
      and ${named(sql`r`, naming)})`
  return sql`true ${isOf(row, { verb, registration })}
    ${agent ? isRelated(agent) : sql``} ${activity ? isRelated(activity) : sql``}`
}

const isOf = (row: SQL, { verb, registration }: Pick<StatementFilter, 'verb' | 'registration'>) => sql`
  ${verb === undefined ? sql`` : sql` and ${row}.verb = ${verb}`}
  ${registration === undefined ? sql`` : sql` and ${row}.registration = ${registration}::uuid`}`

/** What must be so of the statement itself alone. */
const window = (
  { companyId, credentialId, since, until, after, isAscending }: StatementFilter,
  id: SQL = sql`s.id`,
) =>
  sql`s.company_id = ${companyId} and ${stands}
    ${credentialId === null ? sql`` : sql` and s.credential_id = ${credentialId}`}
    ${since ? sql` and s.stored_at > ${since.toISOString()}::timestamptz` : sql``}
    ${until ? sql` and s.stored_at <= ${until.toISOString()}::timestamptz` : sql``}
    ${after === undefined ? sql`` : isAscending ? sql` and ${id} > ${after}` : sql` and ${id} < ${after}`}`

/**
 * The statements that match themselves. NOTE: joined to what they name, so that a key is read in the order in which it is
 * answered and no further; each statement has a key once.
 */
function direct(filter: StatementFilter) {
  const namings = [filter.activity, filter.agent].filter((one) => one !== undefined)
  const rows = namings.map((_, place) => sql.raw(`named_${place}`))
  const joined = namings.map((naming, place) => {
    const row = rows[place] ?? sql``
    return sql` join ${recordRelations} ${row} on ${row}.company_id = ${filter.companyId}
      and ${row}.statement_id = s.id and ${named(row, naming)}`
  })
  const id = rows[0] ? sql`${rows[0]}.statement_id` : sql`s.id`
  return sql`select s.id from ${recordStatements} s ${sql.join(joined)}
    where ${window(filter, id)} ${isOf(sql`s`, filter)}
    order by ${id} ${filter.isAscending ? sql`asc` : sql`desc`} limit ${filter.limit}`
}

const isNarrow = ({ verb, registration, agent, activity }: StatementFilter) =>
  verb !== undefined || registration !== undefined || Boolean(agent) || Boolean(activity)

/** Statements that are about one that matches, however many references away; voided or not is it no matter. */
const referring = (filter: StatementFilter) => sql`
  , chain as (
    select s.id, s.refers_to from ${recordStatements} s where s.refers_to is not null and ${window(filter)}
    union
    select chain.id, next.refers_to from chain
    join ${recordStatements} next on next.company_id = ${filter.companyId} and next.statement_id = chain.refers_to
    where next.refers_to is not null
  ), referring as (
    select distinct chain.id from chain
    join ${recordStatements} target on target.company_id = ${filter.companyId}
      and target.statement_id = chain.refers_to
    where ${matches(sql`target`, filter)}
  )`

export function listStatements(db: Db, filter: StatementFilter) {
  const order = filter.isAscending ? sql`asc` : sql`desc`
  const narrow = isNarrow(filter)
  return rowsOf<StoredStatement & { id: number | string }>(
    db,
    sql`with recursive direct as (${direct(filter)}) ${narrow ? referring(filter) : sql``}
    select found.id, found.statement_id as "statementId", found.statement from ${recordStatements} found
    where found.id in (select id from direct ${narrow ? sql`union select id from referring` : sql``})
      and found.company_id = ${filter.companyId}
    order by found.id ${order} limit ${filter.limit}`,
  )
}

export const findAttachments = (db: Db, companyId: number, hashes: readonly string[]) =>
  hashes.length === 0
    ? Promise.resolve([])
    : db
        .select({ sha2: recordAttachments.sha2, content: recordAttachments.content })
        .from(recordAttachments)
        .where(
          sql`${recordAttachments.companyId} = ${companyId} and ${recordAttachments.sha2} = any(${texts(hashes)})`,
        )
