import { type ReactNode, Suspense } from 'react'
import { deferred } from '../../../../lib/deferred.tsx'
import { useUser } from '../../../../lib/session/session-state.ts'

// NOTE: loaded beside the screens that they stand on, which have their own first.
const Upcoming = deferred(
  () => import('./upcoming-events.tsx').then((file) => file.UpcomingEvents),
  ['attending'],
)
const Past = deferred(() => import('./past-events.tsx').then((file) => file.PastEvents), ['attending'])

/** For those who attend events, and whose group shows them. */
function ForAttendees({ children }: { children: ReactNode }) {
  const user = useUser()
  const attends = user?.permissions.includes('events.attend') && user.visibleModules.includes('events')
  return attends ? <Suspense>{children}</Suspense> : null
}

export const UpcomingPart = () => (
  <ForAttendees>
    <Upcoming />
  </ForAttendees>
)

export const PastPart = () => (
  <ForAttendees>
    <Past />
  </ForAttendees>
)
