import { and, eq, sql } from 'drizzle-orm'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { containers } from '../../learning/courses/courses.tables.ts'
import { evaluationReleases, evaluationRevisions, ofRelease } from '../evaluations/evaluations.tables.ts'
import { componentLogs, containerLogs } from '../../learning/learn/learn.tables.ts'
import { systemSettings } from '../../organisation/system/system.tables.ts'
import { users } from '../../people/people/people.tables.ts'
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

/**
 * What is told of an attempt beside what it is found and ordered by. NOTE: asked for by themselves: a planner weighs every
 * order of joins, and for twelve tables that takes the embedded engine a hundred times as long as their rows.
 */
export const besideAttempt = {
  container: sql<{
    id: number
    name: LocalText
  }>`(select jsonb_build_object('id', course.id, 'name', course.title)
    from ${containerLogs} taken
    join ${containers} course on course.company_id = taken.company_id and course.id = taken.container_id
    where taken.company_id = ${componentLogs.companyId} and taken.id = ${componentLogs.containerLogId})`,
  courseState: sql<typeof containerLogs.$inferSelect.state>`(select taken.state from ${containerLogs} taken
    where taken.company_id = ${componentLogs.companyId} and taken.id = ${componentLogs.containerLogId})`,
  settings: sql<EvaluationSettings>`(select asked.settings from ${evaluationRevisions} asked
    where asked.company_id = ${attempts.companyId} and asked.revision_id = ${attempts.revisionId})`,
  releaseAt: sql<Date | null>`(select release.release_at from ${evaluationReleases} release
    where release.company_id = ${components.companyId} and release.evaluation_id = ${components.id})`.mapWith(
    evaluationReleases.releaseAt,
  ),
  /** What its company has set otherwise, of scores and of what results are called. */
  company: sql<
    typeof systemSettings.$inferSelect.settings | null
  >`(select own.settings from ${systemSettings} own
    where own.company_id = ${attempts.companyId})`,
}

/** NOTE: its mark is known here, and not yet to its learner; nothing else says so. */
export const isHeldAttempt = sql<boolean>`(${attempts.mark} is not null and ${attempts.releasedAt} is null
  and ${componentLogs.state} = 'UNDER_REVIEW')`
