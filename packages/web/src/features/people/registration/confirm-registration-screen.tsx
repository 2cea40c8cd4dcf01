import { Button, TextInput } from '@mantine/core'
import { registrationMessages } from '@oktant/contract/kit/messages/registration.ts'
import { useQuery } from '@tanstack/react-query'
import type { Registration } from '@oktant/contract/people/registration.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { isFailure } from '../../../lib/api/api-error.ts'
import { useDraft } from '../../../lib/records/draft.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { isAtFields } from '../../../lib/api/field-errors.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { paths } from '../../../lib/paths.ts'
import { signInByPassword } from '../../../lib/session/session.ts'
import { Entrance } from '../../../ui/page/entrance.tsx'
import { Form, FormProblem, formRow } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/fields/password-field.tsx'
import { useFieldWords } from './field-words.ts'
import { useConfirmRegistration, waitingRegistration, type RegistrationLink } from './registration.queries.ts'

const fields = [
  ['firstName', 'given-name'],
  ['surname', 'family-name'],
  ['emailAddress', 'email'],
] as const

const noPassword = { password: '', repeat: '' }

/** Confirms a registration and makes the company's first administrator. */
export function ConfirmRegistrationScreen() {
  const { uuid = '', emailAddress: email = '' } = useParams()
  const link = { uuid, email }
  const { data, error } = useQuery(waitingRegistration(link))
  if (isFailure(error, 'registration_link_invalid')) return <LinkInvalid />
  if (error) throw error
  return data ? <ConfirmForm link={link} registration={data} /> : null
}

/** A link that confirms nothing any more, and the ways on. */
function LinkInvalid() {
  const { t } = useTranslation('registration')
  return (
    <Entrance title={useMessage()(registrationMessages.registration_link_invalid)} lead={t('used.text')}>
      <div className={formRow}>
        <Button component={Link} to={paths.login} size="md">
          {t('register.signIn')}
        </Button>
        <Button component={Link} to={paths.register} size="md" variant="default">
          {t('used.again')}
        </Button>
      </div>
    </Entrance>
  )
}

type ConfirmFormProps = { link: RegistrationLink; registration: Registration }

function ConfirmForm({ link, registration }: ConfirmFormProps) {
  const { t } = useTranslation('registration')
  const { companyName, ...person } = registration
  const draft = useDraft(`confirm:${link.uuid}`, person)
  // NOTE: a password is never kept as a draft.
  const [secret, setSecret] = useState(noPassword)
  const [repeatProblem, setRepeatProblem] = useState<string>()
  const message = useMessage()
  const navigate = useNavigate()
  const confirm = useConfirmRegistration(link)
  const words = useFieldWords(confirm.error)
  const problem = useErrorText(confirm.error)

  const enter = async (login: string) => {
    draft.clear()
    await signInByPassword(login, secret.password)
    void navigate(paths.home)
  }
  const submit = () => {
    const { password, repeat } = secret
    const differ = repeat
      ? registrationMessages.passwords_differ
      : registrationMessages.repeat_password_required
    setRepeatProblem(password === repeat ? undefined : message(differ))
    if (password !== repeat) return
    confirm.mutate({ ...draft.values, password }, { onSuccess: ({ login }) => void enter(login) })
  }
  return (
    <Entrance title={t('confirm.title')} lead={t('confirm.lead', { companyName })}>
      <Form action={submit} aria-label={t('confirm.title')}>
        {fields.map(([name, autoComplete]) => (
          <TextInput
            key={name}
            type={name === 'emailAddress' ? 'email' : 'text'}
            label={t(`field.${name}`)}
            autoComplete={autoComplete}
            value={draft.values[name]}
            onChange={(event) => draft.set({ [name]: event.target.value })}
            error={words(name, draft.values[name])}
          />
        ))}
        <PasswordField
          label={t('field.password')}
          autoComplete="new-password"
          value={secret.password}
          onChange={(event) => setSecret({ ...secret, password: event.target.value })}
          error={words('password')}
        />
        <PasswordField
          label={t('field.repeat')}
          autoComplete="new-password"
          value={secret.repeat}
          onChange={(event) => setSecret({ ...secret, repeat: event.target.value })}
          error={repeatProblem}
        />
        <FormProblem>{!isAtFields(confirm.error) && problem}</FormProblem>
        <Button type="submit" loading={confirm.isPending || confirm.isSuccess}>
          {t('confirm.submit')}
        </Button>
      </Form>
      <p>
        {t('register.known')} <Link to={paths.login}>{t('register.signIn')}</Link>
      </p>
    </Entrance>
  )
}
