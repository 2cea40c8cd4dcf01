import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { LearningGroupForm } from '@oktant/contract/learning-groups.ts'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../lib/records/record-form.ts'
import { fieldColumns } from '../../ui/admin/record-form.tsx'
import { RecordSection } from '../../ui/admin/record-screen.tsx'
import { RuleBuilder } from './rule/rule-builder.tsx'
import { RulePreview } from './rule/rule-preview.tsx'

type Form = ReturnType<typeof useRecordForm<LearningGroupForm>>
const languages = ['en', 'de'] as const
const longest = { name: 100, description: 500 } as const

function BothLanguages({ form, name }: { form: Form; name: 'name' | 'description' }) {
  const { t } = useTranslation(['learningGroups', 'admin'])
  const value = form.values[name]
  return (
    <div className={fieldColumns}>
      {languages.map((language, place) => (
        <TextInput
          key={language}
          label={t(`both.${name}`, { language: t(`admin:language.${language}`) })}
          value={value[language]}
          maxLength={longest[name]}
          error={place === 0 && form.errorAt(name)}
          onChange={({ target }) => form.set({ [name]: { ...value, [language]: target.value } })}
        />
      ))}
    </div>
  )
}

/** What a learning group is called, and whom its rule lets in. */
export function LearningGroupFields({ id, form }: { id: number; form: Form }) {
  const { t } = useTranslation('learningGroups')
  const { rule } = form.values
  return (
    <>
      <RecordSection title={t('part.group')}>
        <BothLanguages form={form} name="name" />
        <BothLanguages form={form} name="description" />
      </RecordSection>
      <RecordSection title={t('part.rule')} hint={t('part.ruleHint')}>
        <RuleBuilder rule={rule} errorAt={form.errorAt} onChange={(next) => form.set({ rule: next })} />
      </RecordSection>
      <RulePreview groupId={id || null} rule={rule} />
    </>
  )
}
