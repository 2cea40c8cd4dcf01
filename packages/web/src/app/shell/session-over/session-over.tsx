import { deferred } from '../../../lib/deferred.tsx'
import { interrupted } from '../../../lib/session/session-state.ts'
import { useStore } from '../../../lib/store.ts'

const Dialog = deferred(
  () => import('./session-over-dialog.tsx').then((file) => file.SessionOverDialog),
  ['sessions'],
)

/** Asks to sign in again over the screen as soon as a call finds the session over. */
export function SessionOver() {
  return useStore(interrupted) && <Dialog />
}
