import * as contract from '@oktant/contract/communication/mail-settings.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { renewBounceDoor } from './bounce-door.ts'
import { readMailSettings, saveMailSettings, testMailSettings } from './mail-settings.ts'

export function mailSettingsRoutes(serve: Serve, kit: Kit) {
  serve(contract.readMailSettings, ({ db, actor, query }) => readMailSettings(db, kit, actor, query.company))
  serve(contract.saveMailSettings, ({ db, actor, query, body, transact }) =>
    saveMailSettings(db, kit, actor, { form: body, company: query.company, transact }),
  )
  serve(contract.testMailSettings, ({ db, actor, query, body }) =>
    testMailSettings(db, kit, actor, body, query.company),
  )
  serve(contract.renewBounceDoor, async ({ db, actor, query }) => {
    await renewBounceDoor(db, actor, query.company)
    return readMailSettings(db, kit, actor, query.company)
  })
}
