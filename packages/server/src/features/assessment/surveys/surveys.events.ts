import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { inviteSome } from './invite/tell-surveys.ts'

export const surveyListeners: readonly Listener<Kit>[] = [
  // NOTE: the first part at once; the rest of a long list follows with the job, so that nothing else waits for it.
  listener('survey.opened', 'surveys.invite', async (db, { companyId, surveyId: id }, kit: Kit) => {
    await inviteSome(db, kit, { companyId, id })
  }),
]
