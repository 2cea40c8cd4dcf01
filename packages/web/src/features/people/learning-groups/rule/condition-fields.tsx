import { MultiSelect, NativeSelect, TextInput } from '@mantine/core'
import { isRelative, type RuleCondition } from '@oktant/contract/people/learning-groups.ts'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { ToolButton } from '../../../../ui/menu/tool-button.tsx'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import styles from '../learning-groups.module.css'
import { DistanceField } from './distance-field.tsx'
import { ManagersField } from './managers-field.tsx'
import {
  freshCondition,
  kindOf,
  namesRows,
  needsNothing,
  operatorsFor,
  plainSubjects,
  subjectFrom,
  subjectKey,
  withOperator,
} from './rule-kinds.ts'
import { useRuleOptions } from './use-rule-options.ts'
import type { RuleWords } from './rule-words.ts'

type ConditionProps = {
  label: string
  condition: RuleCondition
  words: RuleWords
  error: string | undefined
  onChange: (condition: RuleCondition) => void
  onRemove: () => void
}

/** One condition: what is asked, how, and for what. */
export function ConditionFields({ label, condition, words, error, onChange, onRemove }: ConditionProps) {
  const { t } = useTranslation('learningGroups')
  const options = useRuleOptions()
  const kind = kindOf(condition, options)
  return (
    <div className={styles['condition']} role="group" aria-label={label}>
      <Subject condition={condition} words={words} onChange={onChange} />
      <NativeSelect
        aria-label={t('rule.operator')}
        value={condition.operator}
        error={!!error}
        data={operatorsFor(kind).map((name) => ({ value: name, label: words.operator(condition, name) }))}
        onChange={({ target }) => {
          const operator = operatorsFor(kind).find((name) => name === target.value)
          if (operator) onChange(withOperator(condition, operator))
        }}
      />
      <div className={styles['value']}>
        <ValueField condition={condition} words={words} error={error} onChange={onChange} />
      </div>
      <ToolButton aria-label={t('rule.remove', { condition: label })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </ToolButton>
    </div>
  )
}

type PartProps = Pick<ConditionProps, 'condition' | 'words' | 'onChange'>

function Subject({ condition, words, onChange }: PartProps) {
  const { t } = useTranslation('learningGroups')
  const text = useLocalText()
  const options = useRuleOptions()
  const isGone = kindOf(condition, options) === null
  const fields = options.customFields.map(({ id, label }) => ({ value: `field ${id}`, label: text(label) }))
  return (
    <NativeSelect
      aria-label={t('rule.subject')}
      value={subjectKey(condition)}
      onChange={({ target }) => {
        const subject = subjectFrom(target.value)
        onChange(freshCondition(subject.about, subject.field, kindOf(subject, options)))
      }}
    >
      {isGone && <option value={subjectKey(condition)}>{words.subject(condition)}</option>}
      {plainSubjects.map((name) => (
        <option key={name} value={name}>
          {t(`subject.${name}`)}
        </option>
      ))}
      {fields.length > 0 && (
        <optgroup label={t('subject.fields')}>
          {fields.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
    </NativeSelect>
  )
}

const fixed = { status: ['Active', 'Inactive'], language: ['en', 'de'] } as const

function ValueField({ condition, words, error, onChange }: PartProps & Pick<ConditionProps, 'error'>) {
  const { t } = useTranslation('learningGroups')
  const { about, operator, ids, value } = condition
  const label = t('rule.value')
  const set = (changed: Partial<RuleCondition>) => onChange({ ...condition, ...changed })
  if (needsNothing(operator)) return <FieldFault>{error}</FieldFault>
  if (about === 'manager')
    return (
      <ManagersField
        ids={ids}
        names={words.choices(condition)}
        error={error}
        onChange={(next) => set({ ids: next })}
      />
    )
  if (namesRows(operator))
    return (
      <MultiSelect
        aria-label={label}
        placeholder={ids.length ? '' : t('rule.choose')}
        searchable
        hidePickedOptions
        value={ids.map(String)}
        error={error}
        nothingFoundMessage={t('rule.nothing')}
        data={words.choices(condition).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(next) => set({ ids: next.map(Number) })}
      />
    )
  if (about === 'status' || about === 'language')
    return (
      <NativeSelect
        aria-label={label}
        value={value}
        error={error}
        data={fixed[about].map((one) => ({
          value: one,
          label: one === 'en' || one === 'de' ? t(`language.${one}`) : t(`status.${one}`),
        }))}
        onChange={({ target }) => set({ value: target.value })}
      />
    )
  if (isRelative(operator))
    return (
      <DistanceField
        operator={operator}
        value={value}
        words={words}
        error={error}
        onChange={(next) => set({ value: next })}
      />
    )
  if (operator === 'before' || operator === 'after')
    return (
      <DayField aria-label={label} value={value} error={error} onChange={(next) => set({ value: next })} />
    )
  return (
    <TextInput
      aria-label={label}
      value={value}
      maxLength={200}
      error={error}
      onChange={({ target }) => set({ value: target.value })}
    />
  )
}
