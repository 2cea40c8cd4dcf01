import * as contract from '@oktant/contract/development/rewards.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { readRewardBudget, updateRewardBudget } from '../reward-kinds/reward-kinds.ts'
import {
  giveReward,
  listGivenRewards,
  listMyRewards,
  listRewardChoices,
  listRewardPeople,
  listRewards,
  readRewardStanding,
  takeRewardBack,
} from './rewards.ts'

export function rewardRoutes(serve: Serve, { now }: Kit) {
  serve(contract.readRewardStanding, ({ db, actor }) => readRewardStanding(db, actor, now()))
  serve(contract.listMyRewards, ({ db, actor, query }) => listMyRewards(db, actor, readPage(query)))
  serve(contract.listGivenRewards, ({ db, actor, query }) => listGivenRewards(db, actor, readPage(query)))
  serve(contract.listRewardChoices, ({ db, actor }) => listRewardChoices(db, actor))
  serve(contract.listRewardPeople, ({ db, actor }) => listRewardPeople(db, actor))
  serve(contract.giveReward, ({ db, actor, body }) => giveReward(db, actor, body, now()))
  serve(contract.takeRewardBack, ({ db, actor, params, body }) =>
    takeRewardBack(db, actor, { id: params.id, reason: body.reason }, now()),
  )
  serve(contract.listRewards, ({ db, actor, query }) => listRewards(db, actor, readPage(query)))
  serve(contract.readRewardBudget, ({ db, actor }) => readRewardBudget(db, actor.companyId))
  serve(contract.updateRewardBudget, ({ db, actor, body }) => updateRewardBudget(db, actor, body))
}
