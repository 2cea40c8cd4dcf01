import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import type { Permission } from '@oktant/contract/permissions.ts'
import type { PermissionProfile, ProfileForm } from '@oktant/contract/profiles.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { useErrorTexts } from '../../lib/api/error-text.ts'
import { useLocalText } from '../../lib/words/language.ts'
import { notice, offerUndo } from '../../lib/notice.ts'
import { paths } from '../../lib/paths.ts'
import { useRecordForm } from '../../lib/records/record-form.ts'
import { useUser } from '../../lib/session/session-state.ts'
import { useRecordWords } from '../../lib/records/record-words.ts'
import { fieldColumns, RecordForm } from '../../ui/admin/record-form.tsx'
import { RecordHistory } from '../../ui/admin/record-history.tsx'
import { RecordScreen, RecordSection } from '../../ui/admin/record-screen.tsx'
import { ChoiceGroups } from '../../ui/form/choice-groups.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { permissionAreas, usePermissionWords } from '../../lib/words/permission-words.ts'
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
  if (!id)
    return (
      <RecordScreen back={back} title={t('list.new')}>
        <ProfileFields id={0} first={newProfile} canEdit />
      </RecordScreen>
    )
  const profile = data.find((candidate) => candidate.id === id)
  if (!profile)
    return (
      <RecordScreen back={back} title={t('profile.gone')}>
        <EmptyState title={t('profile.goneHint')} />
      </RecordScreen>
    )
  const { name, permissions, holders, can } = profile
  return (
    <RecordScreen
      back={back}
      title={text(name)}
      lead={can.edit ? t('profile.held', { count: holders }) : t('profile.locked')}
      tools={can.edit && <Tools profile={profile} />}
      aside={<RecordHistory object="profile" id={id} />}
    >
      <ProfileFields key={id} id={id} first={{ name, permissions }} canEdit={can.edit} />
    </RecordScreen>
  )
}

function ProfileFields({ id, first, canEdit }: { id: number; first: ProfileForm; canEdit: boolean }) {
  const { t } = useTranslation(['permissions', 'admin'])
  const text = useLocalText()
  const navigate = useNavigate()
  const save = useSaveProfile(id)
  const form = useRecordForm({
    name: `permission-profile:${id}`,
    first,
    words: useRecordWords(),
    async save(values) {
      const saved = await save.mutateAsync(values)
      if (id) return
      notice.set({ text: t('made', { name: text(saved.name) }) })
      void navigate(generatePath(paths.permissionProfile, { id: String(saved.id) }), { replace: true })
    },
  })
  const { name } = form.values
  return (
    <RecordForm label={t('form')} form={form} isReadOnly={!canEdit}>
      <RecordSection title={t('part.name')}>
        <div className={fieldColumns}>
          {(['en', 'de'] as const).map((language, place) => (
            <TextInput
              key={language}
              label={t('profile.nameIn', { language: t(`admin:language.${language}`) })}
              value={name[language]}
              maxLength={100}
              disabled={!canEdit}
              error={place === 0 && form.errorAt('name')}
              onChange={({ target }) => form.set({ name: { ...name, [language]: target.value } })}
            />
          ))}
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

function Tools({ profile: { id, name, permissions, holders, isDefault } }: { profile: PermissionProfile }) {
  const { t } = useTranslation('permissions')
  const text = useLocalText()
  const words = useErrorTexts()
  const navigate = useNavigate()
  const reset = useResetProfile(id)
  const remove = useRemoveProfile(id)
  const onError = (error: unknown) => notice.set({ text: words(error) })
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
      {isDefault && (
        <Button variant="default" loading={reset.isPending} onClick={setBack}>
          {t('tool.reset')}
        </Button>
      )}
      {holders === 0 && !isDefault && (
        <Button variant="default" loading={remove.isPending} onClick={takeAway}>
          {t('tool.remove')}
        </Button>
      )}
    </>
  )
}
