import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { sendPasswordLink, tellPasswordChanged } from './passwords/passwords.ts'

export const sessionListeners: readonly Listener<Kit>[] = [
  listener('password.requested', 'sessions.sendPasswordLink', (db, { userId }, kit: Kit) =>
    sendPasswordLink(db, kit, userId),
  ),
  listener('password.changed', 'sessions.tellPasswordChanged', (db, { userId }) =>
    tellPasswordChanged(db, userId),
  ),
]
