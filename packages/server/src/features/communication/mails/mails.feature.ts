import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { mailRoutes } from './mails.routes.ts'
import { mailData } from './mails.personal.queries.ts'
import { ageingMails } from '../../../mail/mail.ts'
import de from './mails.de.json' with { type: 'json' }
import en from './mails.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const mailsFeature: Feature = {
  objects,
  routes: [mailRoutes],
  personalData: mailData,
  ageing: { mails: ageingMails },
}
