import type { LearningGroupForm } from '@oktant/contract/people/learning-groups.ts'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { RuleBuilder } from './rule/rule-builder.tsx'
import { RulePreview } from './rule/rule-preview.tsx'

type Form = ReturnType<typeof useRecordForm<LearningGroupForm>>
const longest = { name: 100, description: 500 } as const

function BothLanguages({ form, name }: { form: Form; name: 'name' | 'description' }) {
  const { t } = useTranslation('learningGroups')
  return (
    <div className={fieldColumns}>
      <LocalFields
        labels={(language) => t(`both.${name}`, { language })}
        value={form.values[name]}
        maxLength={longest[name]}
        error={form.errorAt(name)}
        onChange={(text) => form.set({ [name]: text })}
      />
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
