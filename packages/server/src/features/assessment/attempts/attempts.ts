export { makeAttempts, type Taker } from './made/made-attempts.ts'
export { attachMade, reviseMade } from './made/made-changes.ts'
export { type AttemptRow, findWholeAttempt } from './attempts.queries.ts'
export {
  hasPassed,
  isHeldBack,
  isReviewed,
  keyFor,
  refuseUnknown,
  rightAnswerOf,
  scoredOf,
  shownBy,
  stateOf,
} from './attempts.rules.ts'
export { authorView, launchView } from './attempts.view.ts'
export { holdPoints, writePoints, writeSum } from './result/points.queries.ts'
export { picturesIn, printedAttempt } from './print/print.view.ts'
export { returnAttempt } from './result/return-attempt.ts'
export { listReturns, type Returned, returnedAttempts } from './result/returns.queries.ts'
export { giveExtraTime } from './extra-time/extra-time.ts'
export { learnerOf } from './made/learner.ts'
export { resultOf } from './result/marking.rules.ts'
export { type Candidate, countsOf, isEffect, type Regraded, regraded } from './result/regrade.rules.ts'
export { checkSupporting } from './answer/supporting-documents.rules.ts'
export { listScores, type ScoreRow } from './answer/scores.queries.ts'
export { tellMarked, tellWaiting } from './result/tell-attempt.ts'
export { type Corrected, tellCorrected } from './result/tell-corrected.ts'
export { isAccepted } from './result/words.rules.ts'
