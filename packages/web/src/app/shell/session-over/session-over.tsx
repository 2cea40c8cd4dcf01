import { useEffect } from 'react'
import { deferred } from '../../../lib/deferred.tsx'
import { interrupted } from '../../../lib/session/session-state.ts'
import { useStore } from '../../../lib/store.ts'

const Dialog = deferred(
  () => import('./session-over-dialog.tsx').then((file) => file.SessionOverDialog),
  ['sessions'],
)

const pauseMs = 10_000

/** Asks to sign in again over the screen as soon as a call finds the session over. */
export function SessionOver() {
  // NOTE: a session may end where nothing can be loaded, and then this would take the place of the whole page.
  useEffect(() => {
    const timer = setTimeout(() => void Dialog.prepare().catch(() => undefined), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  return useStore(interrupted) && <Dialog />
}
