import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { sendWelcome } from './welcome/welcome.ts'

export const userListeners: readonly Listener<Kit>[] = [
  listener('user.invited', 'users.sendWelcome', (db, { userId }, kit: Kit) => sendWelcome(db, kit, userId)),
]
