import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { occur } from './run-auto-messages.ts'

export const autoMessageListeners: readonly Listener<Kit>[] = [
  listener('group.joined', 'autoMessages.groupJoined', (db, { companyId, projectId, userIds }, kit: Kit) =>
    occur(db, { companyId, trigger: 'group.joined', userIds, occurrence: `group ${projectId}` }, kit.now()),
  ),
]
