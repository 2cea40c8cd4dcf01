import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  autoTriggerNames,
  autoTriggers,
  type runStates,
} from '@oktant/contract/communication/auto-messages.ts'
import { containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { readersOf } from '../audiences/audiences.ts'
import { users } from '../../people/people/people.tables.ts'
import { autoMessageRuns, autoMessages } from './auto-messages.tables.ts'
import { reasons } from './triggers/auto-messages.triggers.ts'
import type { AskedReason } from './triggers/reasons.ts'
import { delayMinutes } from './auto-messages.rules.ts'

export type AutoMessageRow = typeof autoMessages.$inferSelect
export type NewAutoMessage = typeof autoMessages.$inferInsert
export type RunRow = typeof autoMessageRuns.$inferSelect

const count = sql<number>`count(*)::int`
const ofCompany = (companyId: number) =>
  and(eq(autoMessages.companyId, companyId), isNull(autoMessages.removedAt))

const counted = (
  state: (typeof runStates)[number],
) => sql<number>`(select count(*)::int from auto_message_runs run
  where run.company_id = auto_messages.company_id and run.message_id = auto_messages.id and run.state = ${state})`

const sortColumns = new Map<string, SQL>([
  ['name', sql`${autoMessages.name} collate "und-x-icu"`],
  ['isOn', sql`(${autoMessages.onSince} is not null)`],
])

export async function listMessages(db: Db, companyId: number, page: Page) {
  const wanted = and(ofCompany(companyId), ...page.filters.map(matches))
  const column = sortColumns.get(page.sort?.field ?? 'name') ?? sql`${autoMessages.id}`
  const direct = page.sort?.descending ? desc : asc
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: autoMessages.id,
        name: autoMessages.name,
        trigger: autoMessages.trigger,
        isOn: sql<boolean>`(${autoMessages.onSince} is not null)`,
        waiting: counted('waiting'),
        sent: counted('sent'),
        cancelled: counted('cancelled'),
      })
      .from(autoMessages)
      .where(wanted)
      .orderBy(direct(column), direct(autoMessages.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count }).from(autoMessages).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

function matches({ field, value }: Page['filters'][number]): SQL {
  if (field === 'isOn') return sql`(${autoMessages.onSince} is not null) = ${value === 'true'}`
  if (field === 'trigger') {
    const trigger = autoTriggerNames.find((name) => name === value)
    return trigger ? eq(autoMessages.trigger, trigger) : sql`false`
  }
  return containsText(autoMessages.name, value)
}

/** One message, removed or not. */
export async function findMessage(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select()
    .from(autoMessages)
    .where(and(eq(autoMessages.companyId, companyId), eq(autoMessages.id, id)))
  return row
}

export async function insertMessage(db: Db, values: NewAutoMessage): Promise<AutoMessageRow> {
  const [row] = await db.insert(autoMessages).values(values).returning()
  if (!row) throw new Error('no message was made')
  return row
}

/** Several at once, for a company that begins. */
export const insertMessages = (db: Db, values: NewAutoMessage[]) => db.insert(autoMessages).values(values)

export async function updateMessage(
  db: Db,
  { companyId, id }: Pick<AutoMessageRow, 'companyId' | 'id'>,
  change: Partial<NewAutoMessage>,
): Promise<AutoMessageRow> {
  const [row] = await db
    .update(autoMessages)
    .set(change)
    .where(and(eq(autoMessages.companyId, companyId), eq(autoMessages.id, id)))
    .returning()
  if (!row) throw new Error('no message was changed')
  return row
}

/** Every message that is on, of one company or of all. */
export const listMessagesOn = (db: Db, companyId?: number): Promise<AutoMessageRow[]> =>
  db
    .select()
    .from(autoMessages)
    .where(
      and(
        sql`${autoMessages.onSince} is not null`,
        isNull(autoMessages.removedAt),
        companyId === undefined ? undefined : eq(autoMessages.companyId, companyId),
      ),
    )
    .orderBy(autoMessages.companyId, autoMessages.id)

type Aimed = Pick<AutoMessageRow, 'companyId' | 'trigger' | 'days' | 'field' | 'audience' | 'delay'>

/** Everybody who has the reason, as rows of reader, subject, occasion, and when the message would be due. */
function reached(
  { companyId, trigger, days, field, audience, delay }: Aimed,
  asked: Pick<AskedReason, 'since' | 'now'>,
) {
  const reason = reasons[trigger]({ companyId, days, field, ...asked })
  const now = sql`${asked.now.toISOString()}::timestamptz`
  // NOTE: what is told as it happens is due from then; what is looked for, from when it was found.
  const from = autoTriggers[trigger].isMoment ? reason.since : now
  return sql`select subject.company_id, reader.id as user_id, subject.id as subject_id,
      ${reason.occurrence} as occurrence, ${reason.since} as since, ${reason.facts ?? sql`null::jsonb`} as facts,
      greatest(${from} + make_interval(mins => ${delayMinutes(delay)}::integer), ${now}) as due_at,
      reader.first_name || ' ' || reader.surname as name, reader.surname as surname,
      reader.timezone as timezone,
      case when subject.id <> reader.id then subject.first_name || ' ' || subject.surname end as about
    from ${readersOf(companyId, audience)} ${reason.join ?? sql``}
    where ${reason.where}`
}

type SimulatedRow = {
  id: number
  name: string
  about: string | null
  timezone: string
  due_at: string
  since: string
  total: number
}

export async function simulate(
  db: Db,
  message: Aimed,
  asked: Pick<AskedReason, 'since' | 'now'>,
  page: Page,
) {
  const direction = page.sort?.descending ? sql`desc` : sql`asc`
  const order =
    page.sort?.field === 'dueAt' ? sql`due_at ${direction}` : sql`surname collate "und-x-icu" ${direction}`
  const rows = await rowsOf<SimulatedRow>(
    db,
    sql`select user_id as id, name, about, timezone, due_at, since, count(*) over ()::int as total
      from (${reached(message, asked)}) found
      order by ${order}, user_id, subject_id limit ${page.limit} offset ${page.offset}`,
  )
  return { rows, total: rows[0]?.total ?? (await countReached(db, message, asked, page)) }
}

async function countReached(
  db: Db,
  message: Aimed,
  asked: Pick<AskedReason, 'since' | 'now'>,
  { offset }: Page,
) {
  if (!offset) return 0
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${reached(message, asked)}) found`,
  )
  return row?.total ?? 0
}

/** Notes everybody who has the reason and for whom this occasion is not noted yet; `only` names an event's people. */
export async function noteRuns(
  db: Db,
  message: AutoMessageRow,
  now: Date,
  only?: { userIds: number[]; occurrence: string },
) {
  const found = reached(message, { since: message.onSince ?? now, now })
  const narrowed = only
    ? sql`where subject_id = any(${sql.param(only.userIds)}::integer[]) and occurrence = ${only.occurrence}`
    : sql``
  await db.execute(sql`insert into auto_message_runs
      (company_id, message_id, user_id, subject_id, occurrence, since, due_at, facts)
    select company_id, ${message.id}::integer, user_id, subject_id, occurrence, since, due_at, facts
    from (${found}) found ${narrowed}
    on conflict do nothing`)
}

/** Messages that wait for a day are looked for once in a while, as that is about everybody; which of these have their turn. */
export async function takeTurns(db: Db, ids: readonly number[], now: Date, before: Date) {
  const rows = await db
    .update(autoMessages)
    .set({ lookedAt: now })
    .where(
      and(
        inArray(autoMessages.id, [...ids]),
        or(isNull(autoMessages.lookedAt), lte(autoMessages.lookedAt, before)),
      ),
    )
    .returning({ id: autoMessages.id })
  return new Set(rows.map(({ id }) => id))
}

const atOnce = 200

/** Runs whose time has come, held by this process until its transaction ends. */
export const claimDue = (db: Db, now: Date): Promise<RunRow[]> =>
  db
    .select()
    .from(autoMessageRuns)
    .where(and(eq(autoMessageRuns.state, 'waiting'), lte(autoMessageRuns.dueAt, now)))
    .orderBy(asc(autoMessageRuns.dueAt), asc(autoMessageRuns.id))
    .limit(atOnce)
    .for('update', { skipLocked: true })

/** Of these runs the ones whose reason still holds, as `reader subject occasion`. */
export async function stillReached(db: Db, message: AutoMessageRow, subjectIds: number[], now: Date) {
  const found = reached(message, { since: message.onSince ?? now, now })
  const rows = await rowsOf<{ user_id: number; subject_id: number; occurrence: string }>(
    db,
    sql`select user_id, subject_id, occurrence from (${found}) found
      where subject_id = any(${sql.param(subjectIds)}::integer[])`,
  )
  return new Set(rows.map((row) => `${row.user_id} ${row.subject_id} ${row.occurrence}`))
}

/** Of these runs those whose reader is told, or was told, of the same by a message that is nearer to the day. */
export async function listPassedOver(db: Db, message: AutoMessageRow, ids: number[]) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select run.id from auto_message_runs run
      where run.id = any(${sql.param(ids)}::integer[]) and exists (
        select from auto_message_runs nearer
        join auto_messages other on other.company_id = nearer.company_id and other.id = nearer.message_id
        where nearer.company_id = run.company_id and nearer.user_id = run.user_id
          and nearer.subject_id = run.subject_id and nearer.occurrence = run.occurrence
          and nearer.state <> 'cancelled' and other.trigger = ${message.trigger} and other.days < ${message.days}
          and other.on_since is not null and other.removed_at is null)`,
  )
  return rows.map(({ id }) => id)
}

export const listMessagesById = (db: Db, ids: number[]): Promise<AutoMessageRow[]> =>
  db.select().from(autoMessages).where(inArray(autoMessages.id, ids))

export const listNames = (db: Db, ids: number[]) =>
  db
    .select({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.surname}` })
    .from(users)
    .where(inArray(users.id, ids))

type Ended = Partial<Pick<RunRow, 'state' | 'reason' | 'doneAt' | 'dueAt'>>
export async function updateRuns(db: Db, ids: number[], change: Ended) {
  if (ids.length) await db.update(autoMessageRuns).set(change).where(inArray(autoMessageRuns.id, ids))
}

const runSorts = new Map<string, SQL>([
  ['dueAt', sql`run.due_at`],
  ['state', sql`run.state`],
])
type ListedRun = {
  id: number
  name: string
  about: string | null
  state: RunRow['state']
  reason: RunRow['reason']
  due_at: string
  done_at: string | null
}

export async function listRuns(db: Db, { companyId, id }: AutoMessageRow, page: Page) {
  const states = page.filters.map(({ value }) => sql`and run.state = ${value}`)
  const wanted = sql`run.company_id = ${companyId} and run.message_id = ${id} ${sql.join(states, sql` `)}`
  const direction = page.sort && !page.sort.descending ? sql`asc` : sql`desc`
  const column = runSorts.get(page.sort?.field ?? 'dueAt') ?? sql`run.due_at`
  const [rows, [total]] = await Promise.all([
    rowsOf<ListedRun>(
      db,
      sql`select run.id, run.state, run.reason, run.due_at, run.done_at,
          reader.first_name || ' ' || reader.surname as name,
          case when run.subject_id <> run.user_id then subject.first_name || ' ' || subject.surname end as about
        from auto_message_runs run
        join users reader on reader.company_id = run.company_id and reader.id = run.user_id
        join users subject on subject.company_id = run.company_id and subject.id = run.subject_id
        where ${wanted} order by ${column} ${direction}, run.id ${direction}
        limit ${page.limit} offset ${page.offset}`,
    ),
    rowsOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from auto_message_runs run where ${wanted}`,
    ),
  ])
  return { rows, total: total?.total ?? 0 }
}

export const isEvent = ({ trigger }: Pick<AutoMessageRow, 'trigger'>) => autoTriggers[trigger].isEvent
