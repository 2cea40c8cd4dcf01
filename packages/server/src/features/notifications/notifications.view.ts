import type { Language, LocalText } from '@oktant/contract/http.ts'
import { latestNotificationCount } from '@oktant/contract/constants.ts'
import type { Notification } from '@oktant/contract/notifications.ts'
import type { CategoryRow, NotificationRow, ShownNotification } from './notifications.queries.ts'

const inLanguage = (text: LocalText, language: Language) => text[language] || text.en || text.de

export function notificationView(language: Language, row: ShownNotification): Notification {
  const { id, category, title, body, link, createdAt, readAt } = row
  return {
    id,
    category,
    title: inLanguage(title, language),
    messageBody: inLanguage(body, language),
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
