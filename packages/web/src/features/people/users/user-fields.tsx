import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { UserForm, UserOptions } from '@oktant/contract/people/users.ts'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { useOffered } from '../../../lib/session/offered.ts'
import { fieldColumns, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { CustomFieldInput } from '../../../ui/form/fields/custom-field-input.tsx'
import { TimeZoneField } from '../../../ui/form/fields/time-zone-field.tsx'
import { PersonPicker, type Picked } from '../../../ui/form/fields/person-picker.tsx'
import styles from './users.module.css'

export type FormValues = Omit<UserForm, 'managerId'> & { manager: Picked | null; welcome: boolean }
type Form = ReturnType<typeof useRecordForm<FormValues>>

type Props = {
  form: Form
  options: UserOptions
  can: { edit: boolean; profiles: boolean }
  isNew: boolean
}
type PartProps = Pick<Props, 'form'> & { isReadOnly: boolean }

type TextName =
  | 'firstName'
  | 'surname'
  | 'login'
  | 'emailAddress'
  | 'mobileNumber'
  | 'landlineNumber'
  | 'faxNumber'
  | 'externalId'
const mandatory: readonly TextName[] = ['firstName', 'surname', 'login', 'emailAddress']

function TextField({ form, name, isReadOnly }: PartProps & { name: TextName }) {
  const { t } = useTranslation('users')
  return (
    <TextInput
      label={t(`user.${name}`)}
      description={name === 'externalId' ? t('user.externalIdHint') : undefined}
      value={form.values[name]}
      maxLength={254}
      withAsterisk={mandatory.includes(name)}
      disabled={isReadOnly}
      autoComplete="off"
      error={form.errorAt(name)}
      onChange={({ target }) => form.set({ [name]: target.value })}
    />
  )
}

function PersonPart({ form, isReadOnly }: PartProps) {
  const { t } = useTranslation(['users', 'shell'])
  const offered = useOffered()
  const names = ['firstName', 'surname', 'login', 'emailAddress'] as const
  const numbers = ['mobileNumber', 'landlineNumber', 'faxNumber', 'externalId'] as const
  return (
    <RecordSection title={t('part.person')}>
      <div className={fieldColumns}>
        {names.map((name) => (
          <TextField key={name} form={form} name={name} isReadOnly={isReadOnly} />
        ))}
        <NativeSelect
          label={t('shell:language.label')}
          value={form.values.language}
          disabled={isReadOnly}
          error={form.errorAt('language')}
          data={offered.map((name) => ({ value: name, label: t(`shell:language.${name}`) }))}
          onChange={({ target }) => form.set({ language: target.value === 'de' ? 'de' : 'en' })}
        />
        <TimeZoneField
          label={t('user.timezone')}
          value={form.values.timezone}
          disabled={isReadOnly}
          onChange={(timezone) => form.set({ timezone })}
        />
        {numbers.map((name) => (
          <TextField key={name} form={form} name={name} isReadOnly={isReadOnly} />
        ))}
        <Checkbox
          className={wideField}
          label={t('user.bioRegistered')}
          checked={form.values.bioRegistered}
          disabled={isReadOnly}
          onChange={({ target }) => form.set({ bioRegistered: target.checked })}
        />
      </div>
    </RecordSection>
  )
}

type Named = readonly { id: number; name: string }[]
type PlaceName = 'jobRoleId' | 'localityId'
function PlaceField({ form, name, rows, isReadOnly }: PartProps & { name: PlaceName; rows: Named }) {
  const { t } = useTranslation('users')
  return (
    <NativeSelect
      label={t(name === 'jobRoleId' ? 'user.jobRole' : 'user.locality')}
      value={String(form.values[name] ?? '')}
      disabled={isReadOnly}
      error={form.errorAt(name)}
      data={[
        { value: '', label: t('user.none') },
        ...rows.map((row) => ({ value: String(row.id), label: row.name })),
      ]}
      onChange={({ target }) => form.set({ [name]: target.value ? Number(target.value) : null })}
    />
  )
}

function toggled(ids: readonly number[], id: number) {
  return ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id]
}

/** The whole account: who, where, in which groups, with which rights, and what the company asks besides. */
export function UserFields({ form, options, can, isNew }: Props) {
  const { t } = useTranslation('users')
  const isReadOnly = !can.edit
  const shared = { form, isReadOnly }
  const { values } = form
  return (
    <>
      <PersonPart {...shared} />
      <RecordSection title={t('part.place')}>
        <div className={fieldColumns}>
          <PlaceField {...shared} name="jobRoleId" rows={options.jobRoles} />
          <PlaceField {...shared} name="localityId" rows={options.localities} />
          <PersonPicker
            label={t('user.manager')}
            value={values.manager}
            disabled={isReadOnly}
            error={form.errorAt('managerId')}
            onChange={(manager) => form.set({ manager })}
          />
        </div>
      </RecordSection>
      <RecordSection title={t('part.groups')} hint={t('part.groupsHint')}>
        <div className={styles['checks']}>
          {options.projects.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={values.projectIds.includes(id)}
              disabled={isReadOnly}
              onChange={() => form.set({ projectIds: toggled(values.projectIds, id) })}
            />
          ))}
        </div>
      </RecordSection>
      <RecordSection
        title={t('part.profiles')}
        hint={t(
          can.profiles ? (isNew ? 'part.profilesHintNew' : 'part.profilesHint') : 'part.profilesLocked',
        )}
      >
        <div className={styles['checks']}>
          {options.profiles.map(({ id, name, canGive }) => (
            <Checkbox
              key={id}
              label={name}
              checked={values.profileIds.includes(id)}
              disabled={!can.profiles || !canGive}
              onChange={() => form.set({ profileIds: toggled(values.profileIds, id) })}
            />
          ))}
        </div>
      </RecordSection>
      {options.customFields.length > 0 && (
        <RecordSection title={t('part.custom')}>
          <div className={fieldColumns}>
            {options.customFields.map((field) => (
              <CustomFieldInput
                key={field.id}
                field={field}
                value={values.customFields[field.id] ?? ''}
                isReadOnly={isReadOnly}
                error={form.errorAt(String(field.id))}
                onChange={(value) =>
                  form.set({ customFields: { ...values.customFields, [field.id]: value } })
                }
              />
            ))}
          </div>
        </RecordSection>
      )}
      {isNew && (
        <Checkbox
          label={t('user.welcome')}
          checked={values.welcome}
          onChange={({ target }) => form.set({ welcome: target.checked })}
        />
      )}
    </>
  )
}
