import { Button, Skeleton } from '@mantine/core'
import type { Certificate } from '@oktant/contract/learning/certificates/certificates.ts'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { isFailure } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import type { cameAlong } from '../../../lib/api/came-along.ts'
import { paths } from '../../../lib/paths.ts'
import { useToday } from '../../../lib/time/today.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { CertificateState } from './certificate-state.tsx'
import styles from './certificates.module.css'
import { ownCertificates, useDownloadCertificate } from './certificates.queries.ts'

/** One’s own certificates, the latest first, each as a file to keep. */
export function OwnCertificates({ along }: { along: ReturnType<typeof cameAlong> }) {
  const { t } = useTranslation('certificates')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery({ ...ownCertificates(page), ...along })
  return (
    <section aria-labelledby="own-certificates">
      <h2 id="own-certificates">{t('own.title')}</h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data?.totalElements === 0 && (
        <div className="card">
          <EmptyState
            title={t('own.empty')}
            hint={t('own.emptyHint')}
            action={
              <Button component={Link} to={paths.explore} variant="default">
                {t('own.toExplore')}
              </Button>
            }
          />
        </div>
      )}
      {data && data.content.length > 0 && (
        <ul className={styles['list']} aria-label={t('own.title')}>
          {data.content.map((certificate) => (
            <One key={certificate.id} certificate={certificate} />
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <div className={styles['pages']}>
          <Button variant="default" disabled={data.number === 0} onClick={() => setPage(page - 1)}>
            {t('own.newer')}
          </Button>
          <Button
            variant="default"
            disabled={data.number + 1 >= data.totalPages}
            onClick={() => setPage(page + 1)}
          >
            {t('own.older')}
          </Button>
        </div>
      )}
    </section>
  )
}

function One({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates')
  const text = useLocalText()
  const { short, until } = useDates()
  const { id, containerId, course, number, issuedAt, expiresAt, state, code, revokeReason, can } = certificate
  const renewal = useRenewal(certificate)
  const title = text(course)
  return (
    <li className={`card ${styles['one']}`}>
      <div className={styles['words']}>
        <h3>
          <Link to={generatePath(paths.course, { id: String(containerId) })}>{title}</Link>
        </h3>
        <p className={styles['quiet']}>
          {t('own.issued', { number, day: short(issuedAt) })}
          {expiresAt &&
            ` · ${t(state === 'expired' ? 'own.wasValid' : 'own.validUntil', { day: until(expiresAt, issuedAt) })}`}
          {!expiresAt && state !== 'revoked' && ` · ${t('own.noEnd')}`}
        </p>
        {renewal && <p className={styles['quiet']}>{renewal}</p>}
        {state === 'revoked' && revokeReason && (
          <p className={styles['quiet']}>{t('own.revoked', { reason: revokeReason })}</p>
        )}
      </div>
      <div className={styles['tools']}>
        <CertificateState state={state} />
        <Button
          component={Link}
          to={generatePath(paths.verifyCertificate, { code })}
          variant="default"
          aria-label={t('own.verifyOf', { course: title })}
        >
          {t('own.verify')}
        </Button>
        {can.download && <DownloadButton id={id} number={number} course={title} />}
      </div>
    </li>
  )
}

/** What becomes of it when it ends: its course is open again, or will be. */
function useRenewal({ state, renews, renewBy, isReplaced }: Certificate) {
  const { t } = useTranslation('certificates')
  const { day } = useDates()
  const today = useToday()
  if (isReplaced || state === 'revoked') return ''
  if (renewBy) return t(renewBy < today ? 'own.renewLate' : 'own.renewBy', { day: day(renewBy) })
  return renews && state !== 'expired' ? t('own.renews') : ''
}

type DownloadProps = { id: number; number: string; course: string }

/** Hands the file over; whatever goes wrong is said beside it. */
export function DownloadButton({ id, number, course }: DownloadProps) {
  const { t } = useTranslation('certificates')
  const fetching = useDownloadCertificate()
  const problem = useErrorText(fetching.error)
  const { error } = fetching
  const letters = isFailure(error, 'certificate_letters') ? String(error.details['letters'] ?? '') : ''
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={fetching.isPending}
        aria-label={t('download.of', { course })}
        onClick={() => fetching.mutate({ id, number })}
      >
        {t('download.word')}
      </Button>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {letters ? t('download.letters', { letters }) : problem}
        </p>
      )}
    </>
  )
}

const Waiting = () => (
  <LoadingState>
    {Array.from({ length: 3 }, (_, place) => (
      <Skeleton key={place} height={92} radius={18} mb={14} />
    ))}
  </LoadingState>
)
