import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { deleteOf } from './certificates.queries.ts'

export const certificateListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'certificates.forget', (db, whose) => deleteOf(db, whose)),
]
