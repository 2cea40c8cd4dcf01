import { Button, SegmentedControl } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import { LetterFrame } from '../../../ui/printed/letter-frame.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import styles from './mail-screen.module.css'
import { MailState } from './mail-state.tsx'
import { mail, useResendMail } from './mails.queries.ts'

type View = 'html' | 'text'

/** One letter, as its recipient sees it or as bare text. */
export function MailScreen() {
  const { t } = useTranslation('mail')
  const { dateTime } = useDates()
  const { data } = useSuspenseQuery(mail(Number(useParams()['id'])))
  useTitle(data.subject)
  const facts = [
    [t('mail.to'), data.to],
    [t('mail.person'), data.person && <Recipient key="person" person={data.person} />],
    [t('mail.state'), <MailState key="state" {...data} />],
    [t('mail.createdAt'), dateTime(data.createdAt)],
    [t('mail.sentAt'), data.sentAt && dateTime(data.sentAt)],
    [t('mail.dueAt'), data.dueAt && dateTime(data.dueAt)],
    [t('mail.reason'), data.reason && t(`reason.${data.reason}`)],
    [t('mail.error'), data.lastError],
    [t('mail.attachments'), data.attachments.map(({ name }) => name).join(', ')],
    [t('mail.template'), data.template && <Template key="template" {...data} />],
    [t('mail.resentFrom'), data.resentFrom && <Original key="original" id={data.resentFrom} />],
  ] as const
  return (
    <div className="page">
      <BackLink to={paths.mailOutbox} label={t('mail.back')} />
      <PageHeader title={data.subject} tools={data.can.resend && <Resend id={data.id} />} />
      <div className={`card ${styles['about']}`}>
        <Facts facts={facts} />
      </div>
      {data.text === '' ? (
        <p>{t(data.reason === 'digest' ? 'mail.inDigest' : 'mail.neverWritten')}</p>
      ) : (
        <Words html={data.html} text={data.text} />
      )}
    </div>
  )
}

/** NOTE: who may read the log need not look after people, nor after templates. */
function Recipient({ person: { id, fullName } }: { person: { id: number; fullName: string } }) {
  const isReachable = useUser()?.permissions.includes('users.administer')
  if (!isReachable) return fullName
  return <Link to={generatePath(paths.user, { id: String(id) })}>{fullName}</Link>
}

function Template({ template, templateName }: { template: string | null; templateName: string | null }) {
  const isReachable = useUser()?.permissions.includes('communications.administer')
  if (!isReachable) return templateName
  return <Link to={generatePath(paths.messageTemplate, { key: template ?? '' })}>{templateName}</Link>
}

function Original({ id }: { id: number }) {
  const { t } = useTranslation('mail')
  return <Link to={generatePath(paths.mail, { id: String(id) })}>{t('mail.original')}</Link>
}

function Resend({ id }: { id: number }) {
  const { t } = useTranslation('mail')
  const resend = useResendMail()
  const problem = useErrorText(resend.error)
  return (
    <>
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(id)}>
        {t('mail.resend')}
      </Button>
      <FormProblem>{problem}</FormProblem>
      <FormSuccess>{resend.isSuccess && t('mail.resent')}</FormSuccess>
    </>
  )
}

/** The letter, as its recipient sees it or as bare text. */
function Words({ html, text }: { html: string; text: string }) {
  const { t } = useTranslation('mail')
  const [view, setView] = useState<View>('html')
  return (
    <>
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
          <LetterFrame html={html} title={t('mail.htmlFrame')} />
        ) : (
          <pre className={styles['text']}>{text}</pre>
        )}
      </div>
    </>
  )
}
