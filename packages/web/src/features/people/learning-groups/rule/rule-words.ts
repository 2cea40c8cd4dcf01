import {
  isRelative,
  type LearningGroupOptions,
  type RelativeOperator,
  type RuleCondition,
  type RuleOperator,
} from '@oktant/contract/people/learning-groups.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { kindOf } from './rule-kinds.ts'

type Named = { id: number; name: string }

/** Words a rule with the names of what there is in the company. */
export function useRuleWords(options: LearningGroupOptions, people: readonly Named[]) {
  const { t } = useTranslation('learningGroups')
  const text = useLocalText()
  const { short } = useDates()
  const fieldOf = ({ field }: Pick<RuleCondition, 'field'>) =>
    options.customFields.find(({ id }) => id === field)

  const subject = (condition: Pick<RuleCondition, 'about' | 'field'>) => {
    if (condition.about !== 'field') return t(`subject.${condition.about}`)
    const field = fieldOf(condition)
    return field ? text(field.label) : t('subject.gone')
  }

  const operator = (condition: RuleCondition, name: RuleOperator = condition.operator) => {
    const isChoice = kindOf(condition, options) === 'selection'
    if (isChoice && name === 'in') return t('operator.is')
    if (isChoice && name === 'notIn') return t('operator.isNot')
    return t(`operator.${name}`)
  }

  /** `in the last 30 days`, `before the day 30 days ago`: how far from today a day is asked for. */
  const nearToday = (name: RelativeOperator, typed: string) => {
    const days = Number(typed)
    if (name === 'inLast' || name === 'inNext')
      return days ? t(`near.${name}`, { count: days }) : t('near.today')
    if (!days) return t(`near.${name}`)
    return t(`near.${name}.${days < 0 ? 'ago' : 'ahead'}`, { count: Math.abs(days) })
  }

  /** What can be chosen for a condition, or, for managers, what has been. */
  const choices = (condition: Pick<RuleCondition, 'about' | 'field'>): Named[] => {
    const inWords = (rows: readonly { id: number; name: LocalText }[]) =>
      rows.map(({ id, name }) => ({ id, name: text(name) }))
    if (condition.about === 'project') return inWords(options.projects)
    if (condition.about === 'jobRole') return inWords(options.jobRoles)
    if (condition.about === 'locality') return inWords(options.localities)
    if (condition.about === 'manager') return [...people]
    return (fieldOf(condition)?.customFieldOptions ?? []).map(({ id, value }) => ({ id, name: text(value) }))
  }

  const fixed = (value: string) => {
    if (value === 'Active' || value === 'Inactive') return t(`status.${value}`)
    return value === 'en' || value === 'de' ? t(`language.${value}`) : value
  }

  const value = (condition: RuleCondition) => {
    const { about, operator: name, ids } = condition
    if (name === 'filled' || name === 'empty') return ''
    if (about === 'status' || about === 'language') return fixed(condition.value)
    if (name === 'before' || name === 'after') return condition.value ? short(condition.value) : ''
    if (!ids.length) return t('value.text', { text: condition.value })
    const known = choices(condition)
    return ids.map((id) => known.find((one) => one.id === id)?.name ?? t('subject.gone')).join(', ')
  }

  return {
    subject,
    operator,
    choices,
    /** The whole condition as one sentence. */
    condition: (condition: RuleCondition) =>
      isRelative(condition.operator)
        ? `${subject(condition)} ${nearToday(condition.operator, condition.value)}`
        : [subject(condition), operator(condition), value(condition)].filter(Boolean).join(' '),
    nearToday,
    /** What somebody has there, as the server found it. */
    has: ({ about, operator: name }: RuleCondition, found: readonly LocalText[]) =>
      found
        .map((one) => text(one))
        .map((one) => {
          if (about === 'status' || about === 'language') return fixed(one)
          return name === 'before' || name === 'after' || isRelative(name) ? short(one) : one
        })
        .join(', '),
  }
}

export type RuleWords = ReturnType<typeof useRuleWords>
