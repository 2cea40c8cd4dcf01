import { Button, NativeSelect } from '@mantine/core'
import type { Rule, RuleCondition, RuleSet } from '@oktant/contract/people/learning-groups.ts'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../learning-groups.module.css'
import { ConditionFields } from './condition-fields.tsx'
import { freshCondition, freshSet, managersIn } from './rule-kinds.ts'
import { useRuleWords, type RuleWords } from './rule-words.ts'
import { useNamed, useRuleOptions } from './use-rule-options.ts'

type RuleBuilderProps = {
  rule: Rule
  errorAt: (field: string) => string | undefined
  onChange: (rule: Rule) => void
}

const mostSets = 10
const mostConditions = 20

/** The names that a rule's numbers stand for. */
export function useWordsOf(rule: Rule) {
  const options = useRuleOptions()
  const people = useNamed(managersIn(rule))
  const words = useRuleWords(
    options,
    people.map(({ id, fullName }) => ({ id, name: fullName })),
  )
  return { options, words }
}

/** Sets of conditions, each with its own "and" or "or", joined by one more; one level deep. */
export function RuleBuilder({ rule, errorAt, onChange }: RuleBuilderProps) {
  const { t } = useTranslation('learningGroups')
  const { words } = useWordsOf(rule)
  const { sets } = rule
  const change = (place: number, set: RuleSet | null) =>
    onChange({ ...rule, sets: set ? sets.with(place, set) : sets.toSpliced(place, 1) })
  return (
    <div className={styles['rule']}>
      {sets.length === 0 && <p className={styles['quiet']}>{t('rule.none')}</p>}
      {sets.length > 1 && (
        <NativeSelect
          className={styles['joins'] ?? ''}
          label={t('rule.match')}
          value={rule.match}
          data={(['all', 'any'] as const).map((match) => ({ value: match, label: t(`rule.match.${match}`) }))}
          onChange={({ target }) => onChange({ ...rule, match: target.value === 'any' ? 'any' : 'all' })}
        />
      )}
      {sets.map((set, place) => (
        // NOTE: a set has no identity of its own but its place.
        <SetFields
          key={place}
          place={place}
          set={set}
          words={words}
          errorAt={errorAt}
          onChange={(next) => change(place, next)}
        />
      ))}
      {sets.length < mostSets && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange({ ...rule, sets: [...sets, freshSet()] })}
        >
          {t(sets.length ? 'rule.addSet' : 'rule.begin')}
        </Button>
      )}
    </div>
  )
}

const ways = ['all', 'any', 'notAll', 'none'] as const
type Way = (typeof ways)[number]
const wayOf = ({ match, negated }: RuleSet): Way => {
  if (match === 'all') return negated ? 'notAll' : 'all'
  return negated ? 'none' : 'any'
}
const fromWay = (way: string): Pick<RuleSet, 'match' | 'negated'> => ({
  match: way === 'all' || way === 'notAll' ? 'all' : 'any',
  negated: way === 'notAll' || way === 'none',
})

type SetFieldsProps = {
  place: number
  set: RuleSet
  words: RuleWords
  errorAt: RuleBuilderProps['errorAt']
  /** Null takes the set away, as the last of its conditions does. */
  onChange: (set: RuleSet | null) => void
}

function SetFields({ place, set, words, errorAt, onChange }: SetFieldsProps) {
  const { t } = useTranslation('learningGroups')
  const { conditions } = set
  const change = (at: number, condition: RuleCondition) =>
    onChange({ ...set, conditions: conditions.with(at, condition) })
  const remove = (at: number) =>
    onChange(conditions.length > 1 ? { ...set, conditions: conditions.toSpliced(at, 1) } : null)
  return (
    <fieldset className={styles['set']}>
      <legend>{t('rule.set', { number: place + 1 })}</legend>
      <NativeSelect
        className={styles['joins'] ?? ''}
        aria-label={t('rule.way', { number: place + 1 })}
        value={wayOf(set)}
        data={ways.map((way) => ({ value: way, label: t(`way.${way}`) }))}
        onChange={({ target }) => onChange({ ...set, ...fromWay(target.value) })}
      />
      {conditions.map((condition, at) => (
        <ConditionFields
          key={at}
          label={t('rule.condition', { set: place + 1, number: at + 1 })}
          condition={condition}
          words={words}
          error={errorAt(`rule.${place}.${at}`)}
          onChange={(next) => change(at, next)}
          onRemove={() => remove(at)}
        />
      ))}
      {conditions.length < mostConditions && (
        <div>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-label={t('rule.addConditionTo', { number: place + 1 })}
            onClick={() =>
              onChange({ ...set, conditions: [...conditions, freshCondition('jobRole', null, 'jobRole')] })
            }
          >
            {t('rule.addCondition')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
