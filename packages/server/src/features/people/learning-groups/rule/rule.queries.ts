import { type SQL, sql } from 'drizzle-orm'
import type { Rule, RulePreview } from '@oktant/contract/people/learning-groups.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { type Asking, holdsOne, holdsRule, holdsSet } from './rule.conditions.ts'

const mostShown = 10

/** Those of a group whose stay is open and of these reasons. */
const open = (companyId: number, groupId: number | null, reasons: SQL) => sql`select user_id as id
  from learning_group_stays where company_id = ${companyId} and group_id = ${groupId ?? 0} and until is null
    and reason ${reasons}`

/**
 * Whom a rule matches, and who would come and go in a group: one statement, however many people there are.
 * NOTE: told apart by "except", which stays quick where the planner does not know how many there are.
 */
export async function preview(db: Db, asking: Asking, groupId: number | null, rule: Rule) {
  const { companyId } = asking
  const [row] = await rowsOf<RulePreview>(
    db,
    sql`with matched as materialized (
      select person.id, person.surname, person.first_name, person.login from users person
      where person.company_id = ${companyId} and person.anonymised_at is null and ${holdsRule(asking, rule)}),
    now as materialized (${open(companyId, groupId, sql`<> 'excluded'`)}),
    soon as materialized (
      (select id from matched except ${open(companyId, groupId, sql`= 'excluded'`)})
      union
      ${open(companyId, groupId, sql`= 'hand'`)}),
    first as (
      select id, first_name || ' ' || surname as "fullName", login from matched
      order by surname collate "und-x-icu", id limit ${mostShown})
    select (select count(*)::int from matched) as matching,
      (select count(*)::int from soon) as members,
      (select count(*)::int from (select id from soon except select id from now) came) as joining,
      (select count(*)::int from (select id from now except select id from soon) went) as leaving,
      coalesce((select jsonb_agg(first) from first), '[]') as first`,
  )
  if (!row) throw new Error('a preview is always one row')
  return row
}

export type Explained = {
  matches: boolean
  sets: { holds: boolean; conditions: boolean[] }[]
  reason: 'hand' | 'excluded' | 'rule' | null
  facts: Facts
}
/** What somebody has, by what a rule can ask for; a field by its number. */
export type Facts = {
  project: LocalText[]
  jobRole: LocalText[]
  locality: LocalText[]
  manager: LocalText[]
  status: LocalText[]
  language: LocalText[]
  fields: Record<string, LocalText>
}

const listOf = (items: SQL) => sql`jsonb_build_array(${items})`
const same = (text: SQL) => sql`jsonb_build_object('en', ${text}, 'de', ${text})`
const named = (table: SQL, id: SQL) => sql`coalesce((select jsonb_agg(one.name) from ${table} one
  where one.company_id = person.company_id and one.id = ${id}), '[]')`

const facts = sql`jsonb_build_object(
  'project', coalesce((select jsonb_agg(${same(sql`project.name`)} order by project.name collate "und-x-icu")
    from project_members member
    join projects project on project.company_id = member.company_id and project.id = member.project_id
    where member.company_id = person.company_id and member.user_id = person.id), '[]'),
  'jobRole', ${named(sql`job_roles`, sql`person.job_role_id`)},
  'locality', ${named(sql`localities`, sql`person.locality_id`)},
  'manager', coalesce((select jsonb_agg(${same(sql`boss.first_name || ' ' || boss.surname`)}) from users boss
    where boss.company_id = person.company_id and boss.id = person.manager_id), '[]'),
  'status', ${listOf(same(sql`person.status`))},
  'language', ${listOf(same(sql`person.language`))},
  'fields', coalesce((select jsonb_object_agg(kept.field_id, coalesce(option.value, ${same(sql`kept.value`)}))
    from user_field_values kept
    join custom_fields field on field.company_id = kept.company_id and field.id = kept.field_id
      and field.removed_at is null
    left join custom_field_options option on field.input_type = 'selection'
      and option.company_id = kept.company_id and option.field_id = kept.field_id and option.id::text = kept.value
    where kept.company_id = person.company_id and kept.user_id = person.id), '{}'))`

/** The rule's own conditions, each asked of one person. */
export async function explain(
  db: Db,
  asking: Asking,
  { groupId, rule, userId }: { groupId: number | null; rule: Rule; userId: number },
) {
  const { companyId } = asking
  const sets = rule.sets.map((set) => {
    const conditions = set.conditions.map((condition) => holdsOne(asking, condition))
    return sql`jsonb_build_object('holds', ${holdsSet(asking, set)},
      'conditions', jsonb_build_array(${sql.join(conditions, sql`, `)}))`
  })
  const [row] = await rowsOf<Explained>(
    db,
    sql`select ${holdsRule(asking, rule)} as matches,
      jsonb_build_array(${sql.join(sets, sql`, `)}) as sets,
      (select stay.reason from learning_group_stays stay
        where stay.company_id = person.company_id and stay.group_id = ${groupId ?? 0} and stay.user_id = person.id
          and stay.until is null and stay.reason <> 'rule' order by stay.reason limit 1) as reason,
      ${facts} as facts
    from users person
    where person.company_id = ${companyId} and person.id = ${userId} and person.anonymised_at is null`,
  )
  return row
}

/** Which numbers of a rule are the company's own, by what they are numbers of. */
export async function findKnown(db: Db, companyId: number) {
  const [row] = await rowsOf<Known>(
    db,
    sql`select
      coalesce((select jsonb_agg(id) from projects where company_id = ${companyId}), '[]') as project,
      coalesce((select jsonb_agg(id) from job_roles where company_id = ${companyId}), '[]') as "jobRole",
      coalesce((select jsonb_agg(id) from localities where company_id = ${companyId}), '[]') as locality`,
  )
  return row ?? { project: [], jobRole: [], locality: [] }
}
type Known = { project: number[]; jobRole: number[]; locality: number[] }

export async function listNames(db: Db, companyId: number, ids: readonly number[]) {
  if (!ids.length) return []
  return rowsOf<{ id: number; fullName: string }>(
    db,
    sql`select id, first_name || ' ' || surname as "fullName" from users
      where company_id = ${companyId} and id = any(${sql.param([...ids])}::integer[]) and anonymised_at is null
      order by surname collate "und-x-icu", id`,
  )
}
