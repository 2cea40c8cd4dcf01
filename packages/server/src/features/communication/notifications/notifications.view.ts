import type { Language } from '@oktant/contract/http/http.ts'
import { latestNotificationCount } from '@oktant/contract/kit/constants.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Notification } from '@oktant/contract/communication/notifications.ts'
import type { CategoryRow, NotificationRow, ShownNotification } from './notifications.queries.ts'

export const notificationView = (language: Language, row: NotificationRow): Notification =>
  shownView({ ...row, title: textIn(row.title, language), body: textIn(row.body, language) })

/** Of one whose words are in the reader's language already. */
export function shownView(row: ShownNotification): Notification {
  const { id, category, title, body, link, createdAt, readAt } = row
  return {
    id,
    category,
    title,
    messageBody: body,
    link,
    unRead: readAt === null,
    show: true,
    createdAt: createdAt.toISOString(),
  }
}

export const categoryView = (language: Language, counts: CategoryRow, newest: NotificationRow[]) => ({
  ...counts,
  notifications: newest
    .filter(({ category }) => category === counts.category)
    .slice(0, latestNotificationCount)
    .map((row) => notificationView(language, row)),
})
