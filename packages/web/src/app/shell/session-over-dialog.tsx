import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/error-text.ts'
import { useUser } from '../../lib/session-state.ts'
import { signInByPassword, signOut } from '../../lib/session.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** Signs the same person in again; what waits behind it then goes on. */
export function SessionOverDialog() {
  const { t } = useTranslation('shell')
  const user = useUser()
  const signIn = useMutation({
    mutationFn: (password: string) => signInByPassword(user?.username ?? '', password),
  })
  const error = useErrorText(signIn.error)
  return (
    <Dialog title={t('session.title')} onClose={() => void signOut()}>
      <form action={(form) => signIn.mutate(String(form.get('password')))}>
        <p>{t('session.text')}</p>
        <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} readOnly />
        <PasswordInput
          mt="md"
          name="password"
          label={t('session.password')}
          description={t('session.person', { name: user?.name })}
          autoComplete="current-password"
          error={error}
          data-autofocus
          required
        />
        <Button type="submit" mt="lg" fullWidth loading={signIn.isPending}>
          {t('session.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
