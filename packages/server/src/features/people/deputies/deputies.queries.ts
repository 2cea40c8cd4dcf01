import type { DecisionKind, DeputyForm } from '@oktant/contract/people/deputies.ts'
import { and, asc, count, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { preparedRows } from '../../../db/engine/prepared.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { containsText } from '../../../db/query/containing.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { users } from '../people/people.tables.ts'
import { deputies } from './deputies.tables.ts'

const given = sql.placeholder
const standIns = alias(users, 'stand_ins')
/** The day where the person lives. */
const today = (now: Date, person: string) =>
  sql`(${now.toISOString()}::timestamptz at time zone ${sql.raw(person)}.timezone)::date`

const select = (db: Db, now: Date) =>
  db
    .select({
      id: deputies.id,
      companyId: deputies.companyId,
      user: { id: users.id, fullName: nameOf(users) },
      deputy: { id: standIns.id, fullName: nameOf(standIns) },
      fromDay: deputies.fromDay,
      untilDay: deputies.untilDay,
      kinds: deputies.kinds,
      isNow: sql<boolean>`${deputies.fromDay} <= ${today(now, 'users')}`,
    })
    .from(deputies)
    .innerJoin(users, and(eq(users.companyId, deputies.companyId), eq(users.id, deputies.userId)))
    .innerJoin(standIns, and(eq(standIns.companyId, deputies.companyId), eq(standIns.id, deputies.deputyId)))
export type DeputyRow = Awaited<ReturnType<typeof select>>[number]

/** What is in force today or later. */
const inForce = (companyId: number, now: Date) =>
  and(
    eq(deputies.companyId, companyId),
    isNull(deputies.endedAt),
    sql`${deputies.untilDay} >= ${today(now, 'users')}`,
    eq(standIns.status, 'Active'),
    eq(users.status, 'Active'),
  )

type DeputyKey = { companyId: number; id: number }
type PersonKey = { companyId: number; id: number }

export async function findDeputy(
  db: Db,
  { companyId, id }: DeputyKey,
  now: Date,
): Promise<DeputyRow | undefined> {
  const [row] = await select(db, now).where(
    and(eq(deputies.companyId, companyId), eq(deputies.id, id), isNull(deputies.endedAt)),
  )
  return row
}

/** Those whom somebody has named, and those for whom they stand in. */
export async function listDeputiesAround(db: Db, { companyId, id }: PersonKey, now: Date) {
  const around = (who: SQL) =>
    select(db, now)
      .where(and(inForce(companyId, now), who))
      .orderBy(asc(deputies.fromDay), asc(deputies.id))
  return {
    named: await around(eq(deputies.userId, id)),
    standingIn: await around(eq(deputies.deputyId, id)),
  }
}

const names: Record<string, SQL<string>> = { user: nameOf(users), deputy: nameOf(standIns) }
const columns: Record<string, SQL> = {
  user: sql`concat_ws(' ', ${users.surname}, ${users.firstName}) collate "und-x-icu"`,
  fromDay: sql`${deputies.fromDay}`,
  untilDay: sql`${deputies.untilDay}`,
}

export async function pageOfDeputies(db: Db, companyId: number, page: Page, now: Date) {
  const wanted = and(
    inForce(companyId, now),
    ...page.filters.map(({ field, value }) => containsText(sql`(${names[field] ?? nameOf(users)})`, value)),
  )
  const column = columns[page.sort?.field ?? ''] ?? sql`${deputies.fromDay}`
  const order = page.sort?.descending ? sql`${column} desc` : column
  const rows = await select(db, now)
    .where(wanted)
    .orderBy(order, asc(deputies.id))
    .limit(page.limit)
    .offset(page.offset)
  const [total] = await db
    .select({ count: count() })
    .from(deputies)
    .innerJoin(users, and(eq(users.companyId, deputies.companyId), eq(users.id, deputies.userId)))
    .innerJoin(standIns, and(eq(standIns.companyId, deputies.companyId), eq(standIns.id, deputies.deputyId)))
    .where(wanted)
  return { rows, total: total?.count ?? 0 }
}

export async function insertDeputy(
  db: Db,
  values: Omit<DeputyForm, 'userId'> & {
    companyId: number
    userId: number
    namedBy: number
    createdAt: Date
  },
) {
  const [row] = await db.insert(deputies).values(values).returning({ id: deputies.id })
  if (!row) throw new Error('nothing was made')
  return row.id
}

export async function writeEnd(db: Db, { companyId, id }: DeputyKey, endedAt: Date) {
  await db
    .update(deputies)
    .set({ endedAt })
    .where(and(eq(deputies.companyId, companyId), eq(deputies.id, id)))
}

export type StandIn = { userId: number; id: number; name: string; untilDay: string }

/** Who stands in now for these people in decisions of a kind, by the day where each of them lives. */
export async function listStandIns(
  db: Db,
  companyId: number,
  userIds: readonly number[],
  kind: DecisionKind,
  now: Date,
) {
  if (!userIds.length) return []
  return rowsOf<StandIn>(
    db,
    sql`select place.user_id "userId", person.id, concat_ws(' ', person.first_name, person.surname) "name",
        place.until_day::text "untilDay"
      from deputies place
      join users owner on owner.company_id = place.company_id and owner.id = place.user_id
      join users person on person.company_id = place.company_id and person.id = place.deputy_id
        and person.status = 'Active'
      where place.company_id = ${companyId} and place.user_id = ${anyOf(userIds)} and place.ended_at is null
        and ${kind} = any(place.kinds) and ${today(now, 'owner')} between place.from_day and place.until_day
      order by place.user_id, place.id`,
  )
}

type Part = SQL | Placeholder
/** For whom somebody stands in at a moment, in decisions of a kind, as a part of a statement. */
export const stoodInFor = (kind: DecisionKind | Placeholder, who: Record<'companyId' | 'id' | 'now', Part>) =>
  sql`select distinct place.user_id "id" from deputies place
    join users owner on owner.company_id = place.company_id and owner.id = place.user_id
    where place.company_id = ${who.companyId} and place.deputy_id = ${who.id} and place.ended_at is null
      and ${kind}::text = any(place.kinds)
      and (${who.now}::timestamptz at time zone owner.timezone)::date between place.from_day and place.until_day`

const stoodIn = preparedRows<{ id: number }>('deputies_stood_in_for', () =>
  stoodInFor(given('kind'), { companyId: given('companyId'), id: given('id'), now: given('now') }),
)

export async function listStoodInFor(db: Db, { companyId, id }: PersonKey, kind: DecisionKind, now: Date) {
  const rows = await stoodIn(db, { companyId, id, kind, now: now.toISOString() })
  return rows.map((row) => row.id)
}

type Led = { userId: number; id: number; name: string }

/** The active managers of people. */
export async function listLeaders(db: Db, companyId: number, userIds: readonly number[]) {
  if (!userIds.length) return []
  return rowsOf<Led>(
    db,
    sql`select person.id "userId", manager.id, concat_ws(' ', manager.first_name, manager.surname) "name"
      from users person join users manager on manager.company_id = person.company_id
        and manager.id = person.manager_id and manager.status = 'Active'
      where person.company_id = ${companyId} and person.id = ${anyOf(userIds)}`,
  )
}

/** The day on which somebody who is active is, where they live; nothing where there is nobody. */
export async function findToday(db: Db, { companyId, id }: PersonKey, now: Date) {
  const [row] = await rowsOf<{ today: string }>(
    db,
    sql`select ${today(now, 'person')}::text "today" from users person
      where person.company_id = ${companyId} and person.id = ${id} and person.status = 'Active'`,
  )
  return row?.today
}

type OfWhom = { companyId: SQL; personId: SQL }
const standing = (kind: DecisionKind, { companyId, personId }: OfWhom) => sql`from deputies place
  join users owner on owner.company_id = place.company_id and owner.id = place.user_id
  join users person on person.company_id = place.company_id and person.id = place.deputy_id and person.status = 'Active'
  where place.company_id = ${companyId} and place.user_id = ${personId} and place.ended_at is null
    and ${kind} = any(place.kinds) and (now() at time zone owner.timezone)::date between place.from_day and place.until_day`

/** Beside a row with somebody's number: who stands in for them today in decisions of a kind. */
export const standInsBeside = (kind: DecisionKind, whom: OfWhom) =>
  sql<{ id: number; name: string }[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', person.id,
    'name', concat_ws(' ', person.first_name, person.surname)) order by place.id), '[]'::jsonb) ${standing(kind, whom)})`

/** The same as a condition: does this person? */
export const isStandInBeside = (kind: DecisionKind, whom: OfWhom, id: number | SQL) =>
  sql`exists (select ${standing(kind, whom)} and place.deputy_id = ${id})`
