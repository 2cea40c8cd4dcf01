import { apiTokenScenes } from './scenes/api-tokens.ts'
import { recordStoreScenes } from './scenes/record-store.ts'
import { assignmentScenes } from './scenes/learning/assignments.ts'
import { markingScenes } from './scenes/assessment/marking.ts'
import { attemptScenes } from './scenes/assessment/attempts.ts'
import { autoMessageScenes } from './scenes/auto-messages.ts'
import { certificateScenes } from './scenes/learning/certificates.ts'
import { componentFileScenes } from './scenes/learning/component-files.ts'
import { packageImportScenes } from './scenes/package-imports.ts'
import { courseScenes } from './scenes/learning/courses.ts'
import { competencyScenes } from './scenes/competencies.ts'
import { declineReasonScenes } from './scenes/decline-reasons.ts'
import { developmentScenes } from './scenes/development.ts'
import { eventPlaceScenes } from './scenes/event-places.ts'
import { eventScenes } from './scenes/events.ts'
import { webinarScenes } from './scenes/webinars.ts'
import { diagramScenes } from './scenes/learning/diagrams.ts'
import { groupingScenes } from './scenes/learning/groupings.ts'
import { facilitationScenes } from './scenes/assessment/facilitation.ts'
import { favouriteScenes } from './scenes/learning/favourites.ts'
import { fieldScenes } from './scenes/people/fields.ts'
import { groupMessageScenes } from './scenes/group-messages.ts'
import { deputyScenes } from './scenes/people/deputies.ts'
import { goalScenes } from './scenes/goals.ts'
import { groupScenes } from './scenes/people/groups.ts'
import { learningGroupScenes } from './scenes/people/learning-groups.ts'
import { learningTypeScenes } from './scenes/learning/learning-types.ts'
import { folderScenes } from './scenes/learning/folders.ts'
import { importScenes } from './scenes/people/imports.ts'
import { messageScenes } from './scenes/messages.ts'
import { pushScenes } from './scenes/push.ts'
import { packageAttemptScenes } from './scenes/package-attempts.ts'
import { peopleScenes } from './scenes/people/people.ts'
import { profileSideScenes } from './scenes/people/profile.ts'
import { profileScenes } from './scenes/people/profiles.ts'
import { questionScenes } from './scenes/assessment/questions.ts'
import { regradeScenes } from './scenes/assessment/regrades.ts'
import { purchaseScenes } from './scenes/learning/purchases.ts'
import { contractScenes } from './scenes/contracts.ts'
import { reviewScenes } from './scenes/reviews.ts'
import type { Scene } from './scenes/scene.ts'
import { segmentScenes } from './scenes/learning/segments.ts'
import { surveyScenes } from './scenes/assessment/surveys.ts'
import { userScenes } from './scenes/people/users.ts'
import { webhookScenes } from './scenes/webhooks.ts'

/** For each call that takes an id: somebody whose row it is, somebody of another company, and the call itself. */
export const scenes: Record<string, Scene> = {
  ...apiTokenScenes,
  ...recordStoreScenes,
  ...assignmentScenes,
  ...attemptScenes,
  ...markingScenes,
  ...autoMessageScenes,
  ...certificateScenes,
  ...componentFileScenes,
  ...packageImportScenes,
  ...courseScenes,
  ...competencyScenes,
  ...declineReasonScenes,
  ...deputyScenes,
  ...developmentScenes,
  ...eventPlaceScenes,
  ...eventScenes,
  ...webinarScenes,
  ...diagramScenes,
  ...groupingScenes,
  ...facilitationScenes,
  ...favouriteScenes,
  ...fieldScenes,
  ...groupMessageScenes,
  ...goalScenes,
  ...groupScenes,
  ...learningGroupScenes,
  ...learningTypeScenes,
  ...folderScenes,
  ...importScenes,
  ...messageScenes,
  ...pushScenes,
  ...packageAttemptScenes,
  ...peopleScenes,
  ...profileScenes,
  ...profileSideScenes,
  ...questionScenes,
  ...regradeScenes,
  ...purchaseScenes,
  ...contractScenes,
  ...reviewScenes,
  ...segmentScenes,
  ...surveyScenes,
  ...userScenes,
  ...webhookScenes,
}
