import * as contract from '@oktant/contract/development/reward-kinds.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { rewardKinds, rewardKindView } from './reward-kinds.ts'

export function rewardKindRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listRewardKinds,
    create: contract.createRewardKind,
    read: contract.readRewardKind,
    update: contract.updateRewardKind,
    remove: contract.removeRewardKind,
    restore: contract.restoreRewardKind,
    affectedByChange: contract.affectedByRewardKindChange,
    change: contract.changeRewardKinds,
  }
  serveRecord(serve, kit, calls, { ...rewardKinds, view: rewardKindView, row: rewardKindView })
}
