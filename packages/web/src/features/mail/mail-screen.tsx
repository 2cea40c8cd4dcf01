import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useDates } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './mail-screen.module.css'
import { MailState } from './mail-state.tsx'
import { mail } from './mail.queries.ts'

type View = 'html' | 'text'

/** One letter, as its recipient sees it or as bare text. */
export function MailScreen() {
  const { t } = useTranslation('mail')
  const { dateTime } = useDates()
  const { data } = useSuspenseQuery(mail(Number(useParams()['id'])))
  const [view, setView] = useState<View>('html')
  useTitle(data.subject)
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('mail.to'), data.to],
    [t('mail.state'), <MailState key="state" state={data.state} />],
    [t('mail.createdAt'), dateTime(data.createdAt)],
    [t('mail.sentAt'), data.sentAt && dateTime(data.sentAt)],
    [t('mail.error'), data.lastError],
  ]
  return (
    <div className="page">
      <Link to={paths.mailOutbox} className={styles['back']}>
        <IconArrowLeft size={18} aria-hidden />
        {t('mail.back')}
      </Link>
      <PageHeader title={data.subject} />
      <dl className={styles['facts']}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <SegmentedControl
        aria-label={t('mail.views')}
        value={view}
        onChange={(next) => setView(next)}
        data={[
          { value: 'html' as const, label: t('mail.html') },
          { value: 'text' as const, label: t('mail.text') },
        ]}
      />
      <div className={`card ${styles['letter']}`}>
        {view === 'html' ? (
          // NOTE: an empty sandbox runs no script and submits no form, whatever the letter holds.
          <iframe className={styles['frame']} sandbox="" srcDoc={data.html} title={t('mail.htmlFrame')} />
        ) : (
          <pre className={styles['text']}>{data.text}</pre>
        )}
      </div>
    </div>
  )
}
