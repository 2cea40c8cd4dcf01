import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { emptyRowsOf } from './rows.queries.ts'

/** Who was taken out of their account is taken out of the files that named them, too. */
export const importListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'imports.emptyRows', (db, { companyId, userId }) =>
    emptyRowsOf(db, companyId, userId),
  ),
]
