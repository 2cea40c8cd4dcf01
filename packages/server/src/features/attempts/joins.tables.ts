import { and, eq, sql } from 'drizzle-orm'
import { componentRevisions, components } from '../components/components.tables.ts'
import { containers } from '../courses/courses.tables.ts'
import { evaluationRevisions, ofRelease } from '../evaluations/evaluations.tables.ts'
import { componentLogs, containerLogs } from '../learning/learning.tables.ts'
import { users } from '../people/people.tables.ts'
import { questionVersions } from '../questions/questions.tables.ts'
import { evaluationAttempts as attempts, questionScores } from './attempts.tables.ts'

/** From an attempt to all that it belongs to, each by the one before it. */
export const ofAttempt = {
  log: and(eq(componentLogs.companyId, attempts.companyId), eq(componentLogs.id, attempts.componentLogId)),
  courseLog: and(
    eq(containerLogs.companyId, componentLogs.companyId),
    eq(containerLogs.id, componentLogs.containerLogId),
  ),
  course: and(
    eq(containers.companyId, containerLogs.companyId),
    eq(containers.id, containerLogs.containerId),
  ),
  revision: and(
    eq(componentRevisions.companyId, attempts.companyId),
    eq(componentRevisions.id, attempts.revisionId),
  ),
  evaluation: and(
    eq(components.companyId, componentRevisions.companyId),
    eq(components.id, componentRevisions.componentId),
  ),
  settings: and(
    eq(evaluationRevisions.companyId, attempts.companyId),
    eq(evaluationRevisions.revisionId, attempts.revisionId),
  ),
  release: ofRelease,
  person: and(eq(users.companyId, attempts.companyId), eq(users.id, attempts.userId)),
  /** The other way round: the attempt of a question. */
  score: and(eq(attempts.companyId, questionScores.companyId), eq(attempts.id, questionScores.attemptId)),
  /** And the question as it was given. */
  version: and(
    eq(questionVersions.companyId, questionScores.companyId),
    eq(questionVersions.id, questionScores.versionId),
  ),
}

/** NOTE: its mark is known here, and not yet to its learner; nothing else says so. */
export const isHeldAttempt = sql<boolean>`(${attempts.mark} is not null and ${attempts.releasedAt} is null
  and ${componentLogs.state} = 'UNDER_REVIEW')`
