import { useEffect } from 'react'
import { deferred } from '../../../lib/deferred.tsx'
import { interrupted } from '../../../lib/session/session-state.ts'
import { useStore } from '../../../lib/store.ts'

const Dialog = deferred(
  () => import('./session-over-dialog.tsx').then((file) => file.SessionOverDialog),
  ['sessions'],
)

const pauseMs = 10_000

/** NOTE: what fails to load once, the browser does not load again on this page: so not while there is no connection. */
const prepare = () => {
  if (navigator.onLine) Dialog.prepare().catch(() => undefined)
}

/** Asks to sign in again over the screen as soon as a call finds the session over. */
export function SessionOver() {
  // NOTE: a session may end where nothing can be loaded, and then this would take the place of the whole page.
  useEffect(() => {
    const timer = setTimeout(prepare, pauseMs)
    addEventListener('online', prepare)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', prepare)
    }
  }, [])
  return useStore(interrupted) && <Dialog />
}
