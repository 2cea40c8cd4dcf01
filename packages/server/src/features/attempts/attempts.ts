export { makeAttempts, type Taker } from './made-attempts.ts'
export { attachMade, reviseMade } from './made-changes.ts'
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
export { holdPoints, writePoints, writeSum } from './points.queries.ts'
export { picturesIn, printedAttempt } from './print.view.ts'
export { returnAttempt } from './return-attempt.ts'
export { listReturned, listReturns } from './returns.queries.ts'
export { giveExtraTime } from './extra-time.ts'
export { learnerOf } from './learner.ts'
export { resultOf } from './marking.rules.ts'
export {
  type Candidate,
  countsOf,
  isEffect,
  type Regraded,
  regraded,
  regradedUntouched,
} from './regrade.rules.ts'
export { keepAsked } from './score-writes.queries.ts'
export { listScores, type ScoreRow } from './scores.queries.ts'
export { tellMarked, tellWaiting } from './tell-attempt.ts'
export { type Corrected, tellCorrected } from './tell-corrected.ts'
export { listUntouched } from './untouched.queries.ts'
export { isAccepted } from './words.rules.ts'
