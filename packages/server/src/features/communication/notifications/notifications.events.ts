import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { tellByLetter } from './tell-by-letter.ts'

export const notificationListeners: readonly Listener<Kit>[] = [
  listener('notifications.told', 'notifications.tellByLetter', (db, { letters }, kit: Kit) =>
    tellByLetter(db, kit, letters),
  ),
]
