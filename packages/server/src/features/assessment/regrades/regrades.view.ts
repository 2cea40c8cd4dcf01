import {
  type Regrade,
  type RegradedAttempt,
  regradeEffects,
  type RegradeNotice,
} from '@oktant/contract/assessment/regrades.ts'
import type { Page } from '../../../http/answer/paging.ts'
import type { NoticeRow } from './notices.queries.ts'
import type { CandidateRow, RegradeRow } from './regrades.queries.ts'
import { isEffect, type Regraded } from '../attempts/attempts.ts'

/** What becomes of one answer, for whoever puts them in order. */
export type Effect = { rowId: number; name: string; found: Pick<Regraded, 'outcome' | 'before' | 'after'> }

const nothing = { mark: 0, pass: false }

export function regradedView(row: CandidateRow, found: Regraded): RegradedAttempt {
  const { log, user, evaluation, container, attempt, courseState } = row
  const isHeld = log.state === 'UNDER_REVIEW'
  return {
    id: log.id,
    user: { id: user.id, fullName: user.fullName },
    evaluation: { id: evaluation.id, name: evaluation.name },
    container,
    attempt: log.attempt,
    submittedAt: attempt.submittedAt?.toISOString() ?? '',
    before: found.before ?? nothing,
    after: found.after ?? nothing,
    effect: isEffect(found.outcome) ? found.outcome : 'rises',
    isHeld,
    staysPassed: courseState === 'PASSED' && found.outcome === 'fails',
  }
}

const placeOf = ({ found: { outcome } }: Effect) => regradeEffects.findIndex((name) => name === outcome)

const orders: Record<string, (one: Effect, other: Effect) => number> = {
  // NOTE: the database has put them in the order of names.
  user: () => 0,
  before: (one, other) => (one.found.before?.mark ?? 0) - (other.found.before?.mark ?? 0),
  after: (one, other) => (one.found.after?.mark ?? 0) - (other.found.after?.mark ?? 0),
  effect: (one, other) => placeOf(one) - placeOf(other),
}

/** Who fails comes first, unless another order is asked for. */
export function sorted(shown: readonly Effect[], sort: Page['sort']) {
  const order = orders[sort?.field ?? 'effect'] ?? orders['effect']
  const inOrder = shown.toSorted((one, other) => order?.(one, other) ?? 0)
  return sort?.descending ? inOrder.toReversed() : inOrder
}

export const regradeView = ({ regrade, version, by }: RegradeRow): Regrade => ({
  id: regrade.id,
  version,
  lowers: regrade.lowers,
  by,
  startedAt: regrade.createdAt.toISOString(),
  finishedAt: regrade.finishedAt?.toISOString() ?? null,
  done: regrade.done,
  total: regrade.total,
  passes: regrade.passes,
  fails: regrade.fails,
  changed: regrade.changed,
})

export const noticeView = ({ toldAt, ...row }: NoticeRow): RegradeNotice => ({
  ...row,
  toldAt: toldAt.toISOString(),
})
