import * as contract from '@oktant/contract/events/decline-reasons.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { declineReasons, listDeclineReasonOptions, reasonView } from './decline-reasons.ts'

export function declineReasonRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listDeclineReasons,
    create: contract.createDeclineReason,
    read: contract.readDeclineReason,
    update: contract.updateDeclineReason,
    remove: contract.removeDeclineReason,
    restore: contract.restoreDeclineReason,
    affectedByChange: contract.affectedByDeclineReasonChange,
    change: contract.changeDeclineReasons,
  }
  serveRecord(serve, kit, calls, { ...declineReasons, view: reasonView, row: reasonView })
  serve(contract.listDeclineReasonOptions, ({ db, actor }) => listDeclineReasonOptions(db, actor))
}
