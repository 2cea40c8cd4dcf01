import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { connectionWords } from './connections.words.ts'

export const connectionData = personalPart({
  name: 'connections',
  title: connectionWords.archive.connections,
  covers: ['connections.user_id', 'connections.other_id'],
  rows: ({ companyId, id }) => sql`
    select other.first_name || ' ' || other.surname "person", kept.created_at "createdAt", kept.removed_at "endedAt"
    from connections kept
    join users other on other.company_id = kept.company_id and other.id = kept.other_id
    where kept.company_id = ${companyId} and kept.user_id = ${id} order by kept.created_at, other.id`,
})
