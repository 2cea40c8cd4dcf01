import { NativeSelect, TextInput } from '@mantine/core'
import { dueRules, lateJoinerDays, type AssignmentRule } from '@oktant/contract/learning/assignments.ts'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'

export const firstRule: AssignmentRule = { isMandatory: false, due: { by: 'none' }, recertifyMonths: null }

const wholeFrom = (text: string, most: number) =>
  /^\d{1,4}$/.test(text.trim()) ? Math.min(Number(text), most) : undefined

type FieldsProps = {
  rule: AssignmentRule
  errorAt: (field: string) => string | undefined
  onChange: (rule: AssignmentRule) => void
}

/** Whether a course is optional or mandatory, by when, and whether again. */
export function RuleFields({ rule, errorAt, onChange }: FieldsProps) {
  const { t } = useTranslation('learningGroups')
  const { isMandatory, due, recertifyMonths } = rule
  return (
    <div className={fieldColumns}>
      <NativeSelect
        label={t('course.kind')}
        value={isMandatory ? 'mandatory' : 'optional'}
        data={(['optional', 'mandatory'] as const).map((kind) => ({
          value: kind,
          label: t(`course.${kind}`),
        }))}
        onChange={({ target }) => onChange({ ...firstRule, isMandatory: target.value === 'mandatory' })}
      />
      {isMandatory && (
        <>
          <NativeSelect
            label={t('course.due')}
            value={due.by}
            data={dueRules.map((by) => ({ value: by, label: t(`due.${by}`) }))}
            onChange={({ target }) =>
              onChange({ ...rule, due: { by: dueRules.find((by) => by === target.value) ?? 'none' } })
            }
          />
          {due.by === 'day' && (
            <DayField
              label={t('due.dayLabel')}
              description={t('due.dayHint', { count: lateJoinerDays })}
              value={due.day ?? ''}
              error={errorAt('due.day')}
              onChange={(day) => onChange({ ...rule, due: { by: 'day', ...(day && { day }) } })}
            />
          )}
          {due.by === 'days' && (
            <TextInput
              inputMode="numeric"
              label={t('due.daysLabel')}
              value={due.days ?? ''}
              error={errorAt('due.days')}
              onChange={({ target }) => {
                const days = wholeFrom(target.value, 3650)
                onChange({ ...rule, due: { by: 'days', ...(days !== undefined && { days }) } })
              }}
            />
          )}
          <TextInput
            inputMode="numeric"
            label={t('course.recertify')}
            description={t('course.recertifyHint')}
            value={recertifyMonths ?? ''}
            onChange={({ target }) =>
              onChange({ ...rule, recertifyMonths: wholeFrom(target.value, 120) || null })
            }
          />
        </>
      )}
    </div>
  )
}
