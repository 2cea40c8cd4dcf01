import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { talkWords } from './talks.words.ts'

/** What both have shared, and one's own notes; never those that somebody else wrote for themselves. */
export const talkData = personalPart({
  name: 'talks',
  title: talkWords.archive.talks,
  covers: ['talks.user_id', 'talk_texts.owner_id'],
  rows: ({ companyId, id }) => sql`
    select talk.talk_on "date", talk.topic "title", kept.part "kind", kept.text "text", kept.saved_at "savedAt"
    from talks talk
    left join talk_texts kept on kept.company_id = talk.company_id and kept.talk_id = talk.id
      and (kept.part <> 'private' or kept.owner_id = ${id})
    where talk.company_id = ${companyId}
      and (talk.user_id = ${id} or kept.part = 'private' and kept.owner_id = ${id})
    order by talk.talk_on, talk.id, kept.part`,
})

export const talkActionData = personalPart({
  name: 'talk-actions',
  title: talkWords.archive.actions,
  covers: ['talk_actions.user_id'],
  rows: ({ companyId, id }) => sql`
    select action.text "text", action.due_on "dueOn", action.doer "who", action.created_at "createdAt",
      action.done_at "doneAt"
    from talk_actions action
    where action.company_id = ${companyId} and action.user_id = ${id} order by action.created_at, action.id`,
})
