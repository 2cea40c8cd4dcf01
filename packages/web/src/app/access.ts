import { redirect } from 'react-router'
import { isPublic, paths } from '../lib/paths.ts'
import { refusal } from '../lib/api/refusal.ts'
import { landingPath, rememberReturnPath } from '../lib/session/return-path.ts'
import { dropSession, session } from '../lib/session/session-state.ts'
import { sessionAtStart } from '../lib/session/session.ts'
import { isFor, type Screen } from './screens/screen.ts'

// NOTE: these open with or without a session, so an ended one must not lead away from them.
const doors = [paths.login, paths.automaticSignIn, '/actions', paths.register, '/passwordReset']
const isDoor = (path: string) => doors.some((door) => path.startsWith(door))

let checked: Promise<boolean> | null = null
async function dropIfOver() {
  if (!session.get() || (await sessionAtStart()) !== 'over') return false
  dropSession()
  return true
}

// NOTE: several addresses may ask before the answer is there; all of them lead to the landing page.
let hasArrived = false
async function endOfKeptSession(wanted: string) {
  if (hasArrived) return false
  const isOver = await (checked ??= dropIfOver())
  hasArrived = !isOver || isDoor(wanted) || wanted === landingPath()
  return !hasArrived
}

/** Decides whether an address may be shown now; throws the redirect where it may not (spec 1 §2 and §4). */
export async function admit(screen: Pick<Screen, 'permission' | 'orPermissions'>, address: string) {
  const { permission } = screen
  const wanted = address || paths.home
  if (await endOfKeptSession(wanted)) {
    rememberReturnPath(wanted)
    throw redirect(landingPath())
  }
  const user = session.get()?.user
  if (!user && !isPublic(wanted)) {
    rememberReturnPath(wanted)
    throw redirect(wanted === paths.home ? landingPath() : paths.login)
  }
  if (permission && !isFor(screen, user)) {
    refusal.set({ code: 'not_permitted', permission, from: wanted })
    throw redirect(paths.login)
  }
}
