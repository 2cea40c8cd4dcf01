import type { Kit } from '../../../kit.ts'
import { type Listener, listener, listenerToAll } from '../../../outbox/outbox.ts'
import { deleteOf } from './certificates.queries.ts'
import { tellIssued } from './certificates.ts'

export const certificateListeners: readonly Listener<Kit>[] = [
  listenerToAll('certificate.issued', 'certificates.tellHolder', (db, heard) =>
    tellIssued(
      db,
      heard.map(({ payload: { certificateId } }) => certificateId),
    ),
  ),
  listener('user.anonymised', 'certificates.forget', (db, whose) => deleteOf(db, whose)),
]
