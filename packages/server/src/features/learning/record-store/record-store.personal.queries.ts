import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { anyAgent } from './statements/relations.rules.ts'
import { recordStoreWords } from './record-store.words.ts'

/** NOTE: by the opaque account, and by the address of mail, by either of which statements may name somebody. */
const keysOf = (companyId: number, id: number) => sql`(
  select agent_key from record_people where company_id = ${companyId} and user_id = ${id}
  union
  select left(encode(sha256(convert_to('mbox|mailto:' || email_address, 'UTF8')), 'hex'), 32)
  from users where company_id = ${companyId} and id = ${id} and email_address <> '')`

export const recordStoreData = [
  personalPart({
    name: 'statements',
    title: recordStoreWords.archive.statements,
    covers: ['record_people.user_id'],
    rows: ({ companyId, id }) => sql`
      select stored_at "createdAt", statement #>> '{verb,id}' "what", statement::text "text"
      from record_statements where company_id = ${companyId} and id in (
        select statement_id from record_relations
        where company_id = ${companyId} and kind = any(${sql.param([...anyAgent])}::smallint[]) and key in ${keysOf(companyId, id)})
      order by id`,
  }),
  personalPart({
    name: 'content-states',
    title: recordStoreWords.archive.contentStates,
    covers: [],
    rows: ({ companyId, id }) => sql`
      select stored_at "createdAt", activity_id "address", name "title",
        case when content_type like 'application/json%' then convert_from(content, 'UTF8') else content_type end "text"
      from record_documents where company_id = ${companyId} and agent_key in ${keysOf(companyId, id)}
      order by stored_at, name`,
  }),
  personalPart({
    name: 'record-store-credentials',
    title: recordStoreWords.archive.recordStoreCredentials,
    covers: ['record_credentials.user_id'],
    rows: ({ companyId, id }) => sql`
      select name "title", scopes "what", created_at "createdAt", last_used_at "usedAt", revoked_at "endedAt"
      from record_credentials where company_id = ${companyId} and user_id = ${id} order by id`,
  }),
]
