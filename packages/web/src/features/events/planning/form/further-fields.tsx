import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { CustomFieldInput } from '../../../../ui/form/fields/custom-field-input.tsx'
import { eventFields } from '../planning.queries.ts'
import type { PlanForm } from './use-plan-form.ts'

/** What the company wants to know of its events besides. */
export function FurtherFields({ form: { values, set, errorAt } }: { form: PlanForm }) {
  const { t } = useTranslation('planning')
  const { data = [] } = useQuery(eventFields)
  if (!data.length) return null
  return (
    <RecordSection title={t('part.fields')}>
      <div className={fieldColumns}>
        {data.map((field) => (
          <CustomFieldInput
            key={field.id}
            field={field}
            value={values.fields[field.id] ?? ''}
            isReadOnly={false}
            error={errorAt(String(field.id))}
            onChange={(value) => set({ fields: { ...values.fields, [field.id]: value } })}
          />
        ))}
      </div>
    </RecordSection>
  )
}
