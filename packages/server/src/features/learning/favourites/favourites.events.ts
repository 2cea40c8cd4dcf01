import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { deleteOf } from './favourites.queries.ts'

export const favouriteListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'favourites.forget', (db, whose) => deleteOf(db, whose)),
]
