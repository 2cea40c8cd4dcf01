import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { deferred } from '../../../lib/deferred.tsx'
import { paths } from '../../../lib/paths.ts'
import { takeReturnPath } from '../../../lib/session/return-path.ts'
import { settings } from '../../../lib/session/session.ts'
import { session, useUser } from '../../../lib/session/session-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { Entrance } from '../../../ui/page/entrance.tsx'
import { linkButton } from '../../../ui/form/form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'
import styles from './login-screen.module.css'
import { SignInForm } from './sign-in-form.tsx'

// NOTE: it names every permission, which nobody who comes to sign in asks about.
const AlreadySignedIn = deferred(() => import('./already-signed-in.tsx').then((file) => file.AlreadySignedIn))

/** The way in; somebody who is in already reads who they are and why they are here. */
export function LoginScreen() {
  // NOTE: as it was on arrival: signing in here must not show the other face for the moment before leaving.
  const [cameSignedIn] = useState(() => session.get() !== null)
  const user = useUser()
  return cameSignedIn && user ? <AlreadySignedIn user={user} /> : <SignIn />
}

function SignIn() {
  const { t } = useTranslation('sessions')
  const navigate = useNavigate()
  const text = useLocalText()
  const { data } = useQuery(settings)
  const own = data && text(data.signInText)
  return (
    <Entrance
      title={t('login.title')}
      lead={own ? <span className={styles['own']}>{own}</span> : t('login.lead')}
    >
      <SignInForm onDone={() => void navigate(takeReturnPath(), { replace: true })}>
        <ForgottenPassword />
        <p>
          {t('login.noCompany')} <Link to={paths.register}>{t('login.register')}</Link>
        </p>
      </SignInForm>
    </Entrance>
  )
}

function ForgottenPassword() {
  const { t } = useTranslation('sessions')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        className={linkButton}
        aria-expanded={isOpen}
        aria-controls="password-reset"
        onClick={() => setOpen(!isOpen)}
      >
        {t('reset.toggle')}
      </button>
      <div id="password-reset" hidden={!isOpen}>
        {isOpen && <ResetRequestForm />}
      </div>
    </div>
  )
}
