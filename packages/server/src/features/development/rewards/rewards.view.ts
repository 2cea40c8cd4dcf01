import type { Reward } from '@oktant/contract/development/rewards.ts'
import type { Actor } from '../../../access/actor.ts'
import { may } from './rewards.access.ts'
import type { RewardRecord } from './rewards.queries.ts'

const named = (id: number | null, name: string | null) => (id !== null && name ? { id, name } : null)

function takenBackView(row: RewardRecord): Reward['takenBack'] {
  const by = named(row.takenBackBy, row.takenBackByName)
  return row.takenBackAt && { at: row.takenBackAt.toISOString(), reason: row.takenBackReason, by }
}

export function rewardView(actor: Pick<Actor, 'id' | 'permissions'>, row: RewardRecord): Reward {
  return {
    id: row.id,
    user: { id: row.userId, name: row.userName },
    kind: { id: row.kindId, name: row.kindName },
    points: row.points,
    occasion: row.occasion,
    reason: row.reason,
    about: row.about,
    giver: named(row.giverId, row.giverName),
    givenAt: row.givenAt.toISOString(),
    takenBack: takenBackView(row),
    can: { takeBack: !row.takenBackAt && may.takeBack(actor, row) },
  }
}
