import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { makeNotification } from '../notifications/notifications.ts'
import { deleteOf, findNameOf } from './connections.queries.ts'

export const connectionListeners: readonly Listener<Kit>[] = [
  listener('connection.made', 'connections.tellOther', (db, { companyId, userId, otherId, isNew }) =>
    isNew ? tellOther(db, { companyId, userId, otherId }) : Promise.resolve(),
  ),
  listener('user.anonymised', 'connections.forget', (db, whose) => deleteOf(db, whose)),
]

type Pair = { companyId: number; userId: number; otherId: number }

/** Whoever was connected is told by whom, once. */
async function tellOther(db: Db, { companyId, userId, otherId }: Pair) {
  const name = await findNameOf(db, companyId, userId)
  if (!name) return
  await makeNotification(db, {
    companyId,
    userId: otherId,
    type: 'connection.made',
    title: { en: 'A new connection', de: 'Ein neuer Kontakt' },
    body: {
      en: `${name} has connected with you. You can end the connection in your account.`,
      de: `${name} hat sich mit Ihnen verbunden. In Ihrem Konto können Sie den Kontakt beenden.`,
    },
    link: '/account?tab=connections',
  })
}
