import type { Db } from '../../../../db/engine/db.ts'
import { announce } from '../../../../outbox/announce.ts'

type About = { companyId: number; attemptId: number }

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'attempt.waiting': { companyId: number; attemptId: number }
    'attempt.marked': { companyId: number; attemptId: number }
    'attempt.returned': { companyId: number; attemptId: number }
  }
}

type Attempt = { companyId: number; id: number }
const about = ({ companyId, id }: Attempt): About => ({ companyId, attemptId: id })

/** An attempt waits for a person to mark it. */
export const tellWaiting = (db: Db, attempt: Attempt) =>
  announce(db, 'attempt.waiting', about(attempt), { companyId: attempt.companyId })

/** Its learner may know what it came to. */
export const tellMarked = (db: Db, attempt: Attempt) =>
  announce(db, 'attempt.marked', about(attempt), { companyId: attempt.companyId })

/** It came back to its learner, who revises it. */
export const tellReturned = (db: Db, attempt: Attempt) =>
  announce(db, 'attempt.returned', about(attempt), { companyId: attempt.companyId })
