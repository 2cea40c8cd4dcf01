import { type SQL, sql } from 'drizzle-orm'
import type { Rule } from '@oktant/contract/people/learning-groups.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { holdsRule } from '../rule/rule.conditions.ts'

export type Ruled = { id: number; rule: Rule }
/** How many came into a group and left it. */
export type Moved = { groupId: number; came: number; gone: number }

// NOTE: a list that is known when it is planned, so that it is hashed or goes down an index; as a sub-select of thousands
// the planner, who knows nothing of a fresh table, would go through the whole group for each of them.
const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** NOTE: held until the commit, so that of two who look at once the later one sees what the first has written. */
export const holdStays = (db: Db, companyId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`learning groups ${companyId}`}, 0))`)

/** The groups whose people a rule decides, or one of them; those whose rule asks for a field that is gone rest. */
export const listRuled = (db: Db, companyId: number, groupId: number | null) =>
  rowsOf<Ruled>(
    db,
    sql`select kept.id, kept.rule from learning_groups kept
    where kept.company_id = ${companyId} and kept.removed_at is null
      ${groupId === null ? sql`` : sql`and kept.id = ${groupId}`} and not ${isResting}
    order by kept.id`,
  )

/** Of a group as `kept`. */
export const isResting = sql`exists (
  select from jsonb_path_query(kept.rule, '$.sets[*].conditions[*] ? (@.about == "field").field') asked(field)
  where not exists (select from custom_fields field where field.company_id = kept.company_id
    and field.clazz = 'User' and field.id = asked.field::integer and field.removed_at is null))`

type Look = {
  companyId: number
  today: string
  groups: readonly Ruled[]
  userIds: readonly number[] | null
  now: Date
}

/** Whom each rule matches. */
function matchedBy({ companyId, today, groups, userIds }: Look): SQL {
  const some = userIds ? sql`and person.id = ${anyOf(userIds)}` : sql``
  const parts = groups
    .filter(({ rule }) => rule.sets.length)
    .map(
      ({ id, rule }) => sql`select ${id}::integer as group_id, person.id as user_id from users person
        where person.company_id = ${companyId} and person.anonymised_at is null ${some}
          and ${holdsRule({ companyId, today }, rule)}`,
    )
  return parts.length
    ? sql.join(parts, sql` union all `)
    : sql`select null::integer as group_id, null::integer as user_id where false`
}

/**
 * Lets people in whom a rule matches, and out whom it no longer does: one statement for all groups and all people, or
 * for some of either.
 * NOTE: who is wanted, who is there and who is kept out are laid beside each other by one grouping and not by joins, which
 * a planner that knows nothing of a fresh table would make of 100,000 times 100,000 rows; it also reads to its end before
 * anything is written to the table that is read.
 */
export async function settle(db: Db, look: Look): Promise<Moved[]> {
  const { companyId, groups, userIds, now } = look
  if (!groups.length || userIds?.length === 0) return []
  const ofThem = sql`stay.company_id = ${companyId} and stay.group_id = ${anyOf(groups.map(({ id }) => id))}
    and stay.until is null ${userIds ? sql`and stay.user_id = ${anyOf(userIds)}` : sql``}`
  return rowsOf<Moved>(
    db,
    sql`with beside as (
      select group_id, user_id, null::integer as id, true as is_wanted, false as is_out
      from (${matchedBy(look)}) matched
      union all
      select stay.group_id, stay.user_id, case when stay.reason = 'rule' then stay.id end, false,
        stay.reason = 'excluded'
      from learning_group_stays stay where ${ofThem} and stay.reason <> 'hand'),
    moves as materialized (
      select group_id, user_id, max(id) as id, bool_or(is_wanted) and not bool_or(is_out) as belongs
      from beside group by group_id, user_id),
    gone as (
      update learning_group_stays ended set until = ${at(now)}
      where ended.id in (
        select id from moves where id is not null and not belongs
        union all
        select stay.id from learning_group_stays stay
        join users person on person.company_id = stay.company_id and person.id = stay.user_id
        where ${ofThem} and stay.reason = 'hand' and person.anonymised_at is not null)
      returning ended.group_id),
    came as (
      insert into learning_group_stays (company_id, group_id, user_id, reason, since)
      select ${companyId}::integer, group_id, user_id, 'rule', ${at(now)} from moves where id is null and belongs
      returning group_id)
    select group_id as "groupId", sum(came)::int as came, sum(gone)::int as gone
    from (select group_id, 1 as came, 0 as gone from came union all select group_id, 0, 1 from gone) moved
    group by group_id order by group_id`,
  )
}

/** These people and everybody below them. */
export async function withLines(db: Db, companyId: number, userIds: readonly number[]) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with recursive touched (id) as (
      select unnest(${sql.param([...userIds])}::integer[])
      union
      select led.id from touched join users led on led.company_id = ${companyId} and led.manager_id = touched.id)
    select id from touched`,
  )
  return rows.map(({ id }) => id)
}

export type Change = { companyId: number; groupId: number; userIds: readonly number[]; by: number; now: Date }

const ofThese = ({ companyId, groupId, userIds }: Change) => sql`stay.company_id = ${companyId}
  and stay.group_id = ${groupId} and stay.user_id = ${anyOf(userIds)}`

/** Who of these belongs to the group now. */
export async function listMembersAmong(db: Db, change: Change) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct stay.user_id as id from learning_group_stays stay
      where ${ofThese(change)} and stay.until is null and stay.reason <> 'excluded'`,
  )
  return rows.map(({ id }) => id)
}

/** Puts people in by hand who do not belong to it for another reason. */
export const enterByHand = (db: Db, change: Change) =>
  db.execute(sql`insert into learning_group_stays (company_id, group_id, user_id, reason, decided_by, since)
    select ${change.companyId}::integer, ${change.groupId}::integer, fresh.id, 'hand', ${change.by}::integer,
      ${at(change.now)} from (
      select person.id from users person where person.company_id = ${change.companyId}
        and person.id = ${anyOf(change.userIds)} and person.anonymised_at is null
      except
      select stay.user_id from learning_group_stays stay where ${ofThese(change)} and stay.until is null) fresh`)

/** Until when these people are to be through what the group gives them. */
export const writeDueOn = (db: Db, change: Change, dueOn: string) =>
  db.execute(sql`update learning_group_stays stay set due_on = ${dueOn}::date
    where ${ofThese(change)} and stay.until is null and stay.reason <> 'excluded'`)

/** Ends that people are kept out; where that had ended a stay by hand, it goes on. Answers whom. */
export async function liftExclusion(db: Db, change: Change) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with lifted as (
      update learning_group_stays stay set until = ${at(change.now)}
      where ${ofThese(change)} and stay.reason = 'excluded' and stay.until is null
      returning stay.user_id, stay.since),
    again as (
      insert into learning_group_stays (company_id, group_id, user_id, reason, decided_by, since)
      select ${change.companyId}::integer, ${change.groupId}::integer, back.user_id, 'hand', ${change.by}::integer,
        ${at(change.now)}
      from (select user_id, since from lifted
        intersect
        select stay.user_id, stay.until from learning_group_stays stay
        where ${ofThese(change)} and stay.reason = 'hand' and stay.until is not null) back
      order by back.user_id
      on conflict do nothing)
    select user_id as id from lifted`,
  )
  return rows.map(({ id }) => id)
}

/** Ends that people belong to it; who came by the rule, or `everybody`, is kept out from then on. Answers whom. */
export async function leave(db: Db, change: Change, { everybody }: { everybody: boolean }) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with ended as (
      update learning_group_stays stay set until = ${at(change.now)}
      where ${ofThese(change)} and stay.reason <> 'excluded' and stay.until is null
      returning stay.user_id, stay.reason),
    kept_out as (
      insert into learning_group_stays (company_id, group_id, user_id, reason, decided_by, since)
      select ${change.companyId}::integer, ${change.groupId}::integer, person.id, 'excluded', ${change.by}::integer,
        ${at(change.now)}
      from unnest(${sql.param([...change.userIds])}::integer[]) person(id)
      where ${everybody} or person.id in (select ended.user_id from ended where ended.reason = 'rule')
      on conflict do nothing returning user_id)
    select user_id as id from ended union select user_id from kept_out`,
  )
  return rows.map(({ id }) => id)
}

/** Every company that has a learning group with a rule. */
export async function listRuledCompanies(db: Db) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct company_id as id from learning_groups
      where removed_at is null and jsonb_array_length(rule -> 'sets') > 0 order by company_id`,
  )
  return rows.map(({ id }) => id)
}
