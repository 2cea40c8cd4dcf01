import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useErrorText } from '../../lib/error-text.ts'
import { takeReturnPath } from '../../lib/return-path.ts'
import { useSignIn } from './sessions.queries.ts'

export function LoginScreen() {
  const { t } = useTranslation('sessions')
  const navigate = useNavigate()
  const signIn = useSignIn()
  const submit = (form: FormData) =>
    signIn.mutate(
      { login: String(form.get('login')), password: String(form.get('password')) },
      { onSuccess: () => void navigate(takeReturnPath()) },
    )
  return (
    <div className="page">
      <h1>{t('login.title')}</h1>
      <form action={submit}>
        <TextInput name="login" label={t('login.name')} autoComplete="username" required />
        <PasswordInput
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          error={useErrorText(signIn.error)}
          required
        />
        <Button type="submit" loading={signIn.isPending} mt="md">
          {t('login.submit')}
        </Button>
      </form>
    </div>
  )
}
