import type { Db } from '../../../../db/engine/db.ts'
import { inBatches } from '../../../../db/query/in-batches.ts'
import type { Kit } from '../../../../kit.ts'
import { listOver, writeSurvey } from '../author/administration.queries.ts'
import { holdSurvey, showOwnView } from '../answer/answers.queries.ts'
import { eachDue } from './each-due.ts'
import { keepShown, showLot } from '../answer/lots.ts'
import type { SurveyRow } from '../surveys.queries.ts'
import type { DueSurvey } from '../invite/telling.queries.ts'

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
export const closeSurveys = (kit: Pick<Kit, 'config' | 'engine' | 'log' | 'now'>, most = 100) =>
  eachDue(
    kit,
    inBatches<DueSurvey>((batch) => listOver(kit.engine.db, kit.now(), batch), most),
    (survey) => kit.engine.db.transaction((tx) => settle(tx, kit, survey, survey.today)),
  )
