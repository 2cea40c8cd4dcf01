import type { Db } from '../../db/db.ts'
import type { Kit } from '../../kit.ts'
import { holdOver, writeSurvey } from './administration.queries.ts'
import { holdSurvey, showLot, showOwnView } from './answers.queries.ts'
import type { SurveyRow } from './surveys.queries.ts'

/** Ends a survey: what can be seen of it is whole now, and stays as it is. */
export async function settle(
  db: Db,
  { companyId, id: surveyId }: Pick<SurveyRow, 'companyId' | 'id'>,
  today: string,
) {
  const held = await holdSurvey(db, companyId, surveyId)
  if (!held || held.closedOn) return
  await showLot(db, { companyId, surveyId }, held.isAnonymous ? held.leastAnswers : 1, today)
  await showOwnView(db, { companyId, surveyId }, today)
  await writeSurvey(db, held, { closedOn: today })
}

/** Ends the surveys whose last day is over. */
export async function closeSurveys({ engine, now }: Pick<Kit, 'engine' | 'now'>) {
  await engine.db.transaction(async (tx) => {
    const over = await holdOver(tx, now())
    // NOTE: a handful at most on any day.
    for (const survey of over) await settle(tx, survey, survey.today)
  })
}
