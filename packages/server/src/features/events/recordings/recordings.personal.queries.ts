import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { recordingWords } from './recordings.words.ts'

const words = recordingWords.archive

export const recordingData = personalPart({
  name: 'recording-watches',
  title: words.watched,
  covers: ['recording_watches.user_id'],
  rows: ({ companyId, id }) => sql`
    select recording.name "title", watch.share "share", watch.changed_at "changedAt"
    from recording_watches watch
    join event_recordings recording on recording.company_id = watch.company_id and recording.id = watch.recording_id
    where watch.company_id = ${companyId} and watch.user_id = ${id} order by watch.changed_at`,
})
