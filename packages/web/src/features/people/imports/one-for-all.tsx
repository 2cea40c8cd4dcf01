import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ImportRecord } from '@oktant/contract/people/imports.ts'
import { useTranslation } from 'react-i18next'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { type PartProps, withoutKey } from './import-choice.ts'
import styles from './imports.module.css'

type Field = ImportRecord['fields'][number]

/** Fields that no column fills, each with one value for every line. */
export function OneForAll({ record: { fields }, draft }: PartProps) {
  const { t } = useTranslation('imports')
  const { columns, values } = draft.values
  const given = fields.filter(({ key }) => key in values)
  const free = fields.filter(({ key, canBeOne }) => canBeOne && !(key in values) && !columns.includes(key))
  const give = (key: string, value: string) => draft.set({ values: { ...values, [key]: value } })
  const first = (key: string) => fields.find((field) => field.key === key)?.choices[0] ?? ''
  return (
    <RecordSection title={t('values.title')} hint={t('values.hint')}>
      {given.length > 0 && (
        <ul className={styles['columns']}>
          {given.map((field) => (
            <li key={field.key}>
              <strong className={styles['column']}>{field.label}</strong>
              <OneValue
                field={field}
                value={values[field.key] ?? ''}
                onChange={(value) => give(field.key, value)}
                onRemove={() => draft.set({ values: withoutKey(values, field.key) })}
              />
            </li>
          ))}
        </ul>
      )}
      <NativeSelect
        label={t('values.add')}
        maw={360}
        value=""
        data={[
          { value: '', label: t('values.choose') },
          ...free.map(({ key, label }) => ({ value: key, label })),
        ]}
        onChange={({ target }) => target.value && give(target.value, first(target.value))}
      />
    </RecordSection>
  )
}

type OneValueProps = {
  field: Field
  value: string
  onChange: (value: string) => void
  onRemove: () => void
}
function OneValue({ field: { label, choices }, value, onChange, onRemove }: OneValueProps) {
  const { t } = useTranslation('imports')
  const name = t('values.value', { field: label })
  const shown = choices.includes(value) ? choices : [value, ...choices]
  return (
    <div className={styles['row']}>
      {choices.length > 0 ? (
        <NativeSelect
          aria-label={name}
          value={value}
          data={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <TextInput
          aria-label={name}
          value={value}
          maxLength={4000}
          error={!value.trim() && t('values.missing')}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <Button variant="default" aria-label={t('values.removeNamed', { field: label })} onClick={onRemove}>
        {t('values.remove')}
      </Button>
    </div>
  )
}
