import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './recordings.de.json' with { type: 'json' }
import en from './recordings.en.json' with { type: 'json' }

const words = wordsOf(en, de).archive

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
