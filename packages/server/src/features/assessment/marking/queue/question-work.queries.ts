import { and, type SQL, sql } from 'drizzle-orm'
import type { QuestionToMark } from '@oktant/contract/assessment/marking.ts'
import { containsLocal } from '../../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { isWaitingFor, type Reader } from './queue.queries.ts'

/** NOTE: said of `one` question of an attempt, its `version` and the `marking` of the attempt. */
export const isAnswered = sql`version.type = 'FT' and (btrim(one.ft_answer) <> '' or one.document_id is not null)`
export const hasPoints = sql`coalesce(jsonb_path_exists(marking.draft,
  '$.questionScores[*] ? (@.id == $id && @.score != null)', jsonb_build_object('id', one.id)), false)`

export type QuestionWorkRow = Omit<QuestionToMark, 'evaluation'> & {
  evaluationId: number
  name: QuestionToMark['evaluation']['name']
}

const filters: Record<string, (value: string) => SQL | undefined> = {
  question: (value) => containsLocal(sql`title`, value),
  evaluation: (value) => containsLocal(sql`name`, value),
}

const inLanguage = (words: SQL, { language }: Reader) => {
  const other = language === 'en' ? 'de' : 'en'
  return sql`coalesce(nullif(${words}->>${language}::text, ''), ${words}->>${other}::text) collate "und-x-icu"`
}
const sorts: Record<string, (reader: Reader) => SQL> = {
  submittedAt: () => sql`"submittedAt"`,
  question: (reader) => inLanguage(sql`title`, reader),
  evaluation: (reader) => inLanguage(sql`name`, reader),
  waiting: () => sql`waiting`,
}

/** What waits, question by question: those that have waited longest first. */
export async function findQuestionsToMark(db: Db, reader: Reader, page: Page) {
  const matching = and(...page.filters.map(({ field, value }) => filters[field]?.(value)))
  const by = sorts[page.sort?.field ?? 'submittedAt']?.(reader) ?? sql`"submittedAt"`
  const direction = page.sort?.descending ? sql`desc` : sql`asc`
  const rows = await rowsOf<QuestionWorkRow & { total: number }>(
    db,
    sql`with answers as (
      select version.question_id as id, components.id as evaluation_id, component_revisions.title as name,
        component_revisions.id as revision, evaluation_attempts.submitted_at as since,
        evaluation_attempts.component_log_id as log_id,
        coalesce(marking.claimed_until > ${reader.now.toISOString()}::timestamptz
          and marking.claimed_by <> ${reader.id}, false) as taken
      from evaluation_attempts
      join component_revisions on component_revisions.company_id = evaluation_attempts.company_id
        and component_revisions.id = evaluation_attempts.revision_id
      join components on components.company_id = component_revisions.company_id
        and components.id = component_revisions.component_id
      join question_scores one on one.company_id = evaluation_attempts.company_id
        and one.attempt_id = evaluation_attempts.id
      join question_versions version on version.company_id = one.company_id and version.id = one.version_id
      left join markings marking on marking.company_id = evaluation_attempts.company_id
        and marking.attempt_id = evaluation_attempts.id
      where ${isWaitingFor(reader, 'freeText')} and ${isAnswered} and not ${hasPoints}),
    asked as (
      select answers.id, answers.evaluation_id as "evaluationId",
        (array_agg(answers.name order by answers.revision desc))[1] as name, questions.title,
        count(*)::int as waiting, min(answers.since) as "submittedAt",
        (array_agg(answers.log_id order by answers.since, answers.log_id) filter (where not taken))[1] as first
      from answers
      join questions on questions.company_id = ${reader.companyId} and questions.id = answers.id
      group by answers.id, answers.evaluation_id, questions.title),
    found as (select * from asked where ${matching ?? sql`true`}),
    page as (select * from found order by ${by} ${direction}, id, "evaluationId"
      limit ${page.limit} offset ${page.offset})
    select page.*, counted.total from (select count(*)::int as total from found) counted left join page on true
    order by ${by} ${direction}, id, "evaluationId"`,
  )
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 }
}
