import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { tokenScopes, type ApiTokenForm } from '@oktant/contract/organisation/api-tokens.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { permissionAreas, usePermissionWords } from '../../../lib/words/permission-words.ts'
import { fieldColumns, RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ChoiceGroups } from '../../../ui/form/fields/choice-groups.tsx'
import { useCreateApiToken } from './api-tokens.queries.ts'

type Scope = ApiTokenForm['scopes'][number]
type Values = Omit<ApiTokenForm, 'ranges'> & { ranges: string }
type FormState = ReturnType<typeof useRecordForm<Values>>

const lengths = [7, 30, 90, 180, 365]
const first: Values = { name: '', scopes: [], isPersonal: false, ranges: '', validDays: 90 }
const isScope = (name: Permission): name is Scope => tokenScopes.some((scope) => scope === name)
const linesOf = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)

export type MadeToken = { name: string; secret: string }

/** Asks what a new token is for and may do. */
export function NewToken({ onMade }: { onMade: (made: MadeToken) => void }) {
  const { t } = useTranslation('apiTokens')
  const navigate = useNavigate()
  const create = useCreateApiToken()
  const form = useRecordForm({
    name: 'api-token:0',
    first,
    words: useRecordWords(),
    async save({ ranges, ...values }) {
      const { apiToken, secret } = await create.mutateAsync({ ...values, ranges: linesOf(ranges) })
      onMade({ name: apiToken.name, secret })
      void navigate(generatePath(paths.apiToken, { id: String(apiToken.id) }), { replace: true })
    },
  })
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
      <Bounds form={form} />
      <Scopes form={form} />
    </RecordForm>
  )
}

function Scopes({ form }: { form: FormState }) {
  const { t } = useTranslation(['apiTokens', 'permissions'])
  const { nameOf, about } = usePermissionWords()
  const own = useUser()?.permissions ?? []
  const { scopes, isPersonal } = form.values
  const groups = permissionAreas.map(({ area, names }) => ({
    key: area,
    legend: t(`permissions:area.${area}`),
    // NOTE: what one lacks oneself cannot be given, so it is not shown.
    choices: names
      .filter(isScope)
      .filter((name) => own.includes(name))
      .map((name) => ({ value: name, label: nameOf(name), hint: about(name) })),
  }))
  const toggle = (name: Scope) =>
    form.set({ scopes: scopes.includes(name) ? scopes.filter((kept) => kept !== name) : [...scopes, name] })
  return (
    <RecordSection title={t('part.scopes')} hint={t('part.scopesHint', { count: scopes.length })}>
      <Checkbox
        label={t('field.personal')}
        description={t('field.personalHint')}
        checked={isPersonal}
        onChange={({ target }) => form.set({ isPersonal: target.checked })}
      />
      <ChoiceGroups
        groups={groups}
        chosen={scopes}
        onToggle={toggle}
        search={{ label: t('search.label'), none: t('search.none') }}
        error={form.errorAt('scopes')}
      />
    </RecordSection>
  )
}

function Bounds({ form }: { form: FormState }) {
  const { t } = useTranslation('apiTokens')
  return (
    <RecordSection title={t('part.bounds')}>
      <div className={fieldColumns}>
        <NativeSelect
          label={t('field.validDays')}
          value={String(form.values.validDays)}
          data={lengths.map((count) => ({ value: String(count), label: t('day.count', { count }) }))}
          onChange={({ target }) => form.set({ validDays: Number(target.value) })}
        />
        <Textarea
          label={t('field.ranges')}
          description={t('field.rangesHint')}
          value={form.values.ranges}
          rows={3}
          error={form.errorAt('ranges')}
          onChange={({ target }) => form.set({ ranges: target.value })}
        />
      </div>
    </RecordSection>
  )
}
