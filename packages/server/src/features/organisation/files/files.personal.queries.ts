import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './files.de.json' with { type: 'json' }
import en from './files.en.json' with { type: 'json' }

const words = wordsOf(en, de)

export const fileData = personalPart({
  name: 'files',
  title: words.archive.files,
  covers: ['files.created_by'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", kind "what", title, type, bytes
    from files where company_id = ${companyId} and created_by = ${id} order by id`,
})
