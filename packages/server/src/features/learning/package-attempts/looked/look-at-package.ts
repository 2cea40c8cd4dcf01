import { isPackage } from '@oktant/contract/learning/package-launch.ts'
import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { emptyAttempt } from '@oktant/runtime/commit/merge.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail, Failure } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { isOpenToVisitors } from '../../courses/courses.ts'
import type { Viewer } from '../../learn/learn.access.ts'
import { accessPlace, launchView } from '../../learn/learn.ts'
import { accessPlayed } from '../launch-package.ts'
import { speaksInStatements } from '../launched/units.rules.ts'
import { findPackageAddress } from '../package-address.ts'
import { findRevisionOf } from '../package-attempts.queries.ts'
import { packageLaunch, printedLaunch } from '../package-attempts.view.ts'
import { lookAtUnit } from './look-at-unit.ts'

type LookedAt = {
  companyId: number
  revisionId: number | undefined
  by: string
  language: Language
  /** The unit that was asked for. */
  item: string | undefined
}

/** A package that somebody only looks at: nothing is kept of it. */
async function lookAtPackage(db: Db, kit: Kit, { companyId, by, language, item, ...of }: LookedAt) {
  const { played, revisionId } = await accessPlayed(db, companyId, of.revisionId)
  const saved = emptyAttempt
  const attempt = `looked at ${revisionId} by ${by}`
  const at = { companyId, revisionId }
  const address = speaksInStatements(played.kind)
    ? await lookAtUnit(db, kit, at, { played, attempt, language, item })
    : await findPackageAddress(db, kit, { ...at, played }, attempt)
  const opened = { address, ownWindow: false, attempt: 1, attemptsLeft: null, session: null, token: null }
  return {
    ...printedLaunch({ learner: null, played, saved, mark: null, mode: 'browse' }),
    package: packageLaunch(played, saved, opened),
  }
}

/** What an author looks at, with the player's part of it where it is a package. */
export async function withPackage(
  db: Db,
  kit: Kit,
  { companyId, id, language }: Actor,
  { shown, item }: { shown: LaunchData; item: string | undefined },
): Promise<LaunchData> {
  if (!isPackage(shown.categoryId)) return shown
  const revisionId = await findRevisionOf(db, companyId, shown.componentId)
  const looked = { companyId, revisionId, by: String(id), language, item }
  return { ...shown, ...(await lookAtPackage(db, kit, looked)) }
}

/** A package of a course that is open to visitors, for somebody without an account. */
export async function launchPublicPackage(
  db: Db,
  kit: Kit,
  viewer: Viewer | null,
  { childId, item }: { childId: number; item: string | undefined },
) {
  if (!viewer) throw fail('child_not_found')
  const { companyId, language } = viewer
  const opening = await accessPlace(db, viewer, childId, kit.now()).catch(hidden)
  const { editionId, containerId, place } = opening
  const isOpen = await isOpenToVisitors(db, { companyId, editionId, childId })
  if (!isOpen || !isPackage(place.categoryId)) throw fail('child_not_found')
  const of = { companyId, revisionId: place.revision?.id, by: 'visitors', language, item }
  const looked = await lookAtPackage(db, kit, of).catch(hidden)
  const nothing = { launch: null, componentLog: null }
  return { ...launchView(place), containerChildId: childId, containerId, ...nothing, ...looked }
}

/** NOTE: why something is not open is nobody’s business who has no account. */
const hidden = (error: unknown): never => {
  throw error instanceof Failure ? fail('child_not_found') : error
}
