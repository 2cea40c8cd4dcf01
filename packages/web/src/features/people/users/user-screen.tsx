import type { UserForm, UserRecord } from '@oktant/contract/people/users.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useLanguage, useLocalText } from '../../../lib/words/language.ts'
import { useLossWarning } from '../../../ui/admin/record/loss-warning.tsx'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { UserActions } from './user-actions.tsx'
import { UserTies } from './user-ties.tsx'
import { type FormValues, UserFields } from './user-fields.tsx'
import { useFieldWords } from './user-words.ts'
import { lossByProfiles, user, userOptions, useSaveUser } from './users.queries.ts'

const fieldsOf = (record: UserRecord): FormValues => ({
  firstName: record.firstName,
  surname: record.surname,
  login: record.login,
  emailAddress: record.emailAddress,
  language: record.language,
  timezone: record.timezone,
  manager: record.manager && { id: record.manager.id, fullName: record.manager.fullName },
  jobRoleId: record.jobRoleId,
  localityId: record.localityId,
  mobileNumber: record.mobileNumber,
  landlineNumber: record.landlineNumber,
  faxNumber: record.faxNumber,
  bioRegistered: record.bioRegistered,
  externalId: record.externalId,
  projectIds: record.projectIds,
  profileIds: record.profileIds,
  customFields: record.customFields,
  welcome: false,
})

function useNewPerson(profileIds: number[]): FormValues {
  const me = useUser()
  return {
    firstName: '',
    surname: '',
    login: '',
    emailAddress: '',
    language: me?.language ?? 'en',
    timezone: me?.timezone ?? 'UTC',
    manager: null,
    jobRoleId: null,
    localityId: null,
    mobileNumber: '',
    landlineNumber: '',
    faxNumber: '',
    bioRegistered: false,
    externalId: '',
    projectIds: [],
    profileIds,
    customFields: {},
    welcome: true,
  }
}

const bodyOf = ({ manager, ...values }: FormValues): UserForm & { welcome: boolean } => ({
  ...values,
  managerId: manager?.id ?? null,
})

/** One person's account, or a new one. */
export function UserScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownUser key={id} id={id} /> : <NewUser />
}

function KnownUser({ id }: { id: number }) {
  const { t } = useTranslation('users')
  const { data } = useSuspenseQuery(user(id))
  return (
    <RecordScreen
      back={{ to: paths.users, label: t('back') }}
      title={data.isAnonymised ? t('user.anonymised') : data.fullName}
      lead={data.can.edit || data.isAnonymised ? undefined : t('user.locked')}
      aside={
        <>
          <UserActions record={data} />
          {!data.isAnonymised && <UserTies id={id} />}
          <RecordHistory object="user" id={id} />
        </>
      }
    >
      {!data.isAnonymised && (
        <AccountForm
          id={id}
          first={fieldsOf(data)}
          can={{ edit: data.can.edit, profiles: data.can.decideProfiles }}
        />
      )}
    </RecordScreen>
  )
}

function NewUser() {
  const { t } = useTranslation('users')
  const me = useUser()
  const { firstProfileIds, customFields } = useSuspenseQuery(userOptions).data
  const text = useLocalText()
  const inWords = new Intl.ListFormat(useLanguage())
  const asked = customFields.filter(({ mandatory }) => mandatory).map(({ label }) => text(label))
  const lead = asked.length ? t('user.newLeadAsked', { fields: inWords.format(asked) }) : t('user.newLead')
  const first = useNewPerson(firstProfileIds)
  const decides = me?.permissions.includes('permissions.administer') ?? false
  return (
    <RecordScreen back={{ to: paths.users, label: t('back') }} title={t('list.new')} lead={lead}>
      <AccountForm id={0} first={first} can={{ edit: true, profiles: decides }} />
    </RecordScreen>
  )
}

type AccountFormProps = { id: number; first: FormValues; can: { edit: boolean; profiles: boolean } }
function AccountForm({ id, first, can }: AccountFormProps) {
  const { t } = useTranslation('users')
  const { data: options } = useSuspenseQuery(userOptions)
  const navigate = useNavigate()
  const words = useFieldWords(options.customFields)
  const save = useSaveUser(id)
  const warning = useLossWarning()
  const form = useRecordForm({
    name: `user:${id}`,
    first,
    check: words.missing,
    words: words.told,
    async save(values) {
      const saved = await save.mutateAsync(bodyOf(values))
      if (id) return
      notice.set({ text: t(values.welcome ? 'user.madeAndWelcomed' : 'user.made', { name: saved.fullName }) })
      void navigate(generatePath(paths.user, { id: String(saved.id) }), { replace: true })
    },
  })
  async function submit() {
    const { profileIds } = form.values
    const takes = id && can.profiles && first.profileIds.some((held) => !profileIds.includes(held))
    if (!takes || (await warning.ask(await lossByProfiles(id, profileIds)))) await form.submit()
  }
  return (
    <RecordForm
      label={t('user.form')}
      form={{ ...form, submit }}
      isReadOnly={!can.edit}
      {...(!id && { submit: t('user.make') })}
    >
      {warning.dialog}
      <UserFields form={form} options={options} can={can} isNew={!id} />
    </RecordForm>
  )
}
