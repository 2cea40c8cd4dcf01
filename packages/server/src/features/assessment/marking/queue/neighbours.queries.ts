import { sql } from 'drizzle-orm'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import { hasPoints, isAnswered } from './question-work.queries.ts'
import type { Reader, Tab } from './queue.queries.ts'

type PlaceInQueue = {
  tab: Tab
  evaluationId?: number | undefined
  questionId?: number | undefined
  logId: number
  submittedAt: Date
}

const given = sql.placeholder
const asked = {
  companyId: given('companyId'),
  readerId: sql`${given('readerId')}::int`,
  now: sql`${given('now')}::timestamptz`,
  evaluationId: sql`${given('evaluationId')}::int`,
  questionId: sql`${given('questionId')}::int`,
  logId: sql`${given('logId')}::int`,
}
const here = sql`(${given('submittedAt')}::timestamptz, ${asked.logId})`

type Neighbours = { previous: number | null; next: number | null; waiting: number }

const neighbours = preparedRows<Neighbours>(
  'marking_neighbours',
  () => sql`with open as (
      select attempt.component_log_id as id, attempt.submitted_at as since,
        marking.claimed_until is not null and marking.claimed_by <> ${asked.readerId}
          and marking.claimed_until > ${asked.now} as taken,
        case when ${asked.questionId} is null then false else (select bool_and(${hasPoints})
          from question_scores one
          join question_versions version
            on version.company_id = one.company_id and version.id = one.version_id
          where one.company_id = attempt.company_id and one.attempt_id = attempt.id
            and version.question_id = ${asked.questionId} and ${isAnswered}) end as pointed
      from evaluation_attempts attempt
      join component_revisions revision
        on revision.company_id = attempt.company_id and revision.id = attempt.revision_id
      join components component
        on component.company_id = revision.company_id and component.id = revision.component_id
      left join markings marking
        on marking.company_id = attempt.company_id and marking.attempt_id = attempt.id
      where attempt.company_id = ${asked.companyId} and attempt.mark is null and attempt.possible is not null
        and attempt.submitted_at is not null and attempt.user_id is not null and attempt.user_id <> ${asked.readerId}
        and not exists (select 1 from marking_opinions opinion where opinion.company_id = attempt.company_id
          and opinion.attempt_id = attempt.id and opinion.marked_by = ${asked.readerId})
        and (component.category_id = ${sql.raw(String(componentCategory.competencyEvaluation))})
          = ${given('isCompetency')}::boolean
        and (${asked.evaluationId} is null or component.id = ${asked.evaluationId})),
    waiting as (select * from open where pointed is false)
    select (select id from open where taken is not true and pointed is not null and (since, id) < ${here}
        order by since desc, id desc limit 1) as previous,
      coalesce((select id from waiting where taken is not true and (since, id) > ${here}
        order by since, id limit 1),
        (select id from waiting where taken is not true and id <> ${asked.logId}
          and not exists (select 1 from waiting here where here.id = ${asked.logId}) order by since, id limit 1)) as next,
      (select count(*)::int from waiting) as waiting`,
)

/**
 * The ones before and after one in the queue that nobody else has open, and how many wait in all. Of one question, what
 * has its points waits no longer, and can be gone back to.
 */
export async function findNeighbours(db: Db, reader: Reader, at: PlaceInQueue): Promise<Neighbours> {
  const { tab, evaluationId = null, questionId = null, logId } = at
  const [row] = await neighbours(db, {
    companyId: reader.companyId,
    readerId: reader.id,
    now: reader.now.toISOString(),
    isCompetency: tab === 'competency',
    evaluationId,
    questionId,
    logId,
    submittedAt: at.submittedAt.toISOString(),
  })
  return row ?? { previous: null, next: null, waiting: 0 }
}
