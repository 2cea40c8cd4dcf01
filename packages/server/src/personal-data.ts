import type { PersonalPart } from './db/personal.ts'
import { activityData } from './features/activity/activity.personal.queries.ts'
import { apiTokenData } from './features/api-tokens/api-tokens.personal.queries.ts'
import { flagData } from './features/facilitation/facilitation.personal.queries.ts'
import { attemptData, extraTimeData, returnData } from './features/attempts/attempts.personal.queries.ts'
import { auditData } from './features/audit/audit.personal.queries.ts'
import { autoMessageData } from './features/auto-messages/auto-messages.personal.queries.ts'
import { certificateData } from './features/certificates/certificates.personal.queries.ts'
import { connectionData } from './features/connections/connections.personal.queries.ts'
import { customFieldData } from './features/custom-fields/custom-fields.personal.queries.ts'
import { favouriteData } from './features/favourites/favourites.personal.queries.ts'
import { fileData } from './features/files/files.personal.queries.ts'
import { groupMessageData } from './features/group-messages/group-messages.personal.queries.ts'
import { importData } from './features/imports/imports.personal.queries.ts'
import { learningGroupData } from './features/learning-groups/learning-groups.personal.queries.ts'
import { learningData } from './features/learning/learning.personal.queries.ts'
import { mailData } from './features/mails/mails.personal.queries.ts'
import { messageTemplateData } from './features/message-templates/message-templates.personal.queries.ts'
import { commentBankData } from './features/moderation/comment-bank.personal.queries.ts'
import { notificationSettingData } from './features/notification-settings/notification-settings.personal.queries.ts'
import { notificationData } from './features/notifications/notifications.personal.queries.ts'
import { peopleData } from './features/people/people.personal.queries.ts'
import { permissionData } from './features/permissions/permissions.personal.queries.ts'
import { privacyData } from './features/privacy/privacy.personal.queries.ts'
import { purchaseData } from './features/purchases/purchases.personal.queries.ts'
import { pushDeviceData } from './features/push-devices/push-devices.personal.queries.ts'
import { sessionData } from './features/sessions/sessions.personal.queries.ts'
import { surveyData, surveySubjectData } from './features/surveys/surveys.personal.queries.ts'
import { testimonialData } from './features/testimonials/testimonials.personal.queries.ts'

/** Everything that is kept about a person, feature by feature, as the archive of their data shows it. */
export const personalData: readonly PersonalPart[] = [
  ...peopleData,
  customFieldData,
  permissionData,
  fileData,
  learningGroupData,
  ...learningData,
  attemptData,
  returnData,
  flagData,
  extraTimeData,
  commentBankData,
  surveyData,
  surveySubjectData,
  purchaseData,
  favouriteData,
  certificateData,
  connectionData,
  testimonialData,
  activityData,
  notificationData,
  ...notificationSettingData,
  ...mailData,
  autoMessageData,
  groupMessageData,
  messageTemplateData,
  pushDeviceData,
  apiTokenData,
  ...sessionData,
  importData,
  ...auditData,
  ...privacyData,
]
