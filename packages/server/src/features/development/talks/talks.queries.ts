import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TalkSide } from '@oktant/contract/development/talks.ts'
import { talkLimits } from '@oktant/contract/kit/development-limits.ts'
import { containsText } from '../../../db/query/containing.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { users } from '../../people/people/people.tables.ts'
import { talkActions, talks, talkTexts } from './talks.tables.ts'

const managers = alias(users, 'managers')
const starters = alias(users, 'starters')

const personOfTalk = and(eq(users.companyId, talks.companyId), eq(users.id, talks.userId))
const managerOfPerson = and(
  eq(managers.companyId, users.companyId),
  eq(managers.id, users.managerId),
  eq(managers.status, 'Active'),
)

const columns = {
  id: talks.id,
  companyId: talks.companyId,
  userId: talks.userId,
  userName: nameOf(users),
  managerId: managers.id,
  managerName: sql<string | null>`case when ${managers.id} is not null then ${nameOf(managers)} end`,
  topic: talks.topic,
  talkOn: talks.talkOn,
  changes: talks.changes,
  startedBy: talks.startedBy,
}

export async function findTalk(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ ...columns, startedByName: nameOf(starters) })
    .from(talks)
    .innerJoin(users, personOfTalk)
    .innerJoin(starters, and(eq(starters.companyId, talks.companyId), eq(starters.id, talks.startedBy)))
    .leftJoin(managers, managerOfPerson)
    .where(and(eq(talks.companyId, companyId), eq(talks.id, id)))
  return row
}
export type TalkRecord = NonNullable<Awaited<ReturnType<typeof findTalk>>>

/** Somebody who is there, with whoever leads them. */
export async function findPartner(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ id: users.id, name: nameOf(users), managerId: managers.id, managerName: nameOf(managers) })
    .from(users)
    .leftJoin(managers, managerOfPerson)
    .where(and(eq(users.companyId, companyId), eq(users.id, id), eq(users.status, 'Active')))
  return row
}

const mostOfTeam = 500

/** The people somebody leads, by name. */
export const listTeam = (db: Db, { companyId, id }: { companyId: number; id: number }) =>
  db
    .select({ id: users.id, name: nameOf(users) })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.managerId, id), eq(users.status, 'Active')))
    .orderBy(sql`${users.surname} collate "und-x-icu"`, asc(users.id))
    .limit(mostOfTeam)

type Reader = { companyId: number; id: number; asPerson: boolean; asManager: boolean }

const isNumber = (value: string) => /^\d{1,9}$/.test(value)
const filtersFor = ({ id }: Reader): Record<string, (value: string) => SQL | undefined> => ({
  'user.name': (value) => containsText(sql`(${nameOf(users)})`, value),
  userId: (value) => (isNumber(value) ? eq(talks.userId, Number(value)) : sql`false`),
  side: (value) => (value === 'person' ? eq(talks.userId, id) : sql`${talks.userId} <> ${id}`),
})
const sorts: Record<string, SQL> = {
  talkOn: sql`${talks.talkOn}`,
  'user.name': sql`${nameOf(users)} collate "und-x-icu"`,
}

const openCount = sql<number>`(select count(*)::int from ${talkActions} open_action
  where open_action.company_id = ${talks.companyId} and open_action.talk_id = ${talks.id} and open_action.done_at is null)`

/** The talks in which somebody is one of the two, newest first. */
export async function pageOfTalks(db: Db, reader: Reader, page: Page) {
  const { companyId, id, asPerson, asManager } = reader
  const known = filtersFor(reader)
  const wanted = and(
    eq(talks.companyId, companyId),
    or(
      asPerson ? eq(talks.userId, id) : sql`false`,
      asManager ? and(eq(managers.id, id), sql`${talks.userId} <> ${id}`) : sql`false`,
    ),
    ...page.filters.map(({ field, value }) => known[field]?.(value)),
  )
  const column = sorts[page.sort?.field ?? 'talkOn'] ?? sql`${talks.talkOn}`
  const isDescending = page.sort?.descending ?? true
  const [rows, [total]] = await Promise.all([
    db
      .select({ ...columns, openActions: openCount })
      .from(talks)
      .innerJoin(users, personOfTalk)
      .leftJoin(managers, managerOfPerson)
      .where(wanted)
      .orderBy(isDescending ? desc(column) : asc(column), desc(talks.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ count: count() })
      .from(talks)
      .innerJoin(users, personOfTalk)
      .leftJoin(managers, managerOfPerson)
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function insertTalk(db: Db, values: typeof talks.$inferInsert) {
  const [made] = await db.insert(talks).values(values).returning({ id: talks.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Key = { companyId: number; id: number }
const isTalk = ({ companyId, id }: Key) => and(eq(talks.companyId, companyId), eq(talks.id, id))

/** False where somebody changed it since this stand was seen. */
export async function writeTalk(
  db: Db,
  { companyId, id, changes }: Key & { changes: number },
  change: { topic: string; talkOn: string },
) {
  const written = await db
    .update(talks)
    .set({ ...change, changes: changes + 1 })
    .where(and(isTalk({ companyId, id }), eq(talks.changes, changes)))
    .returning({ id: talks.id })
  return written.length > 0
}

/** Held until the transaction ends, so that nothing is written into what is about to go. */
export const holdTalk = (db: Db, key: Key) =>
  db.select({ id: talks.id }).from(talks).where(isTalk(key)).for('update')

export async function deleteTalk(db: Db, key: Key) {
  const { companyId, id } = key
  await db.delete(talkTexts).where(and(eq(talkTexts.companyId, companyId), eq(talkTexts.talkId, id)))
  await db.delete(talks).where(isTalk(key))
}

/** Everything of somebody who was made anonymous: their talks, and their private notes of others' talks. */
export async function deleteOf(db: Db, { companyId, userId }: { companyId: number; userId: number }) {
  const theirs = db
    .select({ id: talks.id })
    .from(talks)
    .where(and(eq(talks.companyId, companyId), eq(talks.userId, userId)))
  const isOfTheirs = and(
    eq(talkTexts.companyId, companyId),
    or(
      sql`${talkTexts.talkId} in (${theirs})`,
      and(eq(talkTexts.ownerId, userId), eq(talkTexts.part, 'private')),
    ),
  )
  await db.delete(talkTexts).where(isOfTheirs)
  await db
    .delete(talkActions)
    .where(and(eq(talkActions.companyId, companyId), eq(talkActions.userId, userId)))
  await db.delete(talks).where(and(eq(talks.companyId, companyId), eq(talks.userId, userId)))
}

type ActionKey = { companyId: number; talkId: number; id: number }
const doers = alias(users, 'doers')
const actionColumns = {
  id: talkActions.id,
  talkId: talkActions.talkId,
  userId: talkActions.userId,
  text: talkActions.text,
  dueOn: talkActions.dueOn,
  doer: talkActions.doer,
  doneAt: talkActions.doneAt,
  doneBy: talkActions.doneBy,
  doneByName: sql<string | null>`case when ${doers.id} is not null then ${nameOf(doers)} end`,
  changes: talkActions.changes,
  agreedOn: talks.talkOn,
}
const actionsFrom = (db: Db) =>
  db
    .select(actionColumns)
    .from(talkActions)
    .innerJoin(talks, and(eq(talks.companyId, talkActions.companyId), eq(talks.id, talkActions.talkId)))
    .leftJoin(doers, and(eq(doers.companyId, talkActions.companyId), eq(doers.id, talkActions.doneBy)))

export async function findAction(db: Db, { companyId, talkId, id }: ActionKey) {
  const [row] = await actionsFrom(db).where(
    and(eq(talkActions.companyId, companyId), eq(talkActions.talkId, talkId), eq(talkActions.id, id)),
  )
  return row
}
export type ActionRecord = NonNullable<Awaited<ReturnType<typeof findAction>>>

/** What was agreed in a talk, and what of earlier ones is still open. */
export async function listActions(db: Db, { companyId, id, userId, talkOn }: TalkRecord) {
  const isEarlier = sql`(${talks.talkOn}, ${talks.id}) < (${talkOn}::date, ${id}::int)`
  const rows = await actionsFrom(db)
    .where(
      and(
        eq(talkActions.companyId, companyId),
        eq(talkActions.userId, userId),
        or(eq(talkActions.talkId, id), and(isNull(talkActions.doneAt), isEarlier)),
      ),
    )
    .orderBy(sql`${talkActions.dueOn} nulls last`, asc(talkActions.id))
  return { here: rows.filter((row) => row.talkId === id), earlier: rows.filter((row) => row.talkId !== id) }
}

export async function countActions(db: Db, { companyId, id }: Key) {
  const [row] = await db
    .select({ count: count() })
    .from(talkActions)
    .where(and(eq(talkActions.companyId, companyId), eq(talkActions.talkId, id)))
  return row?.count ?? 0
}

export async function insertAction(db: Db, values: typeof talkActions.$inferInsert) {
  const [made] = await db.insert(talkActions).values(values).returning({ id: talkActions.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

export async function writeAction(
  db: Db,
  { companyId, id, changes }: Key & { changes: number },
  change: Partial<typeof talkActions.$inferInsert>,
) {
  const written = await db
    .update(talkActions)
    .set({ ...change, changes: changes + 1 })
    .where(
      and(eq(talkActions.companyId, companyId), eq(talkActions.id, id), eq(talkActions.changes, changes)),
    )
    .returning({ id: talkActions.id })
  return written.length > 0
}

export const deleteAction = (db: Db, { companyId, id }: Key) =>
  db.delete(talkActions).where(and(eq(talkActions.companyId, companyId), eq(talkActions.id, id)))

export type OpenTalkAction = {
  id: number
  talkId: number
  text: string
  dueOn: string | null
  doer: TalkSide
}
const given = sql.placeholder
/** What somebody has agreed to do and has not done yet, as either side; as a part of a statement. */
export const openTalkActions = sql`select action.id, action.talk_id "talkId", action.text, action.due_on::text "dueOn",
    action.doer
  from talk_actions action
  where action.company_id = ${given('companyId')} and action.done_at is null
    and (action.user_id = ${given('userId')} and action.doer = 'person'
      or action.doer = 'manager' and action.user_id in (select person.id from users person
        where person.company_id = ${given('companyId')} and person.manager_id = ${given('userId')}
          and person.status = 'Active'))
  order by action.due_on nulls last, action.id limit ${sql.raw(String(talkLimits.waiting))}`
