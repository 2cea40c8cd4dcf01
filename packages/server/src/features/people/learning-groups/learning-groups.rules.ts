import { isDay } from '@oktant/contract/kit/days.ts'
import {
  isRelative,
  type LearningGroupForm,
  type RuleCondition,
  type RuleOperator,
  ruleOperators,
  type StayView,
  stayViews,
} from '@oktant/contract/people/learning-groups.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

type Field = {
  id: number
  inputType: 'normal' | 'textarea' | 'date' | 'selection'
  options: readonly { id: number }[]
}
/** What there is in the company for a rule to name. */
export type Known = {
  project: readonly number[]
  jobRole: readonly number[]
  locality: readonly number[]
  manager: readonly number[]
  fields: readonly Field[]
}

type Code = 'required' | 'name_taken' | 'rule_incomplete' | 'rule_unknown'
const faultAt = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

const namesRows: readonly RuleOperator[] = ['in', 'notIn', 'under', 'notUnder']
const needsNothing: readonly RuleOperator[] = ['filled', 'empty']

const fits: Partial<Record<keyof typeof ruleOperators, (value: string) => boolean>> = {
  status: (value) => value === 'Active' || value === 'Inactive',
  language: (value) => value === 'en' || value === 'de',
  date: isDay,
}

const isDistance = (operator: RuleOperator, value: string) =>
  (operator === 'inLast' || operator === 'inNext' ? /^\d{1,5}$/ : /^-?\d{1,5}$/).test(value)

function wrongWith(condition: RuleCondition, known: Known): Code | null {
  const { about, operator, ids, value } = condition
  const field = about === 'field' ? known.fields.find(({ id }) => id === condition.field) : undefined
  if (about === 'field' && !field) return condition.field === null ? 'rule_incomplete' : 'rule_unknown'
  const kind = about === 'field' ? (field?.inputType ?? 'normal') : about
  const operators: readonly RuleOperator[] = ruleOperators[kind]
  if (!operators.includes(operator)) return 'rule_incomplete'
  if (needsNothing.includes(operator)) return null
  if (namesRows.includes(operator)) {
    if (!ids.length) return 'rule_incomplete'
    const there = field ? field.options.map(({ id }) => id) : rowsOf(about, known)
    return ids.every((id) => there.includes(id)) ? null : 'rule_unknown'
  }
  if (isRelative(operator)) return isDistance(operator, value) ? null : 'rule_incomplete'
  const isFit = fits[kind] ?? ((text: string) => text.trim() !== '')
  return isFit(value) ? null : 'rule_incomplete'
}

const rowsOf = (about: RuleCondition['about'], known: Known) =>
  about === 'project' || about === 'jobRole' || about === 'locality' || about === 'manager'
    ? known[about]
    : []

/** The numbers of the people whom a rule names as managers. */
export const managersIn = ({ sets }: LearningGroupForm['rule']) => [
  ...new Set(
    sets.flatMap(({ conditions }) =>
      conditions.flatMap(({ about, ids }) => (about === 'manager' ? ids : [])),
    ),
  ),
]

export function faultsOfRule({ sets }: LearningGroupForm['rule'], known: Known) {
  return sets.flatMap(({ conditions }, set) =>
    conditions.flatMap((condition, place) => {
      const code = wrongWith(condition, known)
      return code ? [faultAt(`rule.${set}.${place}`, code)] : []
    }),
  )
}

const refuse = (errors: FieldError[]) => {
  if (errors.length) throw fail('learning_group_invalid', { errors })
}

export const refuseRule = (rule: LearningGroupForm['rule'], known: Known) => refuse(faultsOfRule(rule, known))

/** What is wrong with a learning group's form, each at its field; a condition at `rule.<set>.<place>`. */
export function refuseFaults({ name, rule }: LearningGroupForm, known: Known, isTaken: boolean) {
  refuse([
    ...(name.en || name.de ? [] : [faultAt('name', 'required')]),
    ...(isTaken ? [faultAt('name', 'name_taken')] : []),
    ...faultsOfRule(rule, known),
  ])
}

export const trimmed = ({ name, description, rule }: LearningGroupForm): LearningGroupForm => ({
  name: { en: name.en.trim(), de: name.de.trim() },
  description: { en: description.en.trim(), de: description.de.trim() },
  rule: {
    match: rule.match,
    sets: rule.sets.map((set) => ({
      ...set,
      conditions: set.conditions.map((one) => ({ ...one, value: one.value.trim() })),
    })),
  },
})

/** The view that a list's filters name; its members where they name none. */
export const viewIn = (filters: readonly { field: string; value: string }[]): StayView => {
  const asked = filters.find(({ field }) => field === 'view')?.value
  return stayViews.find((view) => view === asked) ?? 'members'
}

/** `1,2` as numbers; what is none, or nobody's, is left out. */
export const numbersIn = (text: string) =>
  text
    .split(',')
    .map(Number)
    .filter((id) => id > 0 && id < 2 ** 31)
