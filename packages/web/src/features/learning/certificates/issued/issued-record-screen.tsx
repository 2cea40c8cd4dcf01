import type { CertificateRecord } from '@oktant/contract/learning/certificates/certificates.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordHistory } from '../../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { CertificateState } from '../certificate-state.tsx'
import styles from '../certificates.module.css'
import { issuedCertificate } from '../certificates.queries.ts'
import { DownloadButton } from '../own-certificates.tsx'
import { EndButtons } from './end-buttons.tsx'

/** One certificate that the company has issued: what it says, and what became of it. */
export function IssuedCertificateScreen() {
  const { t } = useTranslation('certificates')
  const text = useLocalText()
  const { data } = useSuspenseQuery(issuedCertificate(Number(useParams()['id'])))
  const { id, number, fullName, course, can } = data
  return (
    <RecordScreen
      back={{ to: paths.issuedCertificates, label: t('issued.back') }}
      title={t('issued.title', { number })}
      lead={`${fullName} · ${text(course)}`}
      tools={
        <>
          {can.download && <DownloadButton id={id} number={number} course={text(course)} />}
          <EndButtons certificate={data} />
        </>
      }
      aside={
        <>
          {data.others.length > 0 && <Others record={data} />}
          <RecordHistory object="certificate" id={id} />
        </>
      }
    >
      <About record={data} />
    </RecordScreen>
  )
}

function About({ record }: { record: CertificateRecord }) {
  const { t } = useTranslation('certificates')
  const text = useLocalText()
  const { until, dateTime, percent } = useDates()
  const { fullName, course, template, issuedAt, expiresAt, code, mark, period, state } = record
  const { revokedAt, revokedBy, revokeReason } = record
  const facts: [string, string][] = [
    [t('fact.name'), fullName],
    [t('fact.course'), text(course)],
    ...(mark === null ? [] : ([[t('fact.mark'), percent(mark)]] as [string, string][])),
    [t('fact.issued'), dateTime(issuedAt)],
    [t('fact.validUntil'), expiresAt ? until(expiresAt, issuedAt) : t('fact.forEver')],
    [t('fact.period'), String(period)],
    [t('fact.template'), template],
    [t('fact.code'), code],
    ...(revokedAt
      ? ([
          [t('fact.revoked'), `${dateTime(revokedAt)}${revokedBy ? ` · ${revokedBy}` : ''}`],
          [t('fact.reason'), revokeReason ?? ''],
        ] as [string, string][])
      : []),
  ]
  return (
    <RecordSection title={t('issued.facts')}>
      <div>
        <CertificateState state={state} />
      </div>
      <Facts facts={facts} />
    </RecordSection>
  )
}

/** What else was issued for the same period. */
function Others({ record: { others } }: { record: CertificateRecord }) {
  const { t } = useTranslation('certificates')
  const { short } = useDates()
  return (
    <RecordSection title={t('issued.others')}>
      <ul className={styles['list']}>
        {others.map(({ id, number, issuedAt, state }) => (
          <li key={id} className={styles['tools']}>
            <Link to={generatePath(paths.issuedCertificate, { id: String(id) })}>{number}</Link>
            <span className={styles['quiet']}>{short(issuedAt)}</span>
            <CertificateState state={state} />
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
