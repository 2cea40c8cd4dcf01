import { Button } from '@mantine/core'
import { jobWords, type JobName } from '@oktant/contract/organisation/jobs.ts'
import type { FailedJob, JobsHealth, TimedJob } from '@oktant/contract/organisation/system.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import styles from './system.module.css'
import { jobsHealth, useRetryAnnouncements, useRetryJob, useRunJob } from './system.queries.ts'

const isWorded = (name: string): name is JobName => Object.hasOwn(jobWords, name)

function useJobName() {
  const text = useLocalText()
  return (name: string) => (isWorded(name) ? text(jobWords[name]) : name)
}

const tones: Partial<Record<TimedJob['state'], string>> = { done: 'ok', failed: 'bad' }

function Timed({ job, mayRun }: { job: TimedJob; mayRun: boolean }) {
  const { t } = useTranslation('system')
  const { dateTime } = useDates()
  const nameOf = useJobName()
  const run = useRunJob()
  const problem = useErrorText(run.error)
  return (
    <li>
      <div className={styles['words']}>
        <strong>{nameOf(job.name)}</strong>
        <span>
          <span className="pill" data-tone={tones[job.state]}>
            {t(`state.${job.state}`)}
          </span>{' '}
          {job.lastRunAt && dateTime(job.lastRunAt)}
        </span>
        {job.state === 'failed' && job.lastError && <span>{job.lastError}</span>}
        <FormProblem>{problem}</FormProblem>
        <FormSuccess>{run.isSuccess && t('jobs.asked')}</FormSuccess>
      </div>
      {mayRun && (
        <Button
          variant="default"
          size="compact-md"
          loading={run.isPending}
          aria-label={t('jobs.runNamed', { name: nameOf(job.name) })}
          onClick={() => run.mutate(job.name)}
        >
          {t('jobs.run')}
        </Button>
      )}
    </li>
  )
}

function Failed({ job, mayRun }: { job: FailedJob; mayRun: boolean }) {
  const { t } = useTranslation('system')
  const { dateTime } = useDates()
  const nameOf = useJobName()
  const retry = useRetryJob()
  const problem = useErrorText(retry.error)
  return (
    <li>
      <div className={styles['words']}>
        <strong>{nameOf(job.name)}</strong>
        <span>{job.failedAt && dateTime(job.failedAt)}</span>
        {job.message && <span>{job.message}</span>}
        <FormProblem>{problem}</FormProblem>
      </div>
      {mayRun && (
        <Button
          variant="default"
          size="compact-md"
          loading={retry.isPending}
          aria-label={t('jobs.retryNamed', { name: nameOf(job.name) })}
          onClick={() => retry.mutate(job.job)}
        >
          {t('jobs.retry')}
        </Button>
      )}
    </li>
  )
}

function Announcements({ waiting, stuck }: JobsHealth['announcements']) {
  const { t } = useTranslation('system')
  const { dateTime } = useDates()
  const retry = useRetryAnnouncements()
  const problem = useErrorText(retry.error)
  return (
    <RecordSection title={t('outbox.title')} hint={t('outbox.hint')}>
      <p>{t('outbox.waiting', { count: waiting })}</p>
      <ul className={styles['rows']}>
        {stuck.map(({ number, name, attempts, lastError, createdAt }) => (
          <li key={number}>
            <div className={styles['words']}>
              <strong>{name}</strong>
              <span>{t('outbox.attempts', { count: attempts, when: dateTime(createdAt) })}</span>
              {lastError && <span>{lastError}</span>}
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('outbox.retry')}
        </Button>
      </div>
      {problem && <FormProblem>{problem}</FormProblem>}
    </RecordSection>
  )
}

function Hooks({ hooks }: { hooks: JobsHealth['webhooks'] }) {
  const { t } = useTranslation('system')
  return (
    <RecordSection title={t('hooks.title')}>
      <ul className={styles['rows']}>
        {hooks.map(({ number, name, isPaused, waiting, lastError }) => (
          <li key={number}>
            <div className={styles['words']}>
              <strong>{name}</strong>
              <span>
                <span className="pill" data-tone="bad">
                  {t(isPaused ? 'hooks.paused' : 'hooks.failing')}
                </span>{' '}
                {t('hooks.waiting', { count: waiting })}
              </span>
              {lastError && <span>{lastError}</span>}
            </div>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

/** What waits and what was given up: one card while all is well, else each that needs somebody as its own. */
function Queues({ data: { failed, announcements, mails, webhooks, can } }: { data: JobsHealth }) {
  const { t } = useTranslation('system')
  const quiet = [
    failed.length === 0 && t('jobs.noneFailed'),
    announcements.stuck.length === 0 && t('outbox.waiting', { count: announcements.waiting }),
    !needsSomebody(mails) && t('letters.waiting', { count: mails.waiting }),
    webhooks.length === 0 && t('hooks.none'),
  ].filter((line) => line !== false)
  return (
    <>
      {failed.length > 0 && (
        <RecordSection title={t('jobs.failed')}>
          <ul className={styles['rows']}>
            {failed.map((job) => (
              <Failed key={job.job} job={job} mayRun={can.run} />
            ))}
          </ul>
        </RecordSection>
      )}
      {announcements.stuck.length > 0 && <Announcements {...announcements} />}
      {needsSomebody(mails) && <Letters mails={mails} />}
      {webhooks.length > 0 && <Hooks hooks={webhooks} />}
      {quiet.length > 0 && (
        <RecordSection title={t('jobs.well')}>
          <ul className={styles['well']}>
            {quiet.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </RecordSection>
      )}
    </>
  )
}

const needsSomebody = ({ failed, servers }: JobsHealth['mails']) => failed > 0 || servers.length > 0

function Letters({ mails: { waiting, failed, servers } }: Pick<JobsHealth, 'mails'>) {
  const { t } = useTranslation('system')
  const { dateTime } = useDates()
  return (
    <RecordSection title={t('letters.title')}>
      <p>{t('letters.waiting', { count: waiting })}</p>
      <p>{t('letters.failed', { count: failed })}</p>
      {servers.map(({ company, server, since, said }) => (
        <FormProblem key={company}>
          {t('letters.server', { company, server, when: dateTime(since), said })}
        </FormProblem>
      ))}
    </RecordSection>
  )
}

/** How background work fares, and what can be done where it does not. */
export function JobsScreen() {
  const { t } = useTranslation(['system', 'shell'])
  const { data } = useSuspenseQuery(jobsHealth)
  return (
    <RecordScreen
      back={{ to: paths.administration, label: t('shell:screen.administration') }}
      title={t('shell:screen.jobs')}
      lead={t('jobs.lead')}
    >
      <Queues data={data} />
      <RecordSection title={t('jobs.timed')}>
        {data.timed.length === 0 ? (
          <EmptyState title={t('jobs.noneTimed')} />
        ) : (
          <ul className={styles['rows']}>
            {data.timed.map((job) => (
              <Timed key={job.name} job={job} mayRun={data.can.run} />
            ))}
          </ul>
        )}
      </RecordSection>
    </RecordScreen>
  )
}
