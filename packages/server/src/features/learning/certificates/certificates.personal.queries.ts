import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { certificateWords } from './certificates.words.ts'

export const certificateData = personalPart({
  name: 'certificates',
  title: certificateWords.archive.certificates,
  covers: ['certificates.user_id', 'certificates.revoked_by'],
  rows: ({ companyId, id }) => sql`
    select number, course, first_name "firstName", surname, mark, code, issued_at "issuedAt",
      expires_at "expiresAt", revoked_at "revokedAt", revoke_reason "revokeReason"
    from certificates where company_id = ${companyId} and user_id = ${id} order by issued_at, id`,
})
