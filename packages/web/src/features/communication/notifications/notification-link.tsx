import type { Notification } from '@oktant/contract/communication/notifications.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { paths } from '../../../lib/paths.ts'
import styles from './notification-link.module.css'

type NotificationLinkProps = { notification: Notification; isShort?: boolean; onOpen?: () => void }

/** One notification in a list; unread ones stand out, in words too. */
export function NotificationLink({ notification, isShort = false, onOpen }: NotificationLinkProps) {
  const { id, title, messageBody, unRead, createdAt } = notification
  const { t } = useTranslation('notifications')
  const { relative, dateTime } = useDates()
  return (
    <Link
      to={generatePath(paths.notification, { id: String(id) })}
      className={styles.item}
      data-unread={unRead || undefined}
      onClick={onOpen}
    >
      <strong>
        {unRead && <span className="visually-hidden">{t('list.unread')} </span>}
        {title}
      </strong>{' '}
      {!isShort && <span className={styles.text}>{messageBody} </span>}
      <time dateTime={createdAt} title={dateTime(createdAt)}>
        {relative(createdAt)}
      </time>
    </Link>
  )
}
