import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { AssignedGoalForm, Goal, GoalOutline } from '@oktant/contract/development/goal-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/words/language.ts'
import { centsFrom, typedFrom } from '../../../lib/words/shown/money.ts'
import { CustomFieldInput } from '../../../ui/form/fields/custom-field-input.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { goalFields, goalFilters } from './goals.queries.ts'

/** What a form begins with: the goal that is there, or the one that was filled in. */
export const formOf = (goal: Goal): AssignedGoalForm => ({
  goalTypeE: goal.goalTypeE,
  typeId: goal.typeId,
  name: goal.name,
  achieveBy: goal.achieveBy,
  comments: goal.comments,
  trainingGoalFilter: goal.trainingGoalFilter && { id: goal.trainingGoalFilter.id },
  outline: goal.outline,
  costCents: goal.costCents,
  customFieldValues: goal.customFieldValues,
  competencyItemId: goal.competency?.id ?? null,
})

type Props = {
  /** 0 of a new one. */
  id: number
  values: AssignedGoalForm
  /** Is its cost the company's own, which nobody types? */
  isCostKnown: boolean
  errorAt: (field: string) => string | undefined
  onChange: (change: Partial<AssignedGoalForm>) => void
}

export function GoalFields({ id, values, isCostKnown, errorAt, onChange }: Props) {
  const { t } = useTranslation('goals')
  const { data: filters = [] } = useQuery(goalFilters)
  const isBlank = values.typeId === 0
  return (
    <>
      {isBlank && (
        <TextInput
          label={t('field.name')}
          value={values.name}
          maxLength={200}
          error={errorAt('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
      <DayField
        label={t('field.achieveBy')}
        value={values.achieveBy ?? ''}
        error={errorAt('achieveBy')}
        onChange={(day) => onChange({ achieveBy: day || null })}
      />
      {filters.length > 0 && (
        <NativeSelect
          label={t('field.category')}
          value={String(values.trainingGoalFilter?.id ?? 0)}
          data={[
            { value: '0', label: t('field.noCategory') },
            ...filters.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          error={errorAt('trainingGoalFilter')}
          onChange={({ target }) => {
            const category = Number(target.value)
            onChange({ trainingGoalFilter: category ? { id: category } : null })
          }}
        />
      )}
      {!isCostKnown && (
        <CostField cents={values.costCents} onChange={(costCents) => onChange({ costCents })} />
      )}
      <Textarea
        label={t('field.comments')}
        rows={3}
        maxLength={4000}
        value={values.comments}
        onChange={({ target }) => onChange({ comments: target.value })}
      />
      <CustomFields id={id} values={values} errorAt={errorAt} onChange={onChange} />
      {isBlank && <OutlineFields outline={values.outline} onChange={(outline) => onChange({ outline })} />}
    </>
  )
}

export function CostField({
  cents,
  onChange,
}: {
  cents: number | null
  onChange: (cents: number | null) => void
}) {
  const { t } = useTranslation('goals')
  const language = useLanguage()
  const [typed, setTyped] = useState(cents === null ? '' : typedFrom(cents, language))
  const isWrong = typed.trim() !== '' && centsFrom(typed) === undefined
  return (
    <TextInput
      label={t('field.cost')}
      inputMode="decimal"
      value={typed}
      error={isWrong && t('field.costWrong')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(centsFrom(target.value) ?? null)
      }}
    />
  )
}

function CustomFields({ id, values, errorAt, onChange }: Omit<Props, 'isCostKnown'>) {
  const { data } = useQuery(goalFields(id))
  const valueOf = (field: number) =>
    values.customFieldValues.find(({ customField }) => customField.id === field)?.value ?? ''
  const set = (field: number, value: string) =>
    onChange({
      customFieldValues: [
        ...values.customFieldValues.filter(({ customField }) => customField.id !== field),
        { customField: { id: field }, value },
      ],
    })
  return data?.customFields.map((field) => (
    <CustomFieldInput
      key={field.id}
      field={field}
      value={valueOf(field.id)}
      isReadOnly={false}
      error={errorAt(`customField.${field.id}`) ?? errorAt(String(field.id))}
      onChange={(value) => set(field.id, value)}
    />
  ))
}

const texts = [
  ['provider', 200],
  ['courseDuration', 100],
  ['costPerDelegate', 100],
] as const
const longTexts = [
  ['delegateProfile', 2000],
  ['courseObjective', 4000],
  ['courseOutcome', 4000],
  ['courseWork', 4000],
] as const

/** What is known of training: the fields of spec 2 §3. */
export function OutlineFields({
  outline,
  onChange,
}: {
  outline: GoalOutline
  onChange: (outline: GoalOutline) => void
}) {
  const { t } = useTranslation('goals')
  const number = (next: number | string) => (next === '' ? null : Number(next))
  return (
    <>
      {texts.map(([name, maxLength]) => (
        <TextInput
          key={name}
          label={t(`outline.${name}`)}
          maxLength={maxLength}
          value={outline[name]}
          onChange={({ target }) => onChange({ ...outline, [name]: target.value })}
        />
      ))}
      <NumberInput
        label={t('outline.minDelegates')}
        min={1}
        max={100_000}
        value={outline.minDelegates ?? ''}
        onChange={(next) => onChange({ ...outline, minDelegates: number(next) })}
      />
      <NumberInput
        label={t('outline.maxDelegates')}
        min={0}
        max={100_000}
        value={outline.maxDelegates ?? ''}
        onChange={(next) => onChange({ ...outline, maxDelegates: number(next) })}
      />
      {longTexts.map(([name, maxLength]) => (
        <Textarea
          key={name}
          label={t(`outline.${name}`)}
          rows={2}
          maxLength={maxLength}
          value={outline[name]}
          onChange={({ target }) => onChange({ ...outline, [name]: target.value })}
        />
      ))}
    </>
  )
}
