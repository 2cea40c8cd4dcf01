import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { sessionWords } from './sessions.words.ts'

export const sessionData = [
  personalPart({
    name: 'sessions',
    title: sessionWords.archive.sessions,
    covers: ['sessions.user_id'],
    rows: ({ companyId, id }) => sql`
      select started_at "startedAt", last_seen_at "lastSeenAt", ended_at "endedAt", device, address
      from sessions where company_id = ${companyId} and user_id = ${id} order by started_at, id`,
  }),
  personalPart({
    name: 'one-time-links',
    title: sessionWords.archive.oneTimeLinks,
    covers: ['links.user_id'],
    rows: ({ companyId, id }) => sql`
      select function "purpose", created_at "createdAt", expires_at "expiresAt", used_at "usedAt"
      from links where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
  }),
]
