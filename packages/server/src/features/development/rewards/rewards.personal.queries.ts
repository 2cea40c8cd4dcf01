import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { rewardWords } from './rewards.words.ts'

export const rewardData = personalPart({
  name: 'rewards',
  title: rewardWords.archive.rewards,
  covers: ['rewards.user_id'],
  rows: ({ companyId, id }) => sql`
    select kind.name "title", reward.points "points", reward.reason "reason", reward.about "about",
      reward.given_at "givenAt", reward.taken_back_at "takenBackAt", reward.taken_back_reason "takenBackReason"
    from rewards reward
    join reward_kinds kind on kind.company_id = reward.company_id and kind.id = reward.kind_id
    where reward.company_id = ${companyId} and reward.user_id = ${id} order by reward.given_at, reward.id`,
})
