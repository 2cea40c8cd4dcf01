import { sql } from 'drizzle-orm'
import type { RaterRelation } from '@oktant/contract/assessment/surveys/surveys.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { writeSurvey } from '../author/administration.queries.ts'
import { settle } from '../close/close-surveys.ts'
import { showLot } from './lots.ts'
import { roomFor, waiting } from './sealed-answers.ts'
import { listQuestions, type AskedRow, type SurveyRow } from '../surveys.queries.ts'
import { markAllTold } from '../invite/telling.queries.ts'

/** Answers of one person, told by their invitation: which point of each scale or choice, and words for what is free. */
export type GivenAnswers = { point: (question: number) => number; words: string }

type Invited = { id: number; userId: number | null; relation: RaterRelation | null }

/** Who was invited to a survey, in the order of their invitations. */
export const listInvitedTo = (db: Db, { companyId, id }: SurveyRow) =>
  rowsOf<Invited>(
    db,
    sql`select id, user_id as "userId", relation from survey_invitations
      where company_id = ${companyId} and survey_id = ${id} order by id`,
  )

type Needs = Pick<Kit, 'config'>
type Many = { people: readonly Invited[]; given: readonly GivenAnswers[]; today: string }

/** Takes the answers of many at once, as demonstrations need them; what is kept is what each by itself would leave. */
export async function answerMany(db: Db, kit: Needs, survey: SurveyRow, { people, given, today }: Many) {
  const { companyId, id: surveyId, isAnonymous } = survey
  const questions = await listQuestions(db, { companyId, surveyId })
  const room = roomFor(questions)
  const kept = people.map(({ relation }, index) => {
    const open = { relation, answers: answersOf(questions, given[index]) }
    return isAnonymous ? waiting(kit, survey, open, room) : open
  })
  const ids = sql.param(people.map(({ id }) => id))
  await db.execute(sql`update survey_invitations set has_answered = true
    where company_id = ${companyId} and id = any(${ids}::integer[])`)
  await db.execute(sql`insert into survey_answers
      (company_id, survey_id, is_anonymous, invitation_id, answered_on, relation, answers)
    select ${companyId}::integer, ${surveyId}::integer, ${isAnonymous}::boolean,
      case when ${isAnonymous}::boolean then null else sent.id end,
      case when ${isAnonymous}::boolean then null else ${today}::date end, sent.relation, sent.answers::jsonb
    from unnest(${ids}::integer[], ${sql.param(kept.map(({ relation }) => relation))}::text[],
      ${sql.param(kept.map(({ answers }) => JSON.stringify(answers)))}::text[]) sent(id, relation, answers)
    order by random()`)
  if (survey.resultsWhen === 'fromLeast') await showLot(db, kit, survey, today)
}

/** Ends feedback of long ago and lets it be read, as demonstrations need it; nobody is told. */
export async function endAndRelease(db: Db, kit: Needs, survey: SurveyRow, day: string) {
  await settle(db, kit, survey, day)
  await writeSurvey(db, survey, { releasedOn: day })
  await markAllTold(db, survey)
}

function answersOf(questions: readonly AskedRow[], given: GivenAnswers | undefined) {
  const answers = questions.flatMap(({ version }, index): [string, string][] => {
    const { type, body, id } = version
    if (type === 'FT') return given?.words ? [[String(id), given.words]] : []
    const offered = type === 'OP' ? body.scale : body.choices
    const chosen = offered[(given?.point(index) ?? 0) % Math.max(1, offered.length)]
    return chosen ? [[String(id), String(chosen.id)]] : []
  })
  return Object.fromEntries(answers)
}
