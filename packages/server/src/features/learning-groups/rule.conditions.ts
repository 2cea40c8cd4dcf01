import { type SQL, sql } from 'drizzle-orm'
import type { Rule, RuleCondition, RuleOperator, RuleSet } from '@oktant/contract/learning-groups.ts'
import { containing } from '../../db/containing.ts'

/** Of somebody as `person`. A rule names rows by number, and each is looked for in the person's own company alone. */

const oneOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::integer[])`

const column = {
  jobRole: sql`person.job_role_id`,
  locality: sql`person.locality_id`,
  manager: sql`person.manager_id`,
} as const

/** What the other operators are the opposite of, so that each is asked in one way alone. */
const opposites: Partial<Record<RuleOperator, RuleOperator>> = {
  notIn: 'in',
  notUnder: 'under',
  isNot: 'is',
  notContains: 'contains',
  empty: 'filled',
}

const isMember = (ids: readonly number[] | null) => sql`exists (select from project_members member
  where member.company_id = person.company_id and member.user_id = person.id
    ${ids ? sql`and member.project_id = ${oneOf(ids)}` : sql``})`

// NOTE: union, not union all: people who lead each other in a ring must not go round for ever.
const isLed = (companyId: number, ids: readonly number[]) => sql`person.id in (
  with recursive below (id) as (
    select led.id from users led where led.company_id = ${companyId} and led.manager_id = ${oneOf(ids)}
    union
    select led.id from below join users led on led.company_id = ${companyId} and led.manager_id = below.id)
  select id from below)`

const beginning = (text: string) => containing(text).slice(1)

function isValue({ operator, ids, value }: RuleCondition): SQL {
  if (operator === 'in') return sql`kept.value = any(${sql.param(ids.map(String))}::text[])`
  if (operator === 'is') return sql`lower(kept.value) = lower(${value}::text)`
  if (operator === 'contains') return sql`kept.value ilike ${containing(value)}`
  if (operator === 'begins') return sql`kept.value ilike ${beginning(value)}`
  // NOTE: days are compared as text, so that a value that is no date harms nobody.
  if (operator === 'before') return sql`kept.value < ${value}::text`
  if (operator === 'after') return sql`kept.value > ${value}::text`
  return sql`true`
}

const hasValue = (condition: RuleCondition) => sql`exists (select from user_field_values kept
  where kept.company_id = person.company_id and kept.user_id = person.id
    and kept.field_id = ${condition.field ?? 0} and ${isValue(condition)})`

function asked(companyId: number, condition: RuleCondition): SQL {
  const { about, operator, ids, value } = condition
  if (about === 'status') return sql`person.status = ${value}`
  if (about === 'language') return sql`person.language = ${value}`
  if (about === 'field') return hasValue(condition)
  if (about === 'project') return isMember(operator === 'filled' ? null : ids)
  if (operator === 'filled') return sql`${column[about]} is not null`
  if (operator === 'under') return isLed(companyId, ids)
  return sql`coalesce(${column[about]} = ${oneOf(ids)}, false)`
}

/** Does one condition hold? Always yes or no, so that its opposite is the opposite. */
export function holdsOne(companyId: number, condition: RuleCondition): SQL {
  const opposite = opposites[condition.operator]
  return opposite
    ? sql`(not ${asked(companyId, { ...condition, operator: opposite })})`
    : sql`(${asked(companyId, condition)})`
}

const joined = (match: Rule['match'], parts: SQL[]) =>
  parts.length ? sql`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})` : sql`false`

export function holdsSet(companyId: number, { match, negated, conditions }: RuleSet): SQL {
  const holds = joined(
    match,
    conditions.map((condition) => holdsOne(companyId, condition)),
  )
  return negated ? sql`(not ${holds})` : holds
}

/** Does the whole rule match? One without a set matches nobody. */
export const holdsRule = (companyId: number, { match, sets }: Rule): SQL =>
  joined(
    match,
    sets.map((set) => holdsSet(companyId, set)),
  )

/** Asks for everybody below somebody: then who is led by others is touched where those move. */
export const asksForLines = ({ sets }: Rule) =>
  sets.some(({ conditions }) =>
    conditions.some(({ operator }) => operator === 'under' || operator === 'notUnder'),
  )
