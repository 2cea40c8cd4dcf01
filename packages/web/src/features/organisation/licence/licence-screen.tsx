import { Progress } from '@mantine/core'
import type { Licence } from '@oktant/contract/organisation/licence.ts'
import { readLicence } from '@oktant/contract/organisation/licence.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import styles from './licence.module.css'

const licence = queryOptions({
  queryKey: ['licence'],
  queryFn: ({ signal }) => call(readLicence, {}, { signal }),
})

/** Until when the company may use the product, how many may be active, and what happens next. */
export function LicenceScreen() {
  const { t } = useTranslation(['licence', 'shell'])
  const { data } = useSuspenseQuery(licence)
  return (
    <RecordScreen
      back={{ to: paths.administration, label: t('shell:screen.administration') }}
      title={t('shell:screen.licence')}
      lead={t('lead')}
      aside={<Warnings licence={data} />}
    >
      <Term licence={data} />
      <Seats licence={data} />
    </RecordScreen>
  )
}

function Term({ licence: { standing, validUntil, daysLeft } }: { licence: Licence }) {
  const { t } = useTranslation('licence')
  const { day } = useDates()
  const user = useUser()
  return (
    <RecordSection title={t('term.title')}>
      <p className={styles['big']} data-standing={standing}>
        {validUntil ? t('term.until', { day: day(validUntil) }) : t('term.unlimited')}
      </p>
      {daysLeft !== null && daysLeft >= 0 && <p>{t('term.left', { count: daysLeft })}</p>}
      {validUntil && <p className={styles['next']}>{t(`next.${standing}`)}</p>}
      {user?.supportEmailAddress && validUntil && (
        <p>
          {t('term.ask')} <a href={`mailto:${user.supportEmailAddress}`}>{user.supportEmailAddress}</a>
        </p>
      )}
    </RecordSection>
  )
}

function Seats({ licence: { seats } }: { licence: Licence }) {
  const { t } = useTranslation('licence')
  const { number } = useDates()
  const { taken, bought } = seats
  if (bought === null) {
    return (
      <RecordSection title={t('seats.title')}>
        <p className={styles['big']}>{t('seats.unlimited', { taken: number(taken) })}</p>
      </RecordSection>
    )
  }
  const share = Math.min(100, Math.round((taken / bought) * 100))
  const isFull = taken >= bought
  return (
    <RecordSection title={t('seats.title')}>
      <p className={styles['big']} data-standing={isFull ? 'over' : undefined}>
        {t('seats.of', { taken: number(taken), bought: number(bought) })}
      </p>
      <Progress value={share} aria-label={t('seats.title')} color={isFull ? 'coral.6' : 'iris'} />
      <p className={styles['next']}>{isFull ? t('next.full') : t('next.free', { count: bought - taken })}</p>
    </RecordSection>
  )
}

function Warnings({ licence: { warnings } }: { licence: Licence }) {
  const { t } = useTranslation('licence')
  const { dateTime } = useDates()
  return (
    <RecordSection title={t('warnings.title')} hint={t('warnings.hint')}>
      {warnings.length === 0 && <p>{t('warnings.none')}</p>}
      <ul className={styles['warnings']}>
        {warnings.map(({ about, threshold, at }) => (
          <li key={about + threshold + at}>
            {about === 'days' ? t('warnings.days', { count: threshold }) : t('warnings.seats', { threshold })}
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
