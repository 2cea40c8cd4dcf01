import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { sendNextPart } from './send-group-messages.ts'

export const groupMessageListeners: readonly Listener<Kit>[] = [
  // NOTE: the first part at once; the rest of a long list follows with the job, so that nothing else waits for it.
  listener('groupMessage.written', 'groupMessages.send', async (db, _, { now }: Kit) => {
    await sendNextPart(db, now())
  }),
]
