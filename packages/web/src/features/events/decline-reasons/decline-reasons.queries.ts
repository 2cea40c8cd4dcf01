import * as contract from '@oktant/contract/events/decline-reasons.ts'
import { recordChangeQueries, recordQueries } from '../../../lib/records/record-queries.ts'

const key = ['decline-reasons'] as const

export const {
  list: declineReasons,
  one: declineReason,
  changed: declineReasonsChanged,
  create: createDeclineReason,
  save: saveDeclineReason,
  remove: removeDeclineReason,
  restore: restoreDeclineReason,
} = recordQueries(key, {
  list: contract.listDeclineReasons,
  create: contract.createDeclineReason,
  read: contract.readDeclineReason,
  update: contract.updateDeclineReason,
  remove: contract.removeDeclineReason,
  restore: contract.restoreDeclineReason,
})

export const { changeAffected: declineReasonsAffected, change: changeDeclineReasons } = recordChangeQueries(
  key,
  { affectedByChange: contract.affectedByDeclineReasonChange, change: contract.changeDeclineReasons },
  declineReasonsChanged,
)
