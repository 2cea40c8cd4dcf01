import type { Feature } from '../../../feature.ts'
import { mailRoutes } from './mails.routes.ts'
import { mailData } from './mails.personal.queries.ts'
import { ageingMails } from '../../../mail/mail.ts'
import { mailsWords } from './mails.words.ts'

const { objects } = mailsWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const mailsFeature: Feature = {
  objects,
  routes: [mailRoutes],
  personalData: mailData,
  ageing: { mails: ageingMails },
}
