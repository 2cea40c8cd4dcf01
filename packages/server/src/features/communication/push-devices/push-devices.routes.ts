import * as contract from '@oktant/contract/communication/push.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { readPushSettings, turnOffPush, turnOnPush } from './push-devices.ts'

export function pushDeviceRoutes(serve: Serve, kit: Kit) {
  serve(contract.readPushSettings, ({ db, actor }) => readPushSettings(db, kit, actor))
  serve(contract.turnOnPush, ({ db, actor, body, about }) =>
    turnOnPush(db, kit, actor, { ...body, device: about.device }),
  )
  serve(contract.turnOffPush, ({ db, actor, params }) => turnOffPush(db, kit, actor, params.id))
}
