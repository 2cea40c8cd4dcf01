import { startViewAs, stopViewAs } from '@oktant/contract/people/view-as.ts'
import { call } from '../api/api.ts'
import { beginViewing, endViewing, viewingOver } from './session-state.ts'

/** Opens the application as somebody else sees it. */
export async function startViewing(id: number) {
  const signedIn = await call(startViewAs, { params: { id } })
  viewingOver.set(null)
  beginViewing(signedIn)
}

/** NOTE: one's own session comes back first, also without a connection; the server ends the other by itself later. */
export async function stopViewing() {
  endViewing()
  await call(stopViewAs, {}).catch(() => undefined)
}
