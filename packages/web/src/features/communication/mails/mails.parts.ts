import type { PartsOf } from '../../../lib/screens.ts'
import type { mailsScreens } from './mails.screens.ts'

export const mailsParts: PartsOf<typeof mailsScreens> = {
  mailOutbox: () => import('./mail-outbox-screen.tsx').then((file) => file.MailOutboxScreen),
  mail: () => import('./mail-screen.tsx').then((file) => file.MailScreen),
}
