import { Suspense } from 'react'
import { useNavigate, useParams } from 'react-router'
import { OverviewScreen } from '../../features/learning/segments/overview-screen.tsx'
import { PasswordResetDialog } from '../../features/people/sessions/password-reset-dialog.tsx'
import { paths } from '../../lib/paths.ts'
import { landingPath } from '../../lib/session/return-path.ts'
import { useUser } from '../../lib/session/session-state.ts'
import { HomeScreen } from './home-screen.tsx'

/** The dashboard with the password-reset form over it (spec 1 §2). */
export function PasswordResetScreen() {
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const isMember = useUser() !== null
  return (
    <>
      <Suspense>{isMember ? <HomeScreen /> : <OverviewScreen />}</Suspense>
      <PasswordResetDialog
        otp={id}
        onClose={() => void navigate(isMember ? paths.home : landingPath(), { replace: true })}
        onDone={() => void navigate(paths.login, { replace: true })}
      />
    </>
  )
}
