import {
  isRelative,
  ruleOperators,
  ruleSubjects,
  type LearningGroupOptions,
  type Rule,
  type RuleCondition,
  type RuleOperator,
  type RuleSet,
} from '@oktant/contract/people/learning-groups.ts'

export type Kind = keyof typeof ruleOperators

/** What is asked, a custom field by its kind; null where the field is gone. */
export const kindOf = (
  { about, field }: Pick<RuleCondition, 'about' | 'field'>,
  { customFields }: Pick<LearningGroupOptions, 'customFields'>,
): Kind | null =>
  about === 'field' ? (customFields.find(({ id }) => id === field)?.inputType ?? null) : about

export const operatorsFor = (kind: Kind | null): readonly RuleOperator[] => (kind ? ruleOperators[kind] : [])

export const namesRows = (operator: RuleOperator) => ['in', 'notIn', 'under', 'notUnder'].includes(operator)
export const needsNothing = (operator: RuleOperator) => operator === 'filled' || operator === 'empty'

/** What a value is typed as; a day is no number of days, and neither is a text. */
const shapeOf = (operator: RuleOperator) => {
  if (namesRows(operator)) return 'rows'
  if (needsNothing(operator)) return 'nothing'
  if (isRelative(operator)) return 'days'
  return operator === 'before' || operator === 'after' ? 'day' : 'text'
}

/** NOTE: what was chosen stays only where the new way still asks for it. */
export const withOperator = (condition: RuleCondition, operator: RuleOperator): RuleCondition => {
  const isSame = shapeOf(operator) === shapeOf(condition.operator)
  return {
    ...condition,
    operator,
    ids: isSame ? condition.ids : [],
    value: isSame ? condition.value : '',
  }
}

/** A fresh condition of one kind, with what it most likely means. */
export function freshCondition(
  about: RuleCondition['about'],
  field: number | null,
  kind: Kind | null,
): RuleCondition {
  const [operator = 'in'] = operatorsFor(kind)
  const values: Partial<Record<Kind, string>> = { status: 'Active', language: 'en' }
  return { about, field, operator, ids: [], value: (kind && values[kind]) ?? '' }
}

export const freshSet = (): RuleSet => ({
  match: 'all',
  negated: false,
  conditions: [freshCondition('status', null, 'status')],
})

const isWhole = ({ operator, ids, value }: RuleCondition) =>
  needsNothing(operator) || (namesRows(operator) ? ids.length > 0 : value.trim() !== '')

/** Can it be asked as it stands? */
export const isComplete = ({ sets }: Rule) => sets.every(({ conditions }) => conditions.every(isWhole))

/** `jobRole`, or `field 7`: what is asked, as the value of a choice. */
export const subjectKey = ({ about, field }: Pick<RuleCondition, 'about' | 'field'>) =>
  about === 'field' ? `field ${field ?? ''}` : about

export function subjectFrom(key: string): Pick<RuleCondition, 'about' | 'field'> {
  const [name, number] = key.split(' ')
  const about = ruleSubjects.find((subject) => subject === name) ?? 'status'
  return { about, field: about === 'field' ? Number(number) : null }
}

export const plainSubjects = ruleSubjects.filter((subject) => subject !== 'field')

export const managersIn = ({ sets }: Rule) => [
  ...new Set(
    sets.flatMap(({ conditions }) =>
      conditions.flatMap(({ about, ids }) => (about === 'manager' ? ids : [])),
    ),
  ),
]
