import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import styles from './notification-screen.module.css'
import { oneNotification, useDeleteNotification, useMarkNotificationRead } from './notifications.queries.ts'

/** Opening an unread notification marks it read (spec 1 §4). */
function useReadOnOpening(id: number, unRead: boolean) {
  const { mutate } = useMarkNotificationRead()
  const mark = useEffectEvent(() => mutate(id))
  useEffect(() => {
    if (unRead) mark()
  }, [id, unRead])
}

/** One notification, whole. */
export function NotificationScreen() {
  const { t } = useTranslation('notifications')
  const { long, time } = useDates()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(oneNotification(Number(useParams()['id'])))
  const remove = useDeleteNotification()
  const problem = useErrorText(remove.error)
  useTitle(data.title)
  useReadOnOpening(data.id, data.unRead)
  const deleteIt = () => onceMade(remove.mutateAsync(data.id), () => void navigate(paths.notifications))
  return (
    <div className="page">
      <BackLink to={paths.notifications} label={t('one.back')} />
      <PageHeader title={data.title} lead={`${long(data.createdAt)}, ${time(data.createdAt)}`} />
      <div className={`card ${styles.body}`}>
        <p className={styles.text}>{data.messageBody}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.tools}>
          {data.link && (
            <Button component={Link} to={data.link}>
              {t('one.open')}
            </Button>
          )}
          <Button variant="default" loading={remove.isPending} onClick={deleteIt}>
            {t('one.delete')}
          </Button>
        </div>
      </div>
    </div>
  )
}
