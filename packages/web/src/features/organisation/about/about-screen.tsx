import { Skeleton, TextInput } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import styles from './about.module.css'
import { about, licences, type Licensed } from './about.queries.ts'

/** What the product is, what it runs on, and on whose work it stands. */
export function AboutScreen() {
  const { t } = useTranslation(['about', 'shell'])
  const { data } = useSuspenseQuery(about)
  const facts = [
    ['version', data.version],
    ['engine', data.database],
    ['node', data.node],
  ] as const
  return (
    <RecordScreen
      back={{ to: paths.administration, label: t('shell:screen.administration') }}
      title={t('shell:screen.about')}
      lead={t('lead')}
      aside={
        <RecordSection title={t('documents.title')}>
          <ul className={styles['links']}>
            <li>
              <a href="/rest/docs">{t('documents.calls')}</a>
            </li>
            <li>
              <a href="/rest/openapi.json">{t('documents.openapi')}</a>
            </li>
          </ul>
        </RecordSection>
      }
    >
      <RecordSection title={t('product.title')} hint={t('product.licence')}>
        <Facts facts={facts.map(([name, value]) => [t(`product.${name}`), value])} />
      </RecordSection>
      <Libraries />
    </RecordScreen>
  )
}

function Libraries() {
  const { t } = useTranslation('about')
  const { data, error, refetch } = useQuery(licences)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const shown = (data ?? []).filter(({ name, licence }) =>
    `${name} ${licence}`.toLowerCase().includes(wanted),
  )
  return (
    <RecordSection title={t('libraries.title')} hint={data && t('libraries.hint', { count: data.length })}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton h={120} />}
      {data && (
        <>
          <TextInput
            type="search"
            aria-label={t('libraries.search')}
            placeholder={t('libraries.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {shown.length === 0 && <p>{t('libraries.none')}</p>}
          <ul className={styles['libraries']}>
            {shown.map((library) => (
              <li key={`${library.name} ${library.version}`}>
                <Library {...library} />
              </li>
            ))}
          </ul>
        </>
      )}
    </RecordSection>
  )
}

function Library({ name, version, licence, text }: Licensed) {
  const head = (
    <>
      <strong>{name}</strong> <span>{version}</span> <span>{licence}</span>
    </>
  )
  if (!text) return <div className={styles['library']}>{head}</div>
  return (
    <details className={styles['library']}>
      <summary>{head}</summary>
      <pre>{text}</pre>
    </details>
  )
}
