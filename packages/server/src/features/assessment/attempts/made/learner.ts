import type { Language } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../../access/actor.ts'

type Learner = { companyId: number; userId: number; language: Language; timezone: string }

/** NOTE: what an attempt comes to is worked out as for its learner; nothing is asked of what they may do. */
export const learnerOf = ({ companyId, userId: id, language, timezone }: Learner): Actor => ({
  id,
  companyId,
  language,
  timezone,
  projectId: null,
  sessionId: 0,
  viewer: null,
  permissions: new Set(),
})
