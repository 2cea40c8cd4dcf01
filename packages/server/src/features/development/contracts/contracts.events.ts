import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { deleteOf } from './contracts.queries.ts'

export const contractListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'contracts.forget', (db, whose) => deleteOf(db, whose)),
]
