import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { autoMessageWords } from './auto-messages.words.ts'

export const autoMessageData = personalPart({
  name: 'automatic-messages',
  title: autoMessageWords.archive.messages,
  covers: ['auto_message_runs.user_id', 'auto_message_runs.subject_id'],
  rows: ({ companyId, id }) => sql`
    select run.due_at "dueAt", message.name "title", run.state, run.done_at "doneAt"
    from auto_message_runs run
    join auto_messages message on message.company_id = run.company_id and message.id = run.message_id
    where run.company_id = ${companyId} and run.user_id = ${id} order by run.due_at, run.id`,
})
