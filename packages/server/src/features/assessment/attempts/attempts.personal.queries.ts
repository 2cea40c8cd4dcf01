import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { attemptWords } from './attempts.words.ts'

export const attemptData = personalPart({
  name: 'evaluation-answers',
  title: attemptWords.archive.answers,
  covers: ['evaluation_attempts.user_id'],
  rows: ({ companyId, id }) => sql`
    select revision.title "evaluation", version.body->'questionText' "question", score.answer,
      score.ft_answer "freeText", score.tries,
      case when log.mark is not null then score.score end "points",
      case when log.mark is not null then score.override_reason end "comment", attempt.started_at "startedAt",
      attempt.submitted_at "submittedAt", log.mark
    from evaluation_attempts attempt
    join component_logs log on log.company_id = attempt.company_id and log.id = attempt.component_log_id
    join component_revisions revision
      on revision.company_id = attempt.company_id and revision.id = attempt.revision_id
    join question_scores score on score.company_id = attempt.company_id and score.attempt_id = attempt.id
    join question_versions version on version.company_id = score.company_id and version.id = score.version_id
    where attempt.company_id = ${companyId} and attempt.user_id = ${id}
    order by attempt.started_at, attempt.id, score.position`,
})

export const returnData = personalPart({
  name: 'evaluation-returns',
  title: attemptWords.archive.returns,
  covers: [],
  rows: ({ companyId, id }) => sql`
    select revision.title "evaluation", answer->>'ftAnswer' "freeText", answer->>'comment' "comment",
      returned.submitted_at "submittedAt"
    from attempt_returns returned
    join evaluation_attempts attempt
      on attempt.company_id = returned.company_id and attempt.id = returned.attempt_id
    join component_revisions revision
      on revision.company_id = attempt.company_id and revision.id = attempt.revision_id
    cross join lateral jsonb_array_elements(returned.answers) answer
    where returned.company_id = ${companyId} and attempt.user_id = ${id}
    order by returned.returned_at, returned.attempt_id`,
})

export const extraTimeData = personalPart({
  name: 'extra-time',
  title: attemptWords.archive.extraTime,
  covers: ['extra_times.user_id'],
  rows: ({ companyId, id }) => sql`
    select revision.title "evaluation", extra.percent, extra.minutes, extra.given_at "createdAt"
    from extra_times extra
    left join components component
      on component.company_id = extra.company_id and component.id = extra.evaluation_id
    left join component_revisions revision
      on revision.company_id = component.company_id and revision.id = component.revision_id
    where extra.company_id = ${companyId} and extra.user_id = ${id}
    order by extra.given_at, extra.id`,
})
