import * as contract from '@oktant/contract/communication/notifications.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessNotification } from './notifications.access.ts'
import {
  countByCategory,
  countUnread,
  listNewest,
  listNewestByCategory,
  listOwn,
} from './notifications.queries.ts'
import {
  deleteAnyNotification,
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.ts'
import { unsubscribe as unsubscribeEntry } from '@oktant/contract/communication/notification-settings.ts'
import { unsubscribe } from './unsubscribe.ts'
import { categoryView, notificationView, shownView } from './notifications.view.ts'

export function notificationRoutes(serve: Serve, kit: Kit) {
  serve(contract.countNotifications, async ({ db, actor }) => ({ count: await countUnread(db, actor) }))
  serve(contract.latestNotifications, async ({ db, actor }) => (await listNewest(db, actor)).map(shownView))
  serve(contract.listNotificationsByCategory, async ({ db, actor }) => {
    const [counts, newest] = [await countByCategory(db, actor), await listNewestByCategory(db, actor)]
    return counts.map((category) => categoryView(actor.language, category, newest))
  })
  serve(contract.listNotifications, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listOwn(db, actor, page)
    return pagedReply(page, rows.map(shownView), total)
  })
  serve(contract.readNotification, async ({ db, actor, params }) =>
    notificationView(actor.language, await accessNotification(db, actor, params.id)),
  )
  serve(contract.markNotificationRead, ({ db, actor, params }) =>
    markNotificationRead(db, actor, params.id, kit.now()),
  )
  serve(contract.markAllNotificationsRead, ({ db, actor }) => markAllNotificationsRead(db, actor, kit.now()))
  serve(contract.deleteNotification, ({ db, actor, params }) => deleteNotification(db, actor, params.id))
  serve(unsubscribeEntry, ({ db, params }) => unsubscribe(db, kit, params.token))
  serve(contract.deleteAnyNotification, ({ db, actor, params }) =>
    deleteAnyNotification(db, actor, params.id),
  )
}
