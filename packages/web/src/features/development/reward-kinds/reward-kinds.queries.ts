import * as contract from '@oktant/contract/development/reward-kinds.ts'
import { recordChangeQueries, recordQueries } from '../../../lib/records/record-queries.ts'

const key = ['reward-kinds'] as const

export const {
  list: rewardKinds,
  one: rewardKind,
  changed: rewardKindsChanged,
  create: createRewardKind,
  save: saveRewardKind,
  remove: removeRewardKind,
  restore: restoreRewardKind,
} = recordQueries(
  key,
  {
    list: contract.listRewardKinds,
    create: contract.createRewardKind,
    read: contract.readRewardKind,
    update: contract.updateRewardKind,
    remove: contract.removeRewardKind,
    restore: contract.restoreRewardKind,
  },
  ['rewards'],
)

export const { changeAffected: rewardKindsAffected, change: changeRewardKinds } = recordChangeQueries(
  key,
  { affectedByChange: contract.affectedByRewardKindChange, change: contract.changeRewardKinds },
  rewardKindsChanged,
)
