import { Button, TextInput } from '@mantine/core'
import { registrationMessages } from '@oktant/contract/kit/messages/registration.ts'
import { signInMessages } from '@oktant/contract/kit/messages/sign-in.ts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { Form, FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import { useRequestPassword } from './sessions.queries.ts'

/** Asks for a link to set a new password; the answer is alike whether there is an account or not. */
export function ResetRequestForm() {
  const { t } = useTranslation('sessions')
  const message = useMessage()
  const request = useRequestPassword()
  const form = useForm({ defaultValues: { emailAddress: '' } })
  const problem = useErrorText(request.error)
  const submit = form.handleSubmit(({ emailAddress }) => request.mutate(emailAddress.trim()))
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label={t('reset.title')}>
      <p>{t('reset.text')}</p>
      <TextInput
        size="md"
        type="email"
        label={t('reset.email')}
        autoComplete="email"
        error={form.formState.errors.emailAddress?.message}
        {...form.register('emailAddress', {
          validate: (value) => Boolean(value.trim()) || message(registrationMessages.email_required),
        })}
      />
      <FormProblem>{problem}</FormProblem>
      <FormSuccess>
        {request.isSuccess && `${message(signInMessages['password.reset.email'])} ${request.variables}`}
      </FormSuccess>
      <Button type="submit" variant="default" size="md" loading={request.isPending}>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}
