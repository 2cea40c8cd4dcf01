import { Button, TextInput } from '@mantine/core'
import { signInMessages as messages } from '@oktant/contract/kit/messages/sign-in.ts'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../lib/words/said/message.ts'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/fields/password-field.tsx'
import { DemoSignIns } from './demo-sign-ins.tsx'
import { useSignIn } from './sessions.queries.ts'
import { SignInProblem } from './sign-in-problem.tsx'

type SignInFormProps = {
  /** The login to begin with. */
  login?: string | undefined
  /** Said where only this person may go on; the login is then not asked for. */
  person?: string
  onDone?: () => void
  /** What stands right below the form. */
  children?: ReactNode
}

/** Login and password, wherever somebody signs in. */
export function SignInForm({ login = '', person, onDone, children }: SignInFormProps) {
  const { t } = useTranslation('sessions')
  const message = useMessage()
  const signIn = useSignIn()
  const form = useForm({ defaultValues: { login, password: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) => signIn.mutate(values, { onSuccess: onDone }))
  const focusFirst = login ? 'password' : 'login'
  return (
    <>
      <Form onSubmit={(event) => void submit(event)} aria-label={t('login.title')}>
        <SignInProblem error={signIn.error} />
        {person ? (
          <input type="hidden" autoComplete="username" {...form.register('login')} />
        ) : (
          <TextInput
            size="md"
            label={t('login.name')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus={focusFirst === 'login' || undefined}
            error={errors.login?.message}
            {...form.register('login', { required: message(messages.username_required) })}
          />
        )}
        <PasswordField
          label={t('login.password')}
          description={person && t('login.person', { name: person })}
          autoComplete="current-password"
          data-autofocus={focusFirst === 'password' || undefined}
          error={errors.password?.message}
          {...form.register('password', { required: message(messages.password_required) })}
        />
        <Button type="submit" size="md" loading={signIn.isPending}>
          {t('login.submit')}
        </Button>
      </Form>
      {children}
      {!person && (
        <DemoSignIns
          onChoose={(chosen) => {
            form.reset(chosen)
            form.setFocus('password')
          }}
        />
      )}
    </>
  )
}
