import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { apiTokenWords } from './api-tokens.words.ts'

export const apiTokenData = personalPart({
  name: 'programs',
  title: apiTokenWords.archive.programs,
  covers: ['api_tokens.user_id'],
  rows: ({ companyId, id }) => sql`
    select name "title", scopes "what", created_at "createdAt", expires_at "expiresAt", last_used_at "usedAt",
      last_used_from "address", revoked_at "endedAt"
    from api_tokens where company_id = ${companyId} and user_id = ${id} order by id`,
})
