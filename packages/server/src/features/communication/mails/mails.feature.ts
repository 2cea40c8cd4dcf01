import type { Feature } from '../../../feature.ts'
import { mailRoutes } from './mails.routes.ts'
import { mailData } from './mails.personal.queries.ts'
import { ageingMails } from '../../../mail/mail.ts'

export const mailsFeature: Feature = {
  routes: [mailRoutes],
  personalData: mailData,
  ageing: { mails: ageingMails },
}
