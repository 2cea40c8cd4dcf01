import type { CalibrationRow, Calibrations } from '@oktant/contract/development/reviews/calibration.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../../http/answer/paging.ts'
import { sortChosen } from '../../../../http/chosen.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import type { Moment } from '../move-review.ts'
import { holdAdministered, may } from '../reviews.access.ts'
import { sightOf, statusOf } from '../reviews.rules.ts'
import { auditCalibrations } from './audit-calibration.ts'
import {
  type CalibrationSeat,
  countMarks,
  findCalibration,
  findSeat,
  holdSeats,
  listChoices,
  listLines,
  pageOfSeats,
  writeMove,
  writeReleases,
} from './calibration.queries.ts'
import { bandsOf, calibrationStateOf, isCalibrated, meanOf } from './calibration.rules.ts'

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'review.calibrated': { companyId: number; pdrId: number }
  }
}

const missing = 'review_not_found'

/** Does this reader see how the mark of a review is calibrated? */
const sees = (actor: Actor, { userId, status }: Pick<CalibrationSeat, 'userId' | 'status'>) =>
  sightOf({
    side: may.administer(actor, { userId, managerId: null }) ? 'hr' : 'nobody',
    status: statusOf(status),
    closedFrom: null,
    wasSent: { managerA: false, managerBC: false },
    isLetIn: false,
    isViewedAs: actor.viewer !== null,
  }).calibration !== 'none'

export function seatView(seat: CalibrationSeat): CalibrationRow {
  const { id, userId, userName, managerId, managerName, status, releasedAt, changes } = seat
  const status_ = statusOf(status)
  const state = calibrationStateOf(status_, seat.proposed === null ? null : { releasedAt })
  const isOpen = isCalibrated(status_) && seat.proposed !== null
  return {
    id,
    season: seat.season,
    user: { id: userId, name: userName },
    manager: managerId === null ? null : { id: managerId, name: managerName ?? '' },
    jobRole: seat.jobRole,
    locality: seat.locality,
    state,
    proposed: seat.proposed,
    mark: seat.mark,
    moves: seat.moves,
    changedAt: seat.changedAt,
    revision: changes,
    can: { move: isOpen, release: isOpen && state === 'proposed' },
  }
}

type Needs = Pick<Kit, 'views'>

/** The marks of these people on one page; that somebody has looked is kept. */
export async function seatsFor(
  db: Db,
  { views }: Needs,
  actor: Actor,
  page: Page,
  kind: 'review' | 'export',
) {
  const found = await pageOfSeats(db, actor, page)
  const seats = found.filter((seat) => sees(actor, seat))
  const marked = seats.filter(({ proposed }) => proposed !== null).map(({ userId }) => userId)
  views.note(marked, { by: actor, kind, role: 'reviews.administer' })
  return seats
}

export async function listCalibrations(db: Db, kit: Needs, actor: Actor, page: Page): Promise<Calibrations> {
  const seats = await seatsFor(db, kit, actor, page, 'review')
  // NOTE: whoever views as somebody is told nothing of marks, not even how many there are.
  const marks = actor.viewer ? [] : await countMarks(db, actor, page.filters)
  const total = marks.reduce((all, { count }) => all + count, 0)
  return {
    ...pagedReply(page, seats.map(seatView), total),
    bands: bandsOf(marks),
    meanProposed: meanOf(marks, ({ proposed }) => proposed),
    meanMark: meanOf(marks, ({ mark }) => mark),
    ...(await listChoices(db, actor)),
  }
}

async function accessSeat(db: Db, actor: Actor, id: number) {
  const seat = await findSeat(db, actor, id)
  if (!seat || !sees(actor, seat)) throw fail(missing)
  return seat
}

/** What became of a mark before it was sent. */
export async function listCalibrationHistory(db: Db, { views }: Needs, actor: Actor, id: number) {
  const { userId } = await accessSeat(db, actor, id)
  views.note([userId], { by: actor, kind: 'review', role: 'reviews.administer' })
  const lines = await listLines(db, { companyId: actor.companyId, pdrId: id })
  return {
    content: lines.map(({ byId, byName, at, ...line }) => ({
      ...line,
      at: at.toISOString(),
      by: { id: byId, name: byName },
    })),
  }
}

type Moving = { mark: number; reason: string; revision: number }

/** Moves a mark that was put forward and not sent yet; it has to be released anew. */
export async function moveCalibration(db: Db, actor: Actor, id: number, sent: Moving, { now }: Moment) {
  const { row } = await holdAdministered(db, actor, id)
  const { season } = await accessSeat(db, actor, id)
  const found = await findCalibration(db, { companyId: actor.companyId, pdrId: id })
  if (!found || !isCalibrated(statusOf(row.status))) throw fail('calibration_state')
  const reason = sent.reason.trim()
  if (!reason) throw fail('reason_missing')
  const isWritten =
    found.changes === sent.revision &&
    (await writeMove(db, found, { mark: sent.mark, reason, actorId: actor.id, now }))
  if (!isWritten) throw fail('calibration_changed')
  await auditCalibrations(db, actor, 'moved', [season.id])
  return seatView(await accessSeat(db, actor, id))
}

/** Releases marks for their managers to send, who are told. */
export async function releaseCalibrations(
  db: Db,
  actor: Actor,
  chosen: Parameters<typeof sortChosen>[0],
  { now }: Moment,
) {
  const { companyId } = actor
  const { rows, left } = await sortChosen(chosen, {
    hold: async (which) => (await holdSeats(db, actor, which)).filter((seat) => sees(actor, seat)),
    missing,
    changeable: (found) =>
      found.filter(({ isProposed, status }) => isProposed && isCalibrated(statusOf(status))),
  })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await writeReleases(db, { companyId, ids, actorId: actor.id, now })
  await auditCalibrations(
    db,
    actor,
    'released',
    rows.map(({ seasonId }) => seasonId),
  )
  const told = ids.map((pdrId) => ({ companyId, pdrId }))
  await announceAll(db, 'review.calibrated', told, { companyId })
  return { changed: ids, skipped: left.length }
}
