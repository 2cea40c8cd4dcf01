import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { forgetAccount } from './people/record-people.queries.ts'

export const recordStoreListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'recordStore.forget', (db, { companyId, userId }) =>
    forgetAccount(db, companyId, userId),
  ),
]
