import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { importWords } from './imports.words.ts'

export const importData = personalPart({
  name: 'lines-of-imports',
  title: importWords.archive.linesOfImports,
  covers: [],
  rows: ({ companyId, id }) => sql`
    select file.created_at "createdAt", file.title, line.outcome "what", line.cells "value", line.changes "after"
    from import_rows line
    join imports file on file.company_id = line.company_id and file.id = line.import_id and file.kind <> 'jobRoles'
    where line.company_id = ${companyId} and line.target_id = ${id} order by file.id, line.position`,
})
