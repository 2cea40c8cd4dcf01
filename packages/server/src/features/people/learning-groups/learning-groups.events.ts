import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { settleStays } from './stays/stays.ts'
import './learning-groups.ts'

export const learningGroupListeners: readonly Listener<Kit>[] = [
  listener('people.changed', 'learningGroups.settle', async (db, { companyId, userIds }, kit: Kit) => {
    await settleStays(db, { companyId, userIds, now: kit.now() })
  }),
  listener(
    'learningGroup.changed',
    'learningGroups.settleOne',
    async (db, { companyId, groupId }, kit: Kit) => {
      await settleStays(db, { companyId, groupId, now: kit.now() })
    },
  ),
  listener('customField.restored', 'learningGroups.fieldBack', async (db, { companyId }, kit: Kit) => {
    await settleStays(db, { companyId, now: kit.now() })
  }),
]
