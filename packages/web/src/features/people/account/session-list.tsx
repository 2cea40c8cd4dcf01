import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { deferred } from '../../../lib/deferred.tsx'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useOpener } from '../../../lib/focus/opener.ts'
import { ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { sessions, useEndAllSessions, useEndSession } from './account.queries.ts'
import { deviceName } from '../../../lib/words/shown/device-name.ts'
import styles from './account.module.css'

const ConfirmDialog = deferred(() =>
  import('../../../ui/dialog/confirm-dialog.tsx').then((file) => file.ConfirmDialog),
)

function Items() {
  const { t } = useTranslation('account')
  const { relative, dateTime } = useDates()
  const { data, error, refetch } = useQuery(sessions)
  const end = useEndSession()
  const problem = useErrorText(end.error)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState>
        <Skeleton height={96} />
      </LoadingState>
    )
  return (
    <ul className={styles.sessions}>
      {data.map(({ id, device, address, lastSeenAt, current }) => (
        <li key={id} className={styles.row}>
          <div>
            <strong>{deviceName(device)}</strong>{' '}
            {current && <span className="pill">{t('sessions.current')}</span>}
            <div className={styles.hint} title={dateTime(lastSeenAt)}>
              {address}, {relative(lastSeenAt)}
            </div>
          </div>
          {!current && (
            <Button
              variant="default"
              loading={end.isPending && end.variables === id}
              onClick={() => end.mutate(id)}
            >
              {t('sessions.end')}
            </Button>
          )}
        </li>
      ))}
      {problem && (
        <li role="alert" className={styles.problem}>
          {problem}
        </li>
      )}
    </ul>
  )
}

/** Where one is signed in, and the way to end it. */
export function SessionList() {
  const { t } = useTranslation('account')
  const confirm = useOpener(ConfirmDialog)
  const endAll = useEndAllSessions()
  return (
    <section className={`card ${styles.section}`}>
      <div className={styles.row}>
        <h2>{t('sessions.title')}</h2>
        <Button variant="default" onClick={() => void confirm.open()}>
          {t('sessions.endAll')}
        </Button>
      </div>
      <Items />
      {confirm.opened && (
        <ConfirmDialog
          title={t('sessions.endAll')}
          text={t('sessions.endAllText')}
          confirm={t('sessions.endAll')}
          isDangerous
          isBusy={endAll.isPending}
          error={endAll.error}
          onConfirm={() => endAll.mutate()}
          onClose={confirm.close}
        />
      )}
    </section>
  )
}
