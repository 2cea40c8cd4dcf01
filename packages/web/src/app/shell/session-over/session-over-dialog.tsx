import { useTranslation } from 'react-i18next'
import { SignInForm } from '../../../features/people/sessions/sign-in-form.tsx'
import { useUser } from '../../../lib/session/session-state.ts'
import { signOut } from '../../../lib/session/session.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './session-over-dialog.module.css'

/** Signs the same person in again; what waits behind it then goes on. */
export function SessionOverDialog() {
  const { t } = useTranslation('shell')
  const user = useUser()
  return (
    <Dialog title={t('session.title')} onClose={() => void signOut()}>
      <div className={styles.content}>
        <p>{t('session.text')}</p>
        <SignInForm login={user?.username} person={user?.name} />
      </div>
    </Dialog>
  )
}
