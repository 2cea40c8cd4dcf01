import { type SQL, sql } from 'drizzle-orm'
import { daysAfter } from '@oktant/contract/kit/days.ts'
import {
  isRelative,
  type RelativeOperator,
  relativeOperators,
  type Rule,
  type RuleCondition,
  type RuleOperator,
  type RuleSet,
} from '@oktant/contract/people/learning-groups.ts'
import { beginsWithText, containsText, isText } from '../../../../db/query/containing.ts'

/** In whose company a rule is asked, and on its day, which is the same for all, so that a preview shows what comes. */
export type Asking = { companyId: number; today: string }

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

/** NOTE: today itself is among the last days, and among the next. */
const nearToday: Record<RelativeOperator, (today: string, days: number) => SQL> = {
  inLast: (today, days) => sql`kept.value between ${daysAfter(today, -days)}::text and ${today}::text`,
  inNext: (today, days) => sql`kept.value between ${today}::text and ${daysAfter(today, days)}::text`,
  beforeToday: (today, days) => sql`kept.value < ${daysAfter(today, days)}::text`,
  afterToday: (today, days) => sql`kept.value > ${daysAfter(today, days)}::text`,
}

function isValue({ operator, ids, value }: RuleCondition, today: string): SQL {
  if (isRelative(operator)) return nearToday[operator](today, Number(value))
  if (operator === 'in') return sql`kept.value = any(${sql.param(ids.map(String))}::text[])`
  if (operator === 'is') return isText(sql`kept.value`, value)
  if (operator === 'contains') return containsText(sql`kept.value`, value)
  if (operator === 'begins') return beginsWithText(sql`kept.value`, value)
  // NOTE: days are compared as text, so that a value that is no date harms nobody.
  if (operator === 'before') return sql`kept.value < ${value}::text`
  if (operator === 'after') return sql`kept.value > ${value}::text`
  return sql`true`
}

const hasValue = (condition: RuleCondition, today: string) => sql`exists (select from user_field_values kept
  where kept.company_id = person.company_id and kept.user_id = person.id
    and kept.field_id = ${condition.field ?? 0} and ${isValue(condition, today)})`

function asked({ companyId, today }: Asking, condition: RuleCondition): SQL {
  const { about, operator, ids, value } = condition
  if (about === 'status') return sql`person.status = ${value}`
  if (about === 'language') return sql`person.language = ${value}`
  if (about === 'field') return hasValue(condition, today)
  if (about === 'project') return isMember(operator === 'filled' ? null : ids)
  if (operator === 'filled') return sql`${column[about]} is not null`
  if (operator === 'under') return isLed(companyId, ids)
  return sql`coalesce(${column[about]} = ${oneOf(ids)}, false)`
}

/** Does one condition hold? Always yes or no, so that its opposite is the opposite. */
export function holdsOne(asking: Asking, condition: RuleCondition): SQL {
  const opposite = opposites[condition.operator]
  return opposite
    ? sql`(not ${asked(asking, { ...condition, operator: opposite })})`
    : sql`(${asked(asking, condition)})`
}

const joined = (match: Rule['match'], parts: SQL[]) =>
  parts.length ? sql`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})` : sql`false`

export function holdsSet(asking: Asking, { match, negated, conditions }: RuleSet): SQL {
  const holds = joined(
    match,
    conditions.map((condition) => holdsOne(asking, condition)),
  )
  return negated ? sql`(not ${holds})` : holds
}

/** Does the whole rule match? One without a set matches nobody. */
export const holdsRule = (asking: Asking, { match, sets }: Rule): SQL =>
  joined(
    match,
    sets.map((set) => holdsSet(asking, set)),
  )

/** Asks for everybody below somebody: then who is led by others is touched where those move. */
export const asksForLines = (rule: Rule) => usesOne(rule, ['under', 'notUnder'])

/** Asks how far a day is from today: then people come and go by night though nobody changed anything. */
export const asksForToday = (rule: Rule) => usesOne(rule, relativeOperators)

const usesOne = ({ sets }: Rule, operators: readonly RuleOperator[]) =>
  sets.some(({ conditions }) => conditions.some(({ operator }) => operators.includes(operator)))
