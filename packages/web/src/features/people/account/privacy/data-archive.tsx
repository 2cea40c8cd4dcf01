import { Button, Skeleton } from '@mantine/core'
import type { DataArchive as Archive } from '@oktant/contract/people/privacy.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { dataArchives, useDownloadDataArchive, useRequestDataArchive } from './privacy.queries.ts'
import styles from './privacy.module.css'

const kilobyte = 1000

/** Everything that is kept about oneself, as one file. */
export function DataArchive() {
  const { t } = useTranslation('privacy')
  const { data, error, refetch } = useQuery(dataArchives)
  const request = useRequestDataArchive()
  const problem = useErrorText(request.error)
  const isWaiting = data?.some(({ state }) => state === 'waiting') ?? false
  return (
    <section className={`card ${styles.section}`} aria-label={t('data.title')}>
      <h2>{t('data.title')}</h2>
      <p className={styles.hint}>{t('data.hint')}</p>
      {problem && <FormProblem>{problem}</FormProblem>}
      <div>
        <Button loading={request.isPending} disabled={isWaiting} onClick={() => request.mutate()}>
          {t('data.request')}
        </Button>
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <Skeleton height={64} />
        </LoadingState>
      ) : (
        data.length > 0 && (
          <ul className={styles.archives} aria-label={t('data.archives')}>
            {data.map((archive) => (
              <li key={archive.id}>
                <Line archive={archive} />
              </li>
            ))}
          </ul>
        )
      )}
    </section>
  )
}

function Line({ archive: { id, state, bytes, madeBy, reason, createdAt, expiresAt } }: { archive: Archive }) {
  const { t } = useTranslation('privacy')
  const { dateTime, number } = useDates()
  const get = useDownloadDataArchive()
  const problem = useErrorText(get.error)
  return (
    <>
      <div className={styles.line}>
        <div>
          <strong>{dateTime(createdAt)}</strong> <span className="pill">{t(`state.${state}`)}</span>
          {state === 'ready' && expiresAt && (
            <p className={styles.hint}>
              {t('data.until', {
                date: dateTime(expiresAt),
                size: number(Math.max(1, Math.round(bytes / kilobyte))),
              })}
            </p>
          )}
          {madeBy && <p className={styles.hint}>{t('data.madeBy', { name: madeBy, reason })}</p>}
        </div>
        {state === 'ready' && (
          <Button variant="default" loading={get.isPending} onClick={() => get.mutate(id)}>
            {t('data.download')}
          </Button>
        )}
      </div>
      {problem && <FormProblem>{problem}</FormProblem>}
    </>
  )
}
