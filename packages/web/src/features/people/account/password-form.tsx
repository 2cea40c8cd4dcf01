import { delays } from '@oktant/contract/kit/constants.ts'
import { signInMessages as messages } from '@oktant/contract/kit/messages/sign-in.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isFailure } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { Form, FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/fields/password-field.tsx'
import { useSetPassword } from './account.queries.ts'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import styles from './account.module.css'

const empty = { current: '', next: '', repeat: '' }

/** Changes one's own password; one's other sessions end with it. */
export function PasswordForm() {
  const { t } = useTranslation('account')
  const message = useMessage()
  const set = useSetPassword()
  const form = useForm({ defaultValues: empty })
  const { errors } = form.formState
  const problem = useErrorText(set.error)
  const isCurrentWrong = isFailure(set.error, 'current_password_invalid')
  const isNextWrong = isFailure(set.error, 'new_password_blank', 'new_password_weak')
  const submit = form.handleSubmit((values) =>
    set.mutate(values, {
      onSuccess() {
        form.reset(empty)
      },
    }),
  )
  const { isSuccess, reset } = set
  // NOTE: another attempt meanwhile is no success, so it ends the timer and keeps its own words.
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, delays.passwordFlashMs)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('password.title')}</h2>
      <Form onSubmit={(event) => void submit(event)} aria-label={t('password.title')}>
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          error={errors.current?.message ?? (isCurrentWrong && problem)}
          {...form.register('current', { required: message(messages.password_required) })}
        />
        <PasswordField
          label={t('password.new')}
          autoComplete="new-password"
          error={errors.next?.message ?? (isNextWrong && problem)}
          {...form.register('next', { required: message(messages.new_password_blank) })}
        />
        <PasswordField
          label={t('password.repeat')}
          autoComplete="new-password"
          error={errors.repeat?.message}
          {...form.register('repeat', {
            validate: (repeat, { next }) => repeat === next || message(messages.new_passwords_differ),
          })}
        />
        <FormProblem>{!isCurrentWrong && !isNextWrong && problem}</FormProblem>
        <FormSuccess>{isSuccess && message(messages.password_reset_done)}</FormSuccess>
        <div>
          <SaveButton isBusy={set.isPending}>{t('password.submit')}</SaveButton>
        </div>
      </Form>
    </section>
  )
}
