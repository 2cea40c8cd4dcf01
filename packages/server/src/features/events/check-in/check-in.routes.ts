import * as contract from '@oktant/contract/events/check-in.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { checkIn, checkInBadge, readBadge, readCheckInCode } from './check-in.ts'

export function checkInRoutes(serve: Serve, kit: Kit) {
  serve(contract.readCheckInCode, ({ db, actor, params }) => readCheckInCode(db, kit, actor, params.id))
  serve(contract.checkIn, ({ db, actor, params, body }) => checkIn(db, kit, actor, { ...params, ...body }))
  serve(contract.readBadge, ({ db, actor, params }) => readBadge(db, kit, actor, params.id))
  serve(contract.checkInBadge, ({ db, actor, params, body }) =>
    checkInBadge(db, kit, actor, { ...params, ...body }),
  )
}
