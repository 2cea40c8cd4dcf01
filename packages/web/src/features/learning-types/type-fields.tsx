import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { languages } from '@oktant/contract/http.ts'
import { typedThings, typeIcons } from '@oktant/contract/learning-types.ts'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../lib/records/record-form.ts'
import { fieldColumns, wideField } from '../../ui/admin/record-form.tsx'
import { RecordSection } from '../../ui/admin/record-screen.tsx'
import { TypeIcon } from '../../ui/type-icon.tsx'
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
        {languages.map((language, index) => (
          <TextInput
            key={language}
            label={t(`name.${language}`)}
            value={values.name[language]}
            lang={language}
            maxLength={100}
            error={index === 0 ? errorAt('name') : !!errorAt('name')}
            onChange={({ target }) => set({ name: { ...values.name, [language]: target.value } })}
          />
        ))}
        {languages.map((language) => (
          <Textarea
            key={language}
            label={t(`description.${language}`)}
            value={values.description[language]}
            lang={language}
            maxLength={500}
            rows={2}
            onChange={({ target }) =>
              set({ description: { ...values.description, [language]: target.value } })
            }
          />
        ))}
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
