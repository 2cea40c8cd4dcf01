import type { Db } from '../../db/db.ts'
import type { Kit } from '../../kit.ts'
import { holdOver, writeSurvey } from './administration.queries.ts'
import { holdSurvey, showOwnView } from './answers.queries.ts'
import { keepShown, showLot, whereReadable } from './lots.ts'
import type { SurveyRow } from './surveys.queries.ts'

/** Ends a survey: what can be seen of it is whole now, and stays as it is. */
export async function settle(
  db: Db,
  kit: Pick<Kit, 'config'>,
  { companyId, id: surveyId }: Pick<SurveyRow, 'companyId' | 'id'>,
  today: string,
) {
  const held = await holdSurvey(db, companyId, surveyId)
  if (!held || held.closedOn) return
  await showLot(db, kit, held, today)
  await showOwnView(db, { companyId, surveyId }, today)
  await keepShown(db, kit, held)
  await writeSurvey(db, held, { closedOn: today })
}

/** Ends the surveys whose last day is over. */
export async function closeSurveys(kit: Pick<Kit, 'config' | 'engine' | 'log' | 'now'>) {
  await kit.engine.db.transaction(async (tx) => {
    const over = await holdOver(tx, kit.now())
    // NOTE: a handful at most on any day.
    for (const survey of over)
      await whereReadable(kit, () => tx.transaction((one) => settle(one, kit, survey, survey.today)))
  })
}
