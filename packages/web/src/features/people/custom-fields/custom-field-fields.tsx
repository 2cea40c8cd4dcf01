import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { customFieldInputs } from '@oktant/contract/people/account.ts'
import type { FieldForm } from '@oktant/contract/people/custom-fields.ts'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../lib/words/language.ts'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'
import { FieldFault } from '../../../ui/form/field-fault.tsx'
import styles from './custom-fields.module.css'

type Form = ReturnType<typeof useRecordForm<FieldForm>>
type Option = FieldForm['customFieldOptions'][number]

function BothLanguages({ form, name }: { form: Form; name: 'label' | 'description' }) {
  const { t } = useTranslation(['customFields', 'admin'])
  return (
    <div className={fieldColumns}>
      <LocalFields
        labels={(language) => t(`both.${name}`, { language })}
        value={form.values[name]}
        maxLength={name === 'label' ? 100 : 300}
        error={form.errorAt(name)}
        onChange={(text) => form.set({ [name]: text })}
      />
    </div>
  )
}

/** What a field is called, what goes into it, and what holds for it. */
export function CustomFieldFields({ form }: { form: Form }) {
  const { t } = useTranslation('customFields')
  const { inputType, mandatory, unique, customFieldOptions } = form.values
  return (
    <>
      <RecordSection title={t('part.words')}>
        <BothLanguages form={form} name="label" />
        <BothLanguages form={form} name="description" />
      </RecordSection>
      <RecordSection title={t('part.kind')}>
        <NativeSelect
          label={t('field.inputType')}
          value={inputType}
          error={form.errorAt('inputType')}
          data={customFieldInputs.map((name) => ({ value: name, label: t(`input.${name}`) }))}
          onChange={({ target }) =>
            form.set({ inputType: customFieldInputs.find((name) => name === target.value) ?? 'normal' })
          }
        />
        {inputType === 'selection' && (
          <Options
            options={customFieldOptions}
            error={form.errorAt('customFieldOptions')}
            onChange={(options) => form.set({ customFieldOptions: options })}
          />
        )}
      </RecordSection>
      <RecordSection title={t('part.rules')}>
        <Checkbox
          label={t('rule.mandatory')}
          description={t('rule.mandatoryHint')}
          checked={mandatory}
          onChange={({ target }) => form.set({ mandatory: target.checked })}
        />
        <Checkbox
          label={t('rule.unique')}
          description={t('rule.uniqueHint')}
          checked={unique}
          error={form.errorAt('unique')}
          aria-invalid={form.errorAt('unique') ? true : undefined}
          onChange={({ target }) => form.set({ unique: target.checked })}
        />
      </RecordSection>
    </>
  )
}

type OptionsProps = {
  options: readonly Option[]
  error: string | undefined
  onChange: (options: Option[]) => void
}

function Options({ options, error, onChange }: OptionsProps) {
  const { t } = useTranslation(['customFields', 'admin'])
  const languages = useLanguages()
  const change = (place: number, language: 'en' | 'de', text: string) =>
    onChange(
      options.map((option, index) =>
        index === place ? { ...option, value: { ...option.value, [language]: text } } : option,
      ),
    )
  const up = (place: number) => {
    const moved = options[place]
    if (moved) onChange(options.filter((_, index) => index !== place).toSpliced(place - 1, 0, moved))
  }
  return (
    <fieldset className={styles['options']}>
      <legend>{t('options.title')}</legend>
      {options.map((option, place) => (
        // NOTE: an option that is new has no identity of its own but its place.
        <div
          key={place}
          className={styles['option']}
          role="group"
          aria-label={t('options.one', { number: place + 1 })}
        >
          {languages.map((language) => (
            <TextInput
              key={language}
              aria-label={t(`admin:language.${language}`)}
              placeholder={t(`admin:language.${language}`)}
              value={option.value[language]}
              maxLength={100}
              error={!!error}
              onChange={({ target }) => change(place, language, target.value)}
            />
          ))}
          <ToolButton
            aria-label={t('options.up', { number: place + 1 })}
            disabled={place === 0}
            onClick={() => up(place)}
          >
            <IconArrowUp size={20} stroke={1.7} aria-hidden />
          </ToolButton>
          <ToolButton
            aria-label={t('options.remove', { number: place + 1 })}
            onClick={() => onChange(options.filter((_, index) => index !== place))}
          >
            <IconTrash size={20} stroke={1.7} aria-hidden />
          </ToolButton>
        </div>
      ))}
      <FieldFault>{error}</FieldFault>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...options, { id: 0, value: { en: '', de: '' } }])}
        >
          {t('options.add')}
        </Button>
      </div>
    </fieldset>
  )
}
