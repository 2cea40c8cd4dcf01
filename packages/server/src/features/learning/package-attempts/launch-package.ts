import { isPackage } from '@oktant/contract/learning/package-launch.ts'
import type { AttemptChoice, LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { type SavedAttempt, takeOver } from '@oktant/runtime/commit/merge.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Signer } from './commit/signed-claims.ts'
import { viewerOf } from '../learn/learn.access.ts'
import {
  accessPlace,
  beginAttemptLog,
  beginCourse,
  launchOpened,
  launchView,
  logView,
} from '../learn/learn.ts'
import { signerOf } from '../component-files/component-files.ts'
import { readSystemSettings } from '../../organisation/system/system.ts'
import { attemptsLeft, chooseAttempt, type Chosen } from './choice.rules.ts'
import { makeCommitToken } from './commit/commit-tokens.ts'
import { forgetOldTraces } from './commit/trace.queries.ts'
import { findPackageAddress } from './package-address.ts'
import {
  findLearnerName,
  insertPackageAttempt,
  type ListedAttempt,
  listPackageAttempts,
  writeTakenOver,
} from './package-attempts.queries.ts'
import { findPlayed } from '../played-packages/played-packages.ts'
import { packageLaunch, printedLaunch, savedOf } from './package-attempts.view.ts'
import { launchUnit } from './launched/launch-unit.ts'
import type { LearnerKey } from './launched/settle-units.ts'
import { asksForWindow, speaksInStatements } from './launched/units.rules.ts'
import { isClosed } from './played.rules.ts'
import { followReplacement } from './replaced/replaced.ts'

type Opening = Awaited<ReturnType<typeof accessPlace>>
type AskedPlace = { childId: number; choice: AttemptChoice; item?: string | undefined }

/** Opens a place of a course for somebody: an attempt at a package, or whatever else stands there. */
export async function launchPlace(db: Db, kit: Signer, actor: Actor, asked: AskedPlace) {
  const { childId } = asked
  const now = kit.now()
  const opening = await accessPlace(db, viewerOf(actor), childId, now)
  if (!isPackage(opening.place.categoryId))
    return launchOpened(db, actor, opening, { childId, now, sign: signerOf(kit) })
  return launchPackage(db, kit, actor, { ...asked, opening })
}

type Launching = AskedPlace & { opening: Opening }

async function launchPackage(
  db: Db,
  kit: Signer,
  actor: Actor,
  { opening, childId, choice, item }: Launching,
): Promise<LaunchData> {
  const now = kit.now()
  const whose = { companyId: actor.companyId, userId: actor.id }
  const current = await accessPlayed(db, actor.companyId, opening.place.revision?.id)
  const { id: containerLogId } = await beginCourse(db, whose, opening, now)
  const at = { containerLogId, childId, now }
  const earlier = (await listPackageAttempts(db, actor.companyId, at)).map(asEarlier)
  const wished = chooseAttempt(choice, earlier, current.played.attempts)
  const chosen = await followReplacement(db, wished, current)
  const opened = await openAttempt(db, whose, { chosen, at, revisionId: current.revisionId })
  const played = await playedBy(db, opened.attempt, current)
  const begun = earlier.length + (chosen.how === 'begin' ? 1 : 0)
  const seen = await seenBy(db, actor, opened)
  const isKept = chosen.how !== 'lookAt'
  const { companyId, componentLogId, revisionId } = opened.attempt
  const isSpoken = speaksInStatements(played.kind)
  const hasBegun = chosen.how === 'begin'
  const unit = { whose, attempt: opened.attempt, played, item, language: actor.language, isKept, hasBegun }
  return {
    ...launchView(opening.place),
    linked: opening.linked,
    containerChildId: childId,
    containerId: opening.containerId,
    launch: null,
    componentLog: { ...logView(opened.log), mark: seen.mark },
    ...printedLaunch({ ...seen, played, saved: opened.saved, mode: isKept ? 'normal' : 'review' }),
    package: packageLaunch(played, opened.saved, {
      address: isSpoken
        ? await launchUnit(db, kit, unit)
        : await findPackageAddress(db, kit, { companyId, revisionId, played }, String(componentLogId)),
      ownWindow: asksForWindow(played, opened.saved.values, item),
      attempt: opened.log.attempt,
      attemptsLeft: attemptsLeft(current.played.attempts, begun),
      session: isKept && !isSpoken ? opened.saved.session : null,
      token: isKept && !isSpoken ? makeCommitToken(kit, { companyId, componentLogId }) : null,
    }),
  }
}

const asEarlier = (row: ListedAttempt) => ({
  ...row,
  state: row.log.state,
  mark: row.log.mark,
  isClosed: isClosed(row.log.state, row.attempt.values),
})

type OpenedAttempt = ListedAttempt & { saved: SavedAttempt }
type Wanted = {
  chosen: Chosen<ListedAttempt>
  at: { containerLogId: number; childId: number; now: Date }
  revisionId: number
}

/** NOTE: the record of the course is locked, so that two windows of one person begin one attempt. */
async function openAttempt(
  db: Db,
  whose: LearnerKey,
  { chosen, at, revisionId }: Wanted,
): Promise<OpenedAttempt> {
  if (chosen.how === 'begin') {
    const log = await beginAttemptLog(db, whose, at)
    const of = { companyId: whose.companyId, componentLogId: log.id, revisionId, now: at.now }
    const attempt = await insertPackageAttempt(db, of)
    return { log, attempt, saved: savedOf(attempt) }
  }
  const { attempt, log } = chosen.attempt
  if (chosen.how === 'lookAt') return { attempt, log, saved: savedOf(attempt) }
  const saved = takeOver(savedOf(attempt))
  await writeTakenOver(db, attempt, saved, at.now)
  await forgetOldTraces(db, { ...attempt, session: saved.session })
  return { attempt, log, saved }
}

/** An attempt is played as it was begun, whatever became of its package. */
async function playedBy(
  db: Db,
  { companyId, revisionId }: ListedAttempt['attempt'],
  current: Awaited<ReturnType<typeof accessPlayed>>,
) {
  if (revisionId === current.revisionId) return current.played
  return (await accessPlayed(db, companyId, revisionId)).played
}

/** How a revision is played, for whoever may open it. */
export async function accessPlayed(db: Db, companyId: number, revisionId: number | undefined) {
  const played = revisionId === undefined ? undefined : await findPlayed(db, { companyId, revisionId })
  if (!played || revisionId === undefined) throw fail('container_child_invalid')
  return { played, revisionId }
}

async function seenBy(db: Db, { companyId, id }: Actor, { log }: OpenedAttempt) {
  const name = await findLearnerName(db, companyId, id)
  const { showScores } = log.mark === null ? { showScores: true } : await readSystemSettings(db, companyId)
  return { learner: { id, name }, mark: showScores ? log.mark : null }
}
