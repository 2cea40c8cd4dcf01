import { apiTokenScenes } from './scenes/api-tokens.ts'
import { assignmentScenes } from './scenes/assignments.ts'
import { moderationScenes } from './scenes/moderation.ts'
import { attemptScenes } from './scenes/attempts.ts'
import { autoMessageScenes } from './scenes/auto-messages.ts'
import { certificateScenes } from './scenes/certificates.ts'
import { componentFileScenes } from './scenes/component-files.ts'
import { courseScenes } from './scenes/courses.ts'
import { diagramScenes } from './scenes/diagrams.ts'
import { groupingScenes } from './scenes/groupings.ts'
import { facilitationScenes } from './scenes/facilitation.ts'
import { favouriteScenes } from './scenes/favourites.ts'
import { fieldScenes } from './scenes/fields.ts'
import { groupMessageScenes } from './scenes/group-messages.ts'
import { groupScenes } from './scenes/groups.ts'
import { learningGroupScenes } from './scenes/learning-groups.ts'
import { learningTypeScenes } from './scenes/learning-types.ts'
import { folderScenes } from './scenes/folders.ts'
import { importScenes } from './scenes/imports.ts'
import { messageScenes } from './scenes/messages.ts'
import { pushScenes } from './scenes/push.ts'
import { peopleScenes } from './scenes/people.ts'
import { profileSideScenes } from './scenes/profile.ts'
import { profileScenes } from './scenes/profiles.ts'
import { questionScenes } from './scenes/questions.ts'
import { regradeScenes } from './scenes/regrades.ts'
import { purchaseScenes } from './scenes/purchases.ts'
import type { Scene } from './scenes/scene.ts'
import { segmentScenes } from './scenes/segments.ts'
import { surveyScenes } from './scenes/surveys.ts'
import { userScenes } from './scenes/users.ts'
import { webhookScenes } from './scenes/webhooks.ts'

/** For each call that takes an id: somebody whose row it is, somebody of another company, and the call itself. */
export const scenes: Record<string, Scene> = {
  ...apiTokenScenes,
  ...assignmentScenes,
  ...attemptScenes,
  ...moderationScenes,
  ...autoMessageScenes,
  ...certificateScenes,
  ...componentFileScenes,
  ...courseScenes,
  ...diagramScenes,
  ...groupingScenes,
  ...facilitationScenes,
  ...favouriteScenes,
  ...fieldScenes,
  ...groupMessageScenes,
  ...groupScenes,
  ...learningGroupScenes,
  ...learningTypeScenes,
  ...folderScenes,
  ...importScenes,
  ...messageScenes,
  ...pushScenes,
  ...peopleScenes,
  ...profileScenes,
  ...profileSideScenes,
  ...questionScenes,
  ...regradeScenes,
  ...purchaseScenes,
  ...segmentScenes,
  ...surveyScenes,
  ...userScenes,
  ...webhookScenes,
}
