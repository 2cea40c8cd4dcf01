import type { CommitSent, PostedScore, ScoreForm } from '@oktant/contract/learning/package-attempts.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Signer } from './commit/signed-claims.ts'
import { readSystemSettings } from '../../organisation/system/system.ts'
import { keepCommit, keepPost } from './commit/commit.ts'
import { readCommitToken } from './commit/commit-tokens.ts'
import { findLatestAttempt, type HeldAttempt, holdAttempt } from './package-attempts.queries.ts'
import { commitView } from './package-attempts.view.ts'

export { launchPlace } from './launch-package.ts'
export { launchPublicPackage, withPackage } from './looked/look-at-package.ts'

type Committing = { transact: Transact; actor: Actor | null }

/** Keeps the numbered changes of one attempt; of an earlier launch the time alone. */
export async function commitPackage(
  { transact, actor }: Committing,
  kit: Signer,
  id: number,
  { token, ...commit }: CommitSent,
) {
  const whose = token === undefined ? ownOf(actor) : tokenOf(kit, token, id)
  const kept = await transact(async (tx) => {
    const held = await holdAttempt(tx, whose.companyId, id)
    if (!held || !mayCommit(held, whose)) throw fail('attempt_not_found')
    return committed(tx, kit, held, (whole) => keepCommit(tx, whole, commit, kit.now()))
  })
  // NOTE: afterwards, as its time is counted all the same.
  if (kept.isSuperseded) throw fail('launched_elsewhere')
  return kept.reply
}

type WhoseAttempt = { companyId: number; userId: number | null }

const ownOf = (actor: Actor | null): WhoseAttempt => {
  if (!actor) throw fail('not_signed_in')
  return { companyId: actor.companyId, userId: actor.id }
}

function tokenOf(kit: Signer, token: string, id: number): WhoseAttempt {
  const of = readCommitToken(kit, token)
  if (!of) throw fail('session_over')
  if (of.componentLogId !== id) throw fail('attempt_not_found')
  return { companyId: of.companyId, userId: null }
}

const mayCommit = ({ log, learner }: HeldAttempt, { userId }: WhoseAttempt) =>
  learner.status === 'Active' && (userId === null || log.userId === userId)

type Keep = (whole: Parameters<typeof keepCommit>[1]) => ReturnType<typeof keepCommit>

async function committed(db: Db, kit: Signer, held: HeldAttempt, keep: Keep) {
  const { companyId } = held.attempt
  const { isSuperseded, ...kept } = await keep({ held, played: held.played })
  const hasMark = kept.log.mark !== null || kept.containerLog?.mark != null
  const { showScores } = hasMark ? await readSystemSettings(db, companyId) : { showScores: true }
  return { isSuperseded, reply: commitView(kept, showScores, kit.now()) }
}

type Posted = { childId: number; post: PostedScore }

/** Keeps what a package posts of its learner at a place. */
export async function scoreComponent(db: Db, kit: Signer, actor: Actor, { childId, post }: Posted) {
  const held = await holdLatest(db, actor, childId)
  const { reply } = await committed(db, kit, held, (whole) => keepPost(db, whole, post, kit.now()))
  return reply
}

/** The same as the specification prints it; nobody posts for somebody else. */
export async function submitScores(db: Db, kit: Signer, actor: Actor, form: ScoreForm) {
  const { usrId, containerChildId, ...post } = form
  const held = await holdLatest(db, actor, containerChildId)
  if (String(usrId) !== String(actor.id)) throw fail('not_permitted')
  const { reply } = await committed(db, kit, held, (whole) => keepPost(db, whole, post, kit.now()))
  return reply
}

async function holdLatest(db: Db, { companyId, id: userId }: Actor, childId: number) {
  const id = await findLatestAttempt(db, { companyId, userId }, childId)
  const held = id === undefined ? undefined : await holdAttempt(db, companyId, id)
  if (!held) throw fail('attempt_not_found')
  return held
}
