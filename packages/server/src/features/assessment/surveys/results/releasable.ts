import type { Db } from '../../../../db/engine/db.ts'
import { countAnswers } from '../answer/answers.queries.ts'
import { guarded } from './results.ts'
import type { SurveyRow } from '../surveys.queries.ts'
import { stageOf } from '../surveys.rules.ts'

/** Whether whom it is about could read something of it, once it is released. */
export async function isReleasable(db: Db, survey: SurveyRow, today: string): Promise<boolean> {
  const { companyId, id: surveyId, subjectId, releasedOn, closedOn } = survey
  if (subjectId === null || releasedOn !== null || stageOf(survey, today) !== 'closed') return false
  const { answered, shown } = await countAnswers(db, { companyId, surveyId })
  // NOTE: its last day may be over and the night’s work still to come, which shows what waits where that is enough.
  const waiting = answered - shown
  const least = survey.isAnonymous ? survey.leastAnswers : 1
  const seen = closedOn === null && waiting >= least ? answered : shown
  return seen >= guarded(survey).leastAnswers
}
