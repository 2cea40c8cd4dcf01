import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { privacyWords } from './privacy.words.ts'

export const privacyData = [
  personalPart({
    name: 'who-looked-at-your-record',
    title: privacyWords.archive.whoLookedAtYourRecord,
    covers: ['record_views.subject_id'],
    rows: ({ companyId, id }) => sql`
      select seen.first_at "firstAt", seen.last_at "lastAt", viewer.first_name || ' ' || viewer.surname "person",
        seen.kind "what", seen.role, seen.reason, seen.count
      from record_views seen left join users viewer on viewer.id = seen.viewer_id
      where seen.company_id = ${companyId} and seen.subject_id = ${id} order by seen.first_at, seen.viewer_id, seen.kind`,
  }),
  personalPart({
    name: 'archives-of-your-data',
    title: privacyWords.archive.archivesOfYourData,
    covers: ['data_archives.user_id', 'data_archives.made_by'],
    rows: ({ companyId, id }) => sql`
      select kept.created_at "createdAt", maker.first_name || ' ' || maker.surname "person", kept.reason,
        kept.downloaded_at "downloadedAt"
      from data_archives kept left join users maker on maker.id = kept.made_by
      where kept.company_id = ${companyId} and kept.user_id = ${id} order by kept.id`,
  }),
]
