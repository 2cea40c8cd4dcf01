import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { forgetPerson } from './people/record-people.ts'

export const recordStoreListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'recordStore.forget', (db, whose, kit: Kit) => forgetPerson(db, kit, whose)),
]
