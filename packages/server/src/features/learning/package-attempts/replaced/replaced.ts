import type { Db } from '../../../../db/engine/db.ts'
import type { Chosen } from '../choice.rules.ts'
import { type ListedAttempt, moveAttempt } from '../package-attempts.queries.ts'
import { findPlayed } from '../../played-packages/played-packages.ts'
import { afterReplacement, type Replacement } from './replaced.rules.ts'

type Current = { revisionId: number; played: Replacement }

/** Follows what was said of attempts under way when a package took the place of another. */
export async function followReplacement<T extends ListedAttempt>(
  db: Db,
  chosen: Chosen<T>,
  { revisionId, played }: Current,
): Promise<Chosen<T>> {
  if (chosen.how !== 'goOn' || chosen.attempt.attempt.revisionId === revisionId) return chosen
  const { companyId, id, revisionId: begunAt } = chosen.attempt.attempt
  const before = await findPlayed(db, { companyId, revisionId: begunAt })
  const fate = before ? afterReplacement(before, played) : 'goOnInNew'
  if (fate === 'endOld') return chosen
  // NOTE: the old attempt stays on record, and uses up none of those that are allowed.
  if (fate === 'beginAnew') return { how: 'begin' }
  await moveAttempt(db, { companyId, id }, revisionId)
  const attempt = { ...chosen.attempt.attempt, revisionId }
  return { how: 'goOn', attempt: { ...chosen.attempt, attempt } }
}
