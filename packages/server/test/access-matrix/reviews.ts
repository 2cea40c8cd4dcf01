import type { Expected } from './who.ts'

const administrators = ['administrator', 'fullAdministration', 'pdrAdministrator', 'superUser']
const takers = ['administrator', 'fullAdministration', 'learner', 'superUser']
const leaders = ['administrator', 'fullAdministration', 'managerialPdrs', 'superUser']

export const reviewCalls: Expected = {
  // NOTE: managers see their team there; the server decides.
  listReviews: [...administrators, 'managerialPdrs'],
  countReviewGroups: [...administrators, 'managerialPdrs'],
  countReviews: [...administrators, 'managerialPdrs'],
  listCalibrations: administrators,
  exportCalibrations: administrators,
  listCalibrationHistory: administrators,
  moveCalibration: administrators,
  releaseCalibrations: administrators,
  listSeasonContracts: administrators,
  exportSeasonContracts: administrators,
  remindOfContracts: administrators,
  giveViewReason: administrators,
  reopenReview: administrators,
  giveReviewAway: administrators,
  moveReviewDeadline: administrators,
  closeReview: administrators,
  changeReviews: administrators,
  remindOfReview: 'signedIn',
  listOwnReviews: takers,
  listTeamReviews: leaders,
  listReviewDrafts: leaders,
  handOverReviewDraft: leaders,
  dropReviewDraft: leaders,
  printReview: takers,
  // NOTE: what somebody may do follows from the review; the server decides.
  readReview: 'signedIn',
  markReviewRead: 'signedIn',
  saveReviewFields: 'signedIn',
  addReviewObjective: 'signedIn',
  removeReviewObjective: 'signedIn',
  submitReview: 'signedIn',
  proposeMark: 'signedIn',
  holdReviewMeeting: 'signedIn',
  acceptReview: 'signedIn',
  rejectReview: 'signedIn',
  listReviewHistory: 'signedIn',
  readReviewVersion: 'signedIn',
  listReviewEvidence: 'signedIn',
  attachReviewEvidence: 'signedIn',
  detachReviewEvidence: 'signedIn',
  readReviewValues: 'signedIn',
  readUserResponse: 'signedIn',
  printManagedReview: 'signedIn',
}
