import type { EvaluationItem, EvaluationSettings } from '@oktant/contract/evaluations.ts'
import { defaultSystemSettings } from '@oktant/contract/system.ts'
import type { Db } from '../../db/db.ts'
import { type Drawable, drawAmong, drawAttempt } from '../evaluations/evaluations.ts'
import type { EvaluationRow } from './attempts.queries.ts'
import { keyFor, mostTries } from './attempts.rules.ts'
import { triesOf } from './marking.rules.ts'

/** `candidates`: where they were read already. */
type Of = { companyId: number; items: readonly EvaluationItem[]; candidates?: readonly Drawable[] }

/** The questions of a new attempt, in the versions of this moment, with the answers that are shown of each. */
export async function draw(
  db: Db,
  { settings, categoryId, company }: EvaluationRow,
  { companyId, items, candidates }: Of,
) {
  const { defaultRetryLimit } = { ...defaultSystemSettings, ...company }
  const wanted = { items, orderOfQuestions: settings.orderOfQuestions }
  const drawn = candidates
    ? await drawAmong(db, companyId, wanted, candidates)
    : await drawAttempt(db, companyId, wanted)
  return drawn.map((one, position) => asked(one, position, { settings, categoryId, defaultRetryLimit }))
}

type Drawn = Awaited<ReturnType<typeof drawAttempt>>[number]
type Rules = { settings: EvaluationSettings; categoryId: number; defaultRetryLimit: number }

/** A question of a draw, with how often it may be tried. */
export function asked(
  { version, mandatory, drawn }: Drawn,
  position: number,
  { settings, categoryId, defaultRetryLimit }: Rules,
) {
  const { by } = keyFor(version)
  const canBeTold = by !== 'nobody' && by !== 'moderator'
  const most = canBeTold
    ? mostTries(triesOf(version.noOfRetries, defaultRetryLimit), { settings, categoryId })
    : 1
  return { position, version, mandatory, fullScore: version.fullScore, most, drawn }
}
