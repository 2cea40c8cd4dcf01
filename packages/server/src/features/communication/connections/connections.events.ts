import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { filled } from '../../../words/words.rules.ts'
import { makeNotification } from '../notifications/notifications.ts'
import { deleteOf, findNameOf } from './connections.queries.ts'
import { connectionWords } from './connections.words.ts'

export const connectionListeners: readonly Listener<Kit>[] = [
  listener('connection.made', 'connections.tellOther', (db, { companyId, userId, otherId, isNew }) =>
    isNew ? tellOther(db, { companyId, userId, otherId }) : Promise.resolve(),
  ),
  listener('user.anonymised', 'connections.forget', (db, whose) => deleteOf(db, whose)),
]

const words = connectionWords.notices.made

type Pair = { companyId: number; userId: number; otherId: number }

/** Whoever was connected is told by whom, once. */
async function tellOther(db: Db, { companyId, userId, otherId }: Pair) {
  const who = await findNameOf(db, companyId, userId)
  if (!who) return
  await makeNotification(db, {
    companyId,
    userId: otherId,
    type: 'connection.made',
    title: words.title,
    body: filled(words.body, { who }),
    link: '/account?tab=connections',
  })
}
