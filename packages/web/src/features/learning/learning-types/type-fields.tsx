import { NativeSelect } from '@mantine/core'
import { typedThings, typeIcons } from '@oktant/contract/learning/courses/learning-types.ts'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { TypeIcon } from '../../../ui/type-icon.tsx'
import styles from './learning-types.module.css'
import type { Values } from './types.queries.ts'

type FieldsProps = {
  form: ReturnType<typeof useRecordForm<Values>>
  /** What a type is for is said when it is made, and stays. */
  choosesThing?: boolean
}

/** What a type is called, and what stands beside its name. */
export function TypeFields({ form, choosesThing }: FieldsProps) {
  const { t } = useTranslation('learningTypes')
  const { values, set, errorAt } = form
  return (
    <RecordSection title={t('form')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('name.en'), de: t('name.de') }}
          value={values.name}
          maxLength={100}
          error={errorAt('name')}
          onChange={(name) => set({ name })}
        />
        <LocalFields
          labels={{ en: t('description.en'), de: t('description.de') }}
          value={values.description}
          maxLength={500}
          rows={2}
          onChange={(description) => set({ description })}
        />
        {choosesThing && (
          <NativeSelect
            label={t('field.isFor')}
            description={t('isForHint')}
            value={values.isFor}
            data={typedThings.map((value) => ({ value, label: t(`isFor.${value}`) }))}
            onChange={({ target }) =>
              set({ isFor: typedThings.find((thing) => thing === target.value) ?? 'course' })
            }
          />
        )}
        <fieldset className={`${styles['icons']} ${wideField}`}>
          <legend>{t('field.icon')}</legend>
          {typeIcons.map((icon) => (
            <label key={icon} className={styles['icon']} title={t(`icon.${icon}`)}>
              <input
                type="radio"
                className="visually-hidden"
                name="icon"
                aria-label={t(`icon.${icon}`)}
                checked={values.icon === icon}
                onChange={() => set({ icon })}
              />
              <TypeIcon of={icon} size={22} />
            </label>
          ))}
        </fieldset>
      </div>
    </RecordSection>
  )
}
