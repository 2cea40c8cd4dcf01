import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { ReviewEvidence } from '@oktant/contract/development/reviews/reviews.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'

type AskedFacts = {
  companyId: number
  userId: number
  /** Who leads the review, and who reads what stands beside it. */
  managerId: number | null
  readerId: number
  from: string
  until: string
  today: string
  timezone: string
}
const given = sql.placeholder
const companyId = sql`${given('companyId')}::integer`
const userId = sql`${given('userId')}::integer`
const dayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone ${given('timezone')}::text)::date`
const isWithin = (day: SQL) => sql`${day} between ${given('from')}::date and ${given('until')}::date`
const within = (moment: string) => isWithin(dayOf(moment))
const between = (day: string) => isWithin(sql.raw(day))
/** NOTE: only what is open to both sides, so the review’s manager leads the person today, and its reader is one of these two. */
const isOfBoth = sql`person.id = ${userId} and person.manager_id = ${given('managerId')}::integer
  and ${given('readerId')}::integer in (person.id, person.manager_id)`

const facts = preparedRows<ReviewEvidence & Record<string, unknown>>(
  'review_facts',
  () => sql`select kind, "sourceId", title, day::text, mark from (
      select 'course' kind, log.id "sourceId", container.title, ${dayOf('log.completed_at')} "day", log.mark
        from container_logs log
        join containers container on container.company_id = log.company_id and container.id = log.container_id
        where log.company_id = ${companyId} and log.user_id = ${userId} and log.state in ('PASSED', 'COMPLETED')
          and ${within('log.completed_at')}
      union all
      select 'certificate', certificate.id, certificate.course, ${dayOf('certificate.issued_at')}, certificate.mark
        from certificates certificate
        where certificate.company_id = ${companyId} and certificate.user_id = ${userId}
          and certificate.revoked_at is null and ${within('certificate.issued_at')}
      union all
      select 'mark', attempt.id, revision.title, ${dayOf('log.completed_at')}, log.mark
        from component_logs log
        join evaluation_attempts attempt on attempt.company_id = log.company_id and attempt.component_log_id = log.id
        join component_revisions revision
          on revision.company_id = attempt.company_id and revision.id = attempt.revision_id
        where log.company_id = ${companyId} and log.user_id = ${userId} and log.mark is not null
          and ${within('log.completed_at')}
      union all
      select 'attendance', booking.id, event.name, ${dayOf('event.starts_at')}, null
        from bookings booking join events event on event.company_id = booking.company_id and event.id = booking.event_id
        where booking.company_id = ${companyId} and booking.user_id = ${userId} and booking.attended
          and ${within('event.starts_at')}
      union all
      select 'goal', goal.id, goal.name, goal.achieved_on, null from goals goal
        where goal.company_id = ${companyId} and goal.user_id = ${userId} and goal.status = ${goalStatus.achieved}
          and goal.proof_revoked_at is null and ${between('goal.achieved_on')}
      union all
      select 'declaration', declaration.id, item.name, declaration.confirmed_on, null
        from competency_declarations declaration join competency_items item
          on item.company_id = declaration.company_id and item.id = declaration.item_id
        where declaration.company_id = ${companyId} and declaration.user_id = ${userId}
          and ${between('declaration.confirmed_on')}
      union all
      select 'award', reward.id, kind.name, reward.given_on, null from rewards reward
        join reward_kinds kind on kind.company_id = reward.company_id and kind.id = reward.kind_id
        where reward.company_id = ${companyId} and reward.user_id = ${userId} and reward.taken_back_at is null
          and ${between('reward.given_on')}
      union all
      select 'talk', talk.id, jsonb_build_object('en', talk.topic, 'de', talk.topic), talk.talk_on, null
        from talks talk join users person on person.company_id = talk.company_id and person.id = talk.user_id
        where talk.company_id = ${companyId} and ${isOfBoth} and talk.talk_on <= ${given('today')}::date
          and ${between('talk.talk_on')}
      union all
      select 'feedback', survey.id, survey.title, survey.released_on, null
        from surveys survey join users person
          on person.company_id = survey.company_id and person.id = survey.subject_id
        where survey.company_id = ${companyId} and ${isOfBoth} and survey.manager_reads
          and survey.removed_at is null and ${between('survey.released_on')}) fact
      order by day desc, kind, "sourceId" limit 500`,
)

/** What somebody has achieved within these days, the latest first, from their courses to what they were given for it. */
export const listFacts = (db: Db, asked: AskedFacts) => facts(db, asked)
