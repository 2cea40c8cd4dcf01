import * as contract from '@oktant/contract/events/webinar-settings.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { readTeamsIntegration, readWebinarSettings, saveWebinarSettings } from './webinar-settings.ts'

export function webinarSettingsRoutes(serve: Serve, kit: Kit) {
  serve(contract.readWebinarSettings, ({ db, actor }) => readWebinarSettings(db, actor))
  serve(contract.saveWebinarSettings, ({ db, actor, body }) => saveWebinarSettings(db, kit, actor, body))
  serve(contract.readTeamsIntegration, ({ db, actor }) => readTeamsIntegration(db, actor))
}
