import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { auditWords } from './audit.words.ts'

export const auditData = [
  personalPart({
    name: 'changes-of-your-record',
    title: auditWords.archive.changesOfYourRecord,
    covers: [],
    changesOf: 'user',
    rows: ({ companyId, id }) => sql`
      select entry.created_at "createdAt", entry.kind "what", doer.first_name || ' ' || doer.surname "person",
        entry.before, entry.after
      from audit_entries entry
      left join users doer on doer.company_id = entry.company_id and doer.id = entry.user_id
      where entry.company_id = ${companyId} and entry.object = 'user' and entry.object_id = ${id}
      order by entry.id`,
  }),
  personalPart({
    name: 'what-you-changed',
    title: auditWords.archive.whatYouChanged,
    covers: ['audit_entries.user_id', 'audit_entries.on_behalf_of'],
    // NOTE: without what stood there before and after, which may be other people’s data.
    rows: ({ companyId, id }) => sql`
      select created_at "createdAt", kind "what", object, object_id "number" from audit_entries
      where company_id = ${companyId} and user_id = ${id} order by id`,
  }),
]
