import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { mailsWords } from './mails.words.ts'

const words = mailsWords.archive

export const mailData = [
  personalPart({
    name: 'mails',
    title: words.mails,
    covers: ['mails.user_id'],
    // NOTE: the words of a letter with a one-time link would open the account; what was written to is enough.
    rows: ({ companyId, id }) => sql`
      select created_at "createdAt", "to" "address", subject, case when is_spent or action_url is null then text end "text",
        state, sent_at "sentAt"
      from mails where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
  }),
  personalPart({
    name: 'consent-to-mails',
    title: words.held,
    covers: [],
    rows: ({ companyId, id }) => sql`
      select kept.address, kept.error "reason", kept.created_at "createdAt", kept.released_at "endedAt"
      from suppressed_addresses kept
      join users person on person.company_id = kept.company_id and lower(person.email_address) = lower(kept.address)
      where kept.company_id = ${companyId} and person.id = ${id} order by kept.created_at, kept.id`,
  }),
]
