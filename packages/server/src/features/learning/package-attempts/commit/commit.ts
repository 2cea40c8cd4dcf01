import type { PostedScore, TracedCall } from '@oktant/contract/learning/package-attempts.ts'
import type { Commit } from '@oktant/runtime/commit/commit.ts'
import { mergeCommit, totalTimeOf, type SavedAttempt } from '@oktant/runtime/commit/merge.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { closeAttemptLog, correctAttemptLog, countTime } from '../../learn/learn.ts'
import { speaksInStatements } from '../launched/units.rules.ts'
import { faultsOfCommit } from './commits.rules.ts'
import { type HeldAttempt, writeCommit } from '../package-attempts.queries.ts'
import { commitOfPost, faultsOfPost, isLookedAt } from './posted.rules.ts'
import { keptOutcome, outcomeOfPackage } from '../played.rules.ts'
import { learnerOf, savedOf } from '../package-attempts.view.ts'
import type { Played } from '../../played-packages/played-packages.ts'

export type Whole = { held: HeldAttempt; played: Played }

/** A commit as the player sends it: with what the package called since the last one that arrived. */
type SentCommit = Commit & { trace?: readonly TracedCall[] }

const refuse = (errors: { field: string; code: string; message: string }[]) =>
  fail('scores_not_submitted', { errors })

function refuseFaults({ held, played }: Whole, { session, values }: Commit) {
  // NOTE: what speaks in statements is believed by these alone.
  if (speaksInStatements(played.kind)) throw refuse([])
  // NOTE: launches are numbered here, so a number to come is nobody's.
  if (session > held.attempt.session) throw fail('attempt_not_found')
  const faults = faultsOfCommit(played, values, held.attempt.values)
  if (faults.length === 0) return
  throw refuse(
    faults.map(({ element, code }) => ({
      field: element,
      code: `runtime.error.${code}`,
      message: String(code),
    })),
  )
}

/** Keeps what a package says through its interface. */
export async function keepCommit(db: Db, whole: Whole, commit: SentCommit, now: Date) {
  refuseFaults(whole, commit)
  return applyCommit(db, whole, commit, now)
}

/** Keeps what a package says: the one place where that happens, whichever way it came. */
export async function applyCommit(db: Db, whole: Whole, { trace = [], ...commit }: SentCommit, now: Date) {
  const { attempt, log } = whole.held
  const { saved, outcome } = mergeCommit(savedOf(attempt), commit)
  const isSuperseded = commit.session < attempt.session
  const isNew = outcome !== 'repeated'
  const values = outcome === 'applied' ? commit.values : {}
  const written = { saved: { ...saved, values }, isNew, launch: commit.session, trace }
  await writeCommit(db, attempt, written, now)
  if (!isNew) return { isSuperseded, log, containerLog: null }
  const counted = await countSession(db, log, saved, now)
  return { isSuperseded, ...(await rollUpAttempt(db, whole, { saved, log: counted }, now)) }
}

/** NOTE: nobody learns longer than time has passed since they began, whatever a package says. */
function countSession(db: Db, log: HeldAttempt['log'], saved: SavedAttempt, now: Date) {
  const claimed = Math.floor(totalTimeOf(saved) / 100)
  const since = new Date(log.startedAt.getTime() + log.seconds * 1000)
  return countTime(db, log, { claimed: claimed - log.seconds, countedUntil: since, now })
}

type Counted = { saved: SavedAttempt; log: HeldAttempt['log'] }

async function rollUpAttempt(db: Db, { held, played }: Whole, { saved, log }: Counted, now: Date) {
  const { state, mark } = keptOutcome(log, outcomeOfPackage(played, saved.values))
  if (state === log.state && mark === log.mark) return { log, containerLog: null }
  const learner = learnerOf(held.learner)
  const isCorrected = log.completedAt !== null && state !== 'IN_PROGRESS'
  if (!isCorrected) return closeAttemptLog(db, learner, log, { state, mark, doneBy: 'package_done' }, now)
  const containerLog = await correctAttemptLog(db, learner, log, { state, mark }, now)
  return { log: { ...log, state, mark }, containerLog }
}

/** Keeps what was posted in one piece: by the form that the specification prints, or as its own call. */
export async function keepPost(db: Db, whole: Whole, post: PostedScore, now: Date) {
  const { attempt, log } = whole.held
  if (isLookedAt(post)) return { isSuperseded: false, log, containerLog: null }
  const faults = faultsOfPost(post)
  const [item] = whole.played.items.filter(({ launch }) => launch !== null)
  if (faults.length > 0 || !item)
    throw refuse(faults.map((field) => ({ field, code: 'runtime.error.405', message: '405' })))
  const { session, number, times } = attempt
  const spent = times[session]?.time ?? 0
  const commit = commitOfPost(post, { item: item.id, session, number: number + 1, spent })
  return keepCommit(db, whole, commit, now)
}
