import { useEffect, useState } from 'react'
import { deferred } from '../../../lib/deferred.tsx'
import { interrupted } from '../../../lib/session/session-state.ts'
import { useStore } from '../../../lib/store.ts'

const Dialog = deferred(
  () => import('./session-over-dialog.tsx').then((file) => file.SessionOverDialog),
  ['sessions'],
)

const [pauseMs, againMs] = [10_000, 2000]

/**
 * NOTE: what fails to load once, the browser does not load again on this page. And it calls itself online before anything
 * comes through, so first the server has to answer, whatever it says.
 */
async function prepare() {
  if (Dialog.isLoaded()) return true
  if (!navigator.onLine) return false
  await fetch('healthz', { method: 'HEAD', cache: 'no-store' })
  await Dialog.prepare()
  return true
}

/** Asks to sign in again over the screen as soon as a call finds the session over. */
export function SessionOver() {
  const isOver = useStore(interrupted)
  const [isReady, setReady] = useState(Dialog.isLoaded)
  // NOTE: a session may end where nothing can be loaded, and then this would take the place of the whole page.
  useEffect(() => {
    if (isReady) return
    const look = () => void prepare().then(setReady, () => undefined)
    const timer = isOver ? setInterval(look, againMs) : setTimeout(look, pauseMs)
    if (isOver) look()
    addEventListener('online', look)
    // NOTE: whoever types has something to lose, and the connection may go before the pause is over.
    addEventListener('keydown', look, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('online', look)
      removeEventListener('keydown', look)
    }
  }, [isOver, isReady])
  return isOver && isReady && <Dialog />
}
