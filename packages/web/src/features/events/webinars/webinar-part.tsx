import { Suspense } from 'react'
import { deferred } from '../../../lib/deferred.tsx'
import { useUser } from '../../../lib/session/session-state.ts'

const Toast = deferred(() => import('./webinar-toast.tsx').then((file) => file.WebinarToast))

/** For those who attend events, and whose group shows them. */
export function WebinarPart() {
  const user = useUser()
  const attends = user?.permissions.includes('events.attend') && user.visibleModules.includes('events')
  return attends ? (
    <Suspense>
      <Toast />
    </Suspense>
  ) : null
}
