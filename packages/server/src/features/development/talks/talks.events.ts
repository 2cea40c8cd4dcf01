import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { deleteOf } from './talks.queries.ts'

export const talkListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'talks.forget', (db, whose) => deleteOf(db, whose)),
]
