import { TextInput } from '@mantine/core'
import { type RecordStoreCredentialForm, recordStoreScopes } from '@oktant/contract/learning/record-store.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ChoiceGroups } from '../../../ui/form/fields/choice-groups.tsx'
import { useCreateRecordStoreCredential } from './record-store.queries.ts'

export type MadeCredential = { name: string; key: string; secret: string }
type Scope = RecordStoreCredentialForm['scopes'][number]

const first: RecordStoreCredentialForm = { name: '', scopes: [] }

/** Asks what a new credential is for and may do. */
export function NewCredential({ onMade }: { onMade: (made: MadeCredential) => void }) {
  const { t } = useTranslation('recordStore')
  const navigate = useNavigate()
  const create = useCreateRecordStoreCredential()
  const form = useRecordForm({
    name: 'record-credential:0',
    first,
    words: useRecordWords(),
    async save(values) {
      const { credential, secret } = await create.mutateAsync(values)
      onMade({ name: credential.name, key: credential.key, secret })
      void navigate(generatePath(paths.recordCredential, { id: String(credential.id) }), { replace: true })
    },
  })
  const { scopes } = form.values
  const toggle = (scope: Scope) =>
    form.set({
      scopes: scopes.includes(scope) ? scopes.filter((kept) => kept !== scope) : [...scopes, scope],
    })
  const choices = recordStoreScopes.map((value) => ({ value, label: t(`scope.${value}`), hint: value }))
  return (
    <RecordForm label={t('form')} form={form} submit={t('new.submit')}>
      <RecordSection title={t('part.name')}>
        <TextInput
          label={t('field.name')}
          description={t('field.nameHint')}
          value={form.values.name}
          maxLength={100}
          error={form.errorAt('name')}
          onChange={({ target }) => form.set({ name: target.value })}
        />
      </RecordSection>
      <RecordSection title={t('part.scopes')}>
        <ChoiceGroups
          groups={[{ key: 'scopes', legend: t('scope.legend'), choices }]}
          chosen={scopes}
          onToggle={toggle}
          search={{ label: t('search.label'), none: t('search.none') }}
          error={form.errorAt('scopes')}
        />
      </RecordSection>
    </RecordForm>
  )
}
