import { type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { QuestionDifficulty, QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { VersionBody, VersionKey } from '../questions/questions.ts'

type Of = { companyId: number; evaluationId: number }

/**
 * The first attempt of each person that was handed in, as later ones know the questions; and of these, the ones that
 * were taken while the evaluation counted in reports.
 */
const firsts = ({ companyId, evaluationId }: Of): SQL => sql`earliest as (
  select distinct on (attempt.user_id) attempt.id, attempt.company_id, attempt.score, attempt.possible,
    attempt.mark, log.seconds, (asked.settings->>'includeInReports')::boolean as counts
  from component_revisions revision
  join evaluation_revisions asked on asked.company_id = revision.company_id and asked.revision_id = revision.id
  join evaluation_attempts attempt on attempt.company_id = revision.company_id and attempt.revision_id = revision.id
  join component_logs log on log.company_id = attempt.company_id and log.id = attempt.component_log_id
  where revision.company_id = ${companyId} and revision.component_id = ${evaluationId}
    and attempt.submitted_at is not null
  order by attempt.user_id, attempt.submitted_at, attempt.id),
  first as (select * from earliest where counts)`

export type Summary = {
  people: number
  /** Whose first attempt does not count in reports. */
  leftOut: number
  marked: number
  passed: number
  mean: number | null
  median: number | null
  deviation: number | null
  /** The variance of the points that were reached. */
  variance: number | null
  seconds: number | null
  distribution: number[]
}

export async function findSummary(db: Db, of: Of & { passMark: number }): Promise<Summary> {
  // NOTE: the least of nothing and 9 is 9, and what waits for its mark is not among the best.
  const tens = sql.join(
    Array.from(
      { length: 10 },
      (_, ten) => sql`count(mark) filter (where least(mark / 10, 9) = ${ten}::int)::int`,
    ),
    sql`, `,
  )
  const [row] = await rowsOf<Summary>(
    db,
    sql`with ${firsts(of)}
      select count(*)::int as people, (select count(*)::int from earliest where not counts) as "leftOut",
        count(mark)::int as marked,
        count(*) filter (where mark >= ${of.passMark}::int)::int as passed,
        avg(mark)::float8 as mean, percentile_cont(0.5) within group (order by mark)::float8 as median,
        stddev_samp(mark)::float8 as deviation, var_samp(score) filter (where mark is not null)::float8 as variance,
        avg(seconds)::int as seconds, json_build_array(${tens}) as distribution
      from first`,
  )
  if (!row) throw new Error('an aggregate without a row')
  return row
}

export async function countHandedIn(db: Db, { companyId, evaluationId }: Of) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from component_revisions revision
      join evaluation_attempts attempt on attempt.company_id = revision.company_id and attempt.revision_id = revision.id
      where revision.company_id = ${companyId} and revision.component_id = ${evaluationId}
        and attempt.submitted_at is not null and attempt.user_id is not null`,
  )
  return row?.count ?? 0
}

export type QuestionFigures = {
  id: number
  title: LocalText
  type: QuestionType
  difficulty: QuestionDifficulty
  fullScore: number
  body: VersionBody
  key: VersionKey
  pictureId: number | null
  asked: number
  marked: number
  facility: number | null
  discrimination: number | null
  variance: number | null
  /** In how many of them its time is known, and the mean of that. */
  timed: number
  seconds: number | null
}

/** Each question that was asked, as it reads now, with how it turned out in first attempts. */
export const listQuestionFigures = (db: Db, of: Of) =>
  rowsOf<QuestionFigures>(
    db,
    sql`with ${firsts(of)}, figures as (
        select version.question_id, count(*)::int as asked,
          count(score.score) filter (where score.full_score > 0)::int as marked,
          avg(score.score / score.full_score) filter (where score.full_score > 0)::float8 as facility,
          corr(score.score / score.full_score,
            (first.score - score.score) / (first.possible - score.full_score)) filter (where score.full_score > 0
              and first.mark is not null and first.possible > score.full_score)::float8 as discrimination,
          var_samp(score.score) filter (where first.mark is not null)::float8 as variance, min(score.position) as place,
          count(score.seconds)::int as timed, avg(score.seconds)::float8 as seconds
        from first
        join question_scores score on score.company_id = first.company_id and score.attempt_id = first.id
        join question_versions version on version.company_id = score.company_id and version.id = score.version_id
        group by version.question_id)
      select question.id, question.title, question.type, question.difficulty, question.full_score as "fullScore",
        latest.body, latest.key, latest.picture_id as "pictureId", figures.asked, figures.marked, figures.facility, figures.discrimination,
        figures.variance, figures.timed, figures.seconds
      from figures
      join questions question on question.company_id = ${of.companyId} and question.id = figures.question_id
      join question_versions latest on latest.company_id = question.company_id and latest.id = question.version_id
      order by figures.place, question.id`,
  )

const mostWords = 12

/**
 * What was chosen or typed for each question, the most frequent first; of typed words only the most frequent, each as most
 * people wrote it.
 */
export const listChosen = (db: Db, of: Of) =>
  rowsOf<{ questionId: number; choice: string; count: number }>(
    db,
    sql`with ${firsts(of)}, given as (
        select version.question_id, choice
        from first
        join question_scores score on score.company_id = first.company_id and score.attempt_id = first.id
        join question_versions version on version.company_id = score.company_id and version.id = score.version_id
        cross join lateral unnest(case when version.type = 'OW' then array[trim(score.answer)]
          when score.answer = '' then array[''] else string_to_array(score.answer, ',') end) as choice
        where version.type <> 'FT'),
      counted as (
        select question_id, mode() within group (order by choice collate "C") as choice, count(*)::int as count,
          row_number() over (partition by question_id order by count(*) desc, lower(choice) collate "C") as place
        from given group by question_id, lower(choice))
      select question_id as "questionId", choice, count from counted
      where place <= ${mostWords * 10}::int order by question_id, place`,
  )
