import { recordStoreMessages } from './messages/record-store.ts'
import { accountMessages } from './messages/account.ts'
import { certificateMessages } from './messages/certificates.ts'
import { competencyMessages } from './messages/competencies.ts'
import { chatMessages } from './messages/chat.ts'
import { companyMessages } from './messages/companies.ts'
import { communicationMessages } from './messages/communication.ts'
import { courseMessages } from './messages/courses.ts'
import { developmentMessages } from './messages/development.ts'
import { eventsMessages } from './messages/events.ts'
import { goalsMessages } from './messages/goals.ts'
import { interfaceMessages } from './messages/interface.ts'
import { importMessages } from './messages/imports.ts'
import { learningMessages } from './messages/learning.ts'
import { registrationMessages } from './messages/registration.ts'
import { requestsMessages } from './messages/requests.ts'
import { reviewsMessages } from './messages/reviews.ts'
import { runtimeMessages } from './messages/runtime.ts'
import { signInMessages } from './messages/sign-in.ts'
import { surveyMessages } from './messages/surveys.ts'

/**
 * Every message of the specifications, in their English to the letter and in our German. An error's key is its code;
 * `%s` and `{name}` are filled in, in this order or by this name.
 */
export const messages = {
  ...requestsMessages,
  ...signInMessages,
  ...registrationMessages,
  ...accountMessages,
  ...companyMessages,
  ...certificateMessages,
  ...courseMessages,
  ...learningMessages,
  ...eventsMessages,
  ...developmentMessages,
  ...goalsMessages,
  ...reviewsMessages,
  ...competencyMessages,
  ...runtimeMessages,
  ...chatMessages,
  ...communicationMessages,
  ...interfaceMessages,
  ...recordStoreMessages,
  ...importMessages,
  ...surveyMessages,
} as const

export type MessageKey = keyof typeof messages
