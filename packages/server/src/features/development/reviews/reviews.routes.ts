import * as calibrations from '@oktant/contract/development/reviews/calibration.ts'
import * as draftCalls from '@oktant/contract/development/reviews/review-drafts.ts'
import * as progress from '@oktant/contract/development/reviews/review-progress.ts'
import * as contract from '@oktant/contract/development/reviews/reviews.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import * as administration from './administer/administer-reviews.ts'
import * as calibration from './calibrate/calibration.ts'
import { exportCalibrations } from './calibrate/export-calibrations.ts'
import * as drafts from './drafts/drafts.ts'
import * as evidence from './evidence/evidence.ts'
import * as lists from './administer/list-reviews.ts'
import type { Moment } from './move-review.ts'
import { printReview } from './print/print-review.ts'
import * as reviews from './reviews.ts'
import { readReviewVersion } from './versions/versions.ts'
import * as submits from './submit-review.ts'

export function reviewRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(contract.listOwnReviews, ({ db, actor }) => lists.listOwnReviews(db, actor, at()))
  serve(contract.listTeamReviews, ({ db, actor, query }) =>
    lists.listTeamReviews(db, actor, readPage(query), at()),
  )
  serve(contract.readReview, ({ db, actor, params }) => reviews.readReview(db, kit, actor, params.id))
  serve(contract.readReviewValues, ({ db, actor, params }) =>
    reviews.readReviewValues(db, kit, actor, params.id),
  )
  serve(contract.readUserResponse, ({ db, actor, params }) =>
    reviews.readUserResponse(db, kit, actor, params.id),
  )
  serve(contract.markReviewRead, ({ db, actor, params }) =>
    reviews.markReviewRead(db, actor, params.id, at()),
  )
  serve(contract.saveReviewFields, ({ db, actor, params, body }) =>
    reviews.saveReviewFields(db, actor, params.id, body.fields, at()),
  )
  serve(contract.addReviewObjective, ({ db, actor, params }) =>
    reviews.addReviewObjective(db, actor, params.id),
  )
  serve(contract.removeReviewObjective, ({ db, actor, params }) =>
    reviews.removeReviewObjective(db, actor, params),
  )
  serve(contract.submitReview, async ({ db, actor, params }) => {
    await submits.submitReview(db, actor, params.id, at())
    return reviews.readReview(db, kit, actor, params.id)
  })
  serve(contract.holdReviewMeeting, async ({ db, actor, params, body }) => {
    await submits.holdReviewMeeting(db, actor, params.id, { ...body, ...at() })
    return reviews.readReview(db, kit, actor, params.id)
  })
  serve(contract.acceptReview, async ({ db, actor, params }) => {
    await submits.acceptReview(db, actor, params.id, at())
    return reviews.readReview(db, kit, actor, params.id)
  })
  serve(contract.rejectReview, async ({ db, actor, params, body }) => {
    await submits.rejectReview(db, actor, params.id, body, at())
    return reviews.readReview(db, kit, actor, params.id)
  })
  serve(contract.listReviewHistory, ({ db, actor, params }) => lists.listReviewHistory(db, actor, params.id))
  serve(contract.readReviewVersion, ({ db, actor, params }) => readReviewVersion(db, kit, actor, params))
  serve(contract.listReviewEvidence, ({ db, actor, params }) =>
    evidence.listReviewEvidence(db, actor, params.id, at()),
  )
  serve(contract.attachReviewEvidence, ({ db, actor, params, body }) =>
    evidence.attachReviewEvidence(db, actor, params.id, { ...body, ...at() }),
  )
  serve(contract.detachReviewEvidence, ({ db, actor, params }) =>
    evidence.detachReviewEvidence(db, actor, params),
  )
  serve(contract.printReview, ({ db, actor, params }) =>
    printReview(db, kit, actor, params.id, { as: 'person' }),
  )
  serve(contract.printManagedReview, ({ db, actor, params }) =>
    printReview(db, kit, actor, params.id, { as: 'manager' }),
  )
  draftRoutes(serve, at)
  progressRoutes(serve, kit)
  calibrationRoutes(serve, kit)
}

function draftRoutes(serve: Serve, at: () => Moment) {
  serve(draftCalls.listReviewDrafts, ({ db, actor }) => drafts.listReviewDrafts(db, actor))
  serve(draftCalls.handOverReviewDraft, ({ db, actor, params, body }) =>
    drafts.handOverReviewDraft(db, actor, { ...params, ...body }, at()),
  )
  serve(draftCalls.dropReviewDraft, ({ db, actor, params }) => drafts.dropReviewDraft(db, actor, params.id))
}

function calibrationRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(calibrations.listCalibrations, ({ db, actor, query }) =>
    calibration.listCalibrations(db, kit, actor, readPage(query)),
  )
  serve(calibrations.exportCalibrations, ({ db, actor, params, query }) =>
    exportCalibrations(db, kit, actor, params.format, readPage(query)),
  )
  serve(calibrations.listCalibrationHistory, ({ db, actor, params }) =>
    calibration.listCalibrationHistory(db, kit, actor, params.id),
  )
  serve(calibrations.moveCalibration, ({ db, actor, params, body }) =>
    calibration.moveCalibration(db, actor, params.id, body, at()),
  )
  serve(calibrations.releaseCalibrations, ({ db, actor, body }) =>
    calibration.releaseCalibrations(db, actor, body.chosen, at()),
  )
  serve(calibrations.proposeMark, async ({ db, actor, params }) => {
    await submits.proposeMark(db, actor, params.id, at())
    return reviews.readReview(db, kit, actor, params.id)
  })
}

function progressRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  const { administerReview } = administration
  serve(progress.listReviews, ({ db, actor, query }) => lists.listReviews(db, actor, readPage(query), at()))
  serve(progress.countReviews, ({ db, actor, query }) => lists.countReviews(db, actor, query.season, at()))
  serve(progress.countReviewGroups, ({ db, actor, query }) =>
    lists.countReviewGroups(db, actor, query.season, at()),
  )
  serve(progress.giveViewReason, ({ db, actor, params, body }) =>
    administration.giveViewReason(db, kit, actor, params.id, body.reason),
  )
  serve(progress.reopenReview, ({ db, actor, params, body }) =>
    administerReview(db, actor, params.id, { action: 'reopen', ...body }, at()),
  )
  serve(progress.giveReviewAway, ({ db, actor, params, body }) =>
    administerReview(db, actor, params.id, { action: 'manager', ...body }, at()),
  )
  serve(progress.moveReviewDeadline, ({ db, actor, params, body }) =>
    administerReview(db, actor, params.id, { action: 'deadline', ...body }, at()),
  )
  serve(progress.closeReview, ({ db, actor, params, body }) =>
    administerReview(db, actor, params.id, { action: 'close', ...body }, at()),
  )
  serve(progress.remindOfReview, ({ db, actor, params }) =>
    administration.remindOfReview(db, actor, params.id, at()),
  )
  serve(progress.changeReviews, ({ db, actor, body }) => administration.changeReviews(db, actor, body, at()))
}
