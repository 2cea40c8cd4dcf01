import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { learningGroupWords } from './learning-groups.words.ts'

export const learningGroupData = personalPart({
  name: 'learning-groups',
  title: learningGroupWords.archive.learningGroups,
  covers: ['learning_group_stays.user_id'],
  rows: ({ companyId, id }) => sql`
    select learning.name "group", stay.reason, stay.since "joinedAt", stay.until "endedAt"
    from learning_group_stays stay
    join learning_groups learning on learning.company_id = stay.company_id and learning.id = stay.group_id
    where stay.company_id = ${companyId} and stay.user_id = ${id} order by stay.since, stay.id`,
})
