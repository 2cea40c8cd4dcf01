import { confirmationLetter } from './features/registration/registration.letters.ts'
import { messageLetter } from './features/auto-messages/auto-messages.letters.ts'
import { digestLetter, notificationLetter } from './features/notifications/notifications.letters.ts'
import { passwordChangedLetter, passwordResetLetter } from './features/sessions/sessions.letters.ts'
import { surveyInvitationLetter, surveyReminderLetter } from './features/surveys/surveys.letters.ts'
import { welcomeLetter } from './features/users/users.letters.ts'
import type { Template } from './mail/template.ts'

/** Every letter that the product sends, in the order in which administrators see them. */
export const letters: readonly Template[] = [
  confirmationLetter,
  welcomeLetter,
  passwordResetLetter,
  passwordChangedLetter,
  notificationLetter,
  messageLetter,
  digestLetter,
  surveyInvitationLetter,
  surveyReminderLetter,
]
