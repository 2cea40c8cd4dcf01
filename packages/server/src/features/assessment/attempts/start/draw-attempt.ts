import type { EvaluationItem, EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { defaultSystemSettings } from '@oktant/contract/organisation/system.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { drawAttempt } from '../../evaluations/evaluations.ts'
import type { EvaluationRow } from '../attempts.queries.ts'
import { keyFor, mostTries } from '../attempts.rules.ts'
import { triesOf } from '../result/marking.rules.ts'

/** The questions of a new attempt, in the versions of this moment, with the answers that are shown of each. */
export async function draw(
  db: Db,
  { settings, categoryId, company }: EvaluationRow,
  { companyId, items }: { companyId: number; items: readonly EvaluationItem[] },
) {
  const { defaultRetryLimit } = { ...defaultSystemSettings, ...company }
  const drawn = await drawAttempt(db, companyId, { items, orderOfQuestions: settings.orderOfQuestions })
  return drawn.map((one, position) => asked(one, position, { settings, categoryId, defaultRetryLimit }))
}

export type AskedQuestion = ReturnType<typeof asked>
type DrawnQuestion = Awaited<ReturnType<typeof drawAttempt>>[number]
type DrawRules = { settings: EvaluationSettings; categoryId: number; defaultRetryLimit: number }

/** A question of a draw, with how often it may be tried. */
export function asked(
  { version, mandatory, drawn }: DrawnQuestion,
  position: number,
  { settings, categoryId, defaultRetryLimit }: DrawRules,
) {
  const { by } = keyFor(version)
  const canBeTold = by !== 'nobody' && by !== 'marker'
  const most = canBeTold
    ? mostTries(triesOf(version.noOfRetries, defaultRetryLimit), { settings, categoryId })
    : 1
  return { position, version, mandatory, fullScore: version.fullScore, most, drawn }
}
