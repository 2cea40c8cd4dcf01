import { Button } from '@mantine/core'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { PermissionProfile, ProfileForm } from '@oktant/contract/people/profiles.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../../lib/api/api-error.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { useErrorTexts } from '../../../lib/api/error-text.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { noteProblem, notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { useLossWarning } from '../../../ui/admin/record/loss-warning.tsx'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ChoiceGroups } from '../../../ui/form/fields/choice-groups.tsx'
import { permissionAreas, usePermissionWords } from '../../../lib/words/permission-words.ts'
import { lossByProfile } from './holders.queries.ts'
import styles from './permissions.module.css'
import { ProfileHolders } from './profile-holders.tsx'
import {
  permissionProfiles,
  profilesChanged,
  putBack,
  useRemoveProfile,
  useResetProfile,
  useSaveProfile,
} from './permissions.queries.ts'

type Form = ReturnType<typeof useRecordForm<ProfileForm>>
const newProfile: ProfileForm = { name: { en: '', de: '' }, permissions: [] }

/** One profile, or a new one: what it is called and what it allows. */
export function PermissionProfileScreen() {
  const { t } = useTranslation('permissions')
  const id = Number(useParams()['id'])
  const { data } = useSuspenseQuery(permissionProfiles)
  const text = useLocalText()
  const back = { to: paths.permissions, label: t('back') }
  const own = useUser()?.permissions ?? []
  const from = idFrom(useSearchParams()[0].get('from') ?? '')
  const source = data.find((candidate) => candidate.id === from)
  const givable = (of: PermissionProfile) => of.permissions.filter((permission) => own.includes(permission))
  const leadOf = (of: PermissionProfile) => {
    const count = of.permissions.length - givable(of).length
    return count ? t('copy.less', { name: text(of.name), count }) : t('copy.from', { name: text(of.name) })
  }
  if (!id)
    return (
      <RecordScreen back={back} title={t('list.new')} {...(source && { lead: leadOf(source) })}>
        <ProfileFields
          key={source?.id ?? 0}
          id={0}
          first={source ? { ...newProfile, permissions: givable(source) } : newProfile}
          {...(source?.can.edit && { copiedFromId: source.id })}
          canEdit
        />
      </RecordScreen>
    )
  const profile = data.find((candidate) => candidate.id === id)
  if (!profile) throw new ApiError('profile_not_found', 404)
  const { name, permissions, holders, authorities, can } = profile
  return (
    <RecordScreen
      back={back}
      title={text(name)}
      lead={can.edit ? t('profile.held', { count: holders }) : t('profile.locked')}
      tools={<Tools profile={profile} />}
      aside={
        <>
          {authorities.length > 0 && <Authorities names={authorities} />}
          <RecordHistory object="profile" id={id} />
        </>
      }
    >
      <ProfileFields key={id} id={id} first={{ name, permissions }} canEdit={can.edit} />
      <ProfileHolders id={id} name={text(name)} canEdit={can.edit} />
    </RecordScreen>
  )
}

/** The names that are sent for other programs; they belong to the profile and are not edited. */
function Authorities({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('permissions')
  return (
    <RecordSection title={t('part.authorities')} hint={t('part.authoritiesHint')}>
      <ul className={styles['codes']}>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

type FieldsProps = { id: number; first: ProfileForm; canEdit: boolean; copiedFromId?: number }
function ProfileFields({ id, first, canEdit, copiedFromId }: FieldsProps) {
  const { t } = useTranslation(['permissions', 'admin'])
  const text = useLocalText()
  const navigate = useNavigate()
  const save = useSaveProfile(id)
  const form = useRecordForm({
    name: `permission-profile:${id}${copiedFromId ? `:from-${copiedFromId}` : ''}`,
    first,
    words: useRecordWords(),
    async save(values) {
      const saved = await save.mutateAsync({ ...values, ...(copiedFromId && { copiedFromId }) })
      if (id) return
      notice.set({ text: t('made', { name: text(saved.name) }) })
      void navigate(generatePath(paths.permissionProfile, { id: String(saved.id) }), { replace: true })
    },
  })
  const { name, permissions } = form.values
  const warning = useLossWarning()
  async function submit() {
    const takes = id && first.permissions.some((permission) => !permissions.includes(permission))
    if (!takes || (await warning.ask(await lossByProfile(id, form.values)))) await form.submit()
  }
  return (
    <RecordForm label={t('form')} form={{ ...form, submit }} isReadOnly={!canEdit}>
      {warning.dialog}
      <RecordSection title={t('part.name')}>
        <div className={fieldColumns}>
          <LocalFields
            labels={(language) => t('profile.nameIn', { language })}
            value={name}
            maxLength={100}
            isReadOnly={!canEdit}
            error={form.errorAt('name')}
            onChange={(changed) => form.set({ name: changed })}
          />
        </div>
      </RecordSection>
      <Permissions form={form} canEdit={canEdit} />
    </RecordForm>
  )
}

/** Everything that can be allowed, by area; what one lacks oneself cannot be given. */
function Permissions({ form, canEdit }: { form: Form; canEdit: boolean }) {
  const { t } = useTranslation('permissions')
  const own = useUser()?.permissions ?? []
  const { nameOf, about } = usePermissionWords()
  const { permissions } = form.values
  const toggle = (name: Permission) =>
    form.set({
      permissions: permissions.includes(name)
        ? permissions.filter((kept) => kept !== name)
        : [...permissions, name],
    })
  const groups = permissionAreas.map(({ area, names }) => ({
    key: area,
    legend: t(`area.${area}`),
    choices: names.map((name) => ({
      value: name,
      label: nameOf(name),
      hint: about(name),
      isDisabled: !canEdit || !own.includes(name),
    })),
  }))
  return (
    <RecordSection
      title={t('part.permissions')}
      hint={t('part.permissionsHint', { count: permissions.length })}
    >
      <ChoiceGroups
        groups={groups}
        chosen={permissions}
        onToggle={toggle}
        search={{ label: t('profile.search'), none: t('profile.noneFound') }}
      />
    </RecordSection>
  )
}

function Tools({ profile }: { profile: PermissionProfile }) {
  const { id, name, permissions, holders, isDefault, can } = profile
  const { t } = useTranslation('permissions')
  const text = useLocalText()
  const words = useErrorTexts()
  const navigate = useNavigate()
  const reset = useResetProfile(id)
  const remove = useRemoveProfile(id)
  const onError = (error: unknown) => noteProblem(words(error))
  const kept = { name, permissions }
  const setBack = () =>
    reset.mutate(undefined, {
      onSuccess: () => offerUndo(t('done.reset', { name: text(name) }), () => putBack(id, kept)),
      onError,
    })
  const takeAway = () =>
    remove.mutate(undefined, {
      onSuccess() {
        offerUndo(t('done.removed', { name: text(name) }), () => putBack(0, kept))
        void navigate(paths.permissions)
        void profilesChanged()
      },
      onError,
    })
  return (
    <>
      <Button
        variant="default"
        component={Link}
        to={`${generatePath(paths.permissionProfile, { id: '0' })}?from=${id}`}
      >
        {t('copy.open')}
      </Button>
      {can.edit && isDefault && (
        <Button variant="default" loading={reset.isPending} onClick={setBack}>
          {t('tool.reset')}
        </Button>
      )}
      {can.edit && holders === 0 && !isDefault && (
        <Button variant="default" loading={remove.isPending} onClick={takeAway}>
          {t('tool.remove')}
        </Button>
      )}
    </>
  )
}
