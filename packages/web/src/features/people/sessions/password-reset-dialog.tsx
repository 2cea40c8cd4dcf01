import { Button } from '@mantine/core'
import { delays } from '@oktant/contract/kit/constants.ts'
import { signInMessages as messages } from '@oktant/contract/kit/messages/sign-in.ts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isFailure } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/fields/password-field.tsx'
import { useResetPassword } from './sessions.queries.ts'

type PasswordResetDialogProps = { otp: string; onClose: () => void; onDone: () => void }

/** Sets a new password by a one-time link. */
export function PasswordResetDialog({ otp, onClose, onDone }: PasswordResetDialogProps) {
  const { t } = useTranslation('sessions')
  const message = useMessage()
  const reset = useResetPassword(otp)
  const form = useForm({ defaultValues: { newPassword: '', repeat: '' } })
  const { errors } = form.formState
  const isAtField = isFailure(reset.error, 'new_password_weak', 'new_password_blank')
  const problem = useErrorText(reset.error)
  const submit = form.handleSubmit(({ newPassword }) =>
    reset.mutate(newPassword, { onSuccess: () => setTimeout(onDone, delays.passwordFlashMs) }),
  )
  return (
    <Dialog title={t('newPassword.title')} onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)}>
        <p>{t('newPassword.text')}</p>
        <PasswordField
          label={t('newPassword.new')}
          autoComplete="new-password"
          data-autofocus
          error={errors.newPassword?.message ?? (isAtField && problem)}
          {...form.register('newPassword', { required: message(messages.new_password_blank) })}
        />
        <PasswordField
          label={t('newPassword.repeat')}
          autoComplete="new-password"
          error={errors.repeat?.message}
          {...form.register('repeat', {
            validate: (repeat, { newPassword }) =>
              repeat === newPassword || message(messages.new_passwords_differ),
          })}
        />
        <FormProblem>{!isAtField && problem}</FormProblem>
        <FormSuccess>{reset.isSuccess && message(messages.password_reset_done)}</FormSuccess>
        <DialogButtons>
          <Button type="submit" size="md" loading={reset.isPending} disabled={reset.isSuccess}>
            {t('newPassword.submit')}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
