import * as contract from '@oktant/contract/communication/notification-settings.ts'
import type { Serve } from '../../../http/serve.ts'
import {
  readNotificationDefaults,
  readNotificationSettings,
  saveNotificationDefaults,
  saveNotificationSettings,
} from './notification-settings.ts'

export function notificationSettingRoutes(serve: Serve) {
  serve(contract.readNotificationDefaults, ({ db, actor }) => readNotificationDefaults(db, actor.companyId))
  serve(contract.saveNotificationDefaults, ({ db, actor, body }) => saveNotificationDefaults(db, actor, body))
  serve(contract.readNotificationSettings, ({ db, actor }) => readNotificationSettings(db, actor))
  serve(contract.saveNotificationSettings, ({ db, actor, body }) => saveNotificationSettings(db, actor, body))
}
