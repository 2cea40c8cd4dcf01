import type { KpaForm } from '@oktant/contract/development/kpas.ts'
import { kpaLimits } from '@oktant/contract/kit/development-limits.ts'
import { useTranslation } from 'react-i18next'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'

type FieldsProps = {
  values: KpaForm
  isReadOnly?: boolean
  errorAt: (field: string) => string | undefined
  onChange: (change: Partial<KpaForm>) => void
}

/** What an area is called and what it is about. */
export function KpaFields({ values, isReadOnly = false, errorAt, onChange }: FieldsProps) {
  const { t } = useTranslation('kpas')
  return (
    <div className={fieldColumns}>
      <LocalFields
        labels={(language) => t('field.name', { language })}
        value={values.name}
        maxLength={kpaLimits.name}
        isReadOnly={isReadOnly}
        error={errorAt('name')}
        onChange={(name) => onChange({ name })}
      />
      <LocalFields
        labels={(language) => t('field.about', { language })}
        value={values.about}
        rows={3}
        maxLength={kpaLimits.about}
        isReadOnly={isReadOnly}
        error={errorAt('about')}
        onChange={(about) => onChange({ about })}
      />
    </div>
  )
}
