import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'

export const fileData = personalPart({
  name: 'files',
  title: { en: 'Files that you sent', de: 'Dateien, die Sie gesendet haben' },
  covers: ['files.created_by'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", kind "what", title, type, bytes
    from files where company_id = ${companyId} and created_by = ${id} order by id`,
})
