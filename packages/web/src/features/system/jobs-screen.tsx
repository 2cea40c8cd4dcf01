import { Button } from '@mantine/core'
import { jobWords, type JobName } from '@oktant/contract/jobs.ts'
import type { FailedJob, JobsHealth, TimedJob } from '@oktant/contract/system.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../lib/words/dates.ts'
import { useLocalText } from '../../lib/words/language.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { paths } from '../../lib/paths.ts'
import { RecordScreen, RecordSection } from '../../ui/admin/record-screen.tsx'
import { FormProblem, FormSuccess } from '../../ui/form/form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import styles from './system.module.css'
import { jobsHealth, useRetryAnnouncements, useRetryJob, useRunJob } from './system.queries.ts'

const isWorded = (name: string): name is JobName => Object.hasOwn(jobWords, name)

function useJobName() {
  const text = useLocalText()
  return (name: string) => (isWorded(name) ? text(jobWords[name]) : name)
}

function Timed({ job }: { job: TimedJob }) {
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
          <span className={styles['state']} data-state={job.state}>
            {t(`state.${job.state}`)}
          </span>{' '}
          {job.lastRunAt && dateTime(job.lastRunAt)}
        </span>
        {job.state === 'failed' && job.lastError && <span>{job.lastError}</span>}
        <FormProblem>{problem}</FormProblem>
        <FormSuccess>{run.isSuccess && t('jobs.asked')}</FormSuccess>
      </div>
      <Button
        variant="default"
        size="compact-md"
        loading={run.isPending}
        aria-label={t('jobs.runNamed', { name: nameOf(job.name) })}
        onClick={() => run.mutate(job.name)}
      >
        {t('jobs.run')}
      </Button>
    </li>
  )
}

function Failed({ job }: { job: FailedJob }) {
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
      <Button
        variant="default"
        size="compact-md"
        loading={retry.isPending}
        aria-label={t('jobs.retryNamed', { name: nameOf(job.name) })}
        onClick={() => retry.mutate(job.job)}
      >
        {t('jobs.retry')}
      </Button>
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
      {stuck.length > 0 && (
        <>
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
        </>
      )}
      {problem && <FormProblem>{problem}</FormProblem>}
    </RecordSection>
  )
}

function Hooks({ hooks }: { hooks: JobsHealth['webhooks'] }) {
  const { t } = useTranslation('system')
  return (
    <RecordSection title={t('hooks.title')}>
      {hooks.length === 0 ? (
        <p>{t('hooks.none')}</p>
      ) : (
        <ul className={styles['rows']}>
          {hooks.map(({ number, name, isPaused, waiting, lastError }) => (
            <li key={number}>
              <div className={styles['words']}>
                <strong>{name}</strong>
                <span>
                  <span className={styles['state']} data-state="failed">
                    {t(isPaused ? 'hooks.paused' : 'hooks.failing')}
                  </span>{' '}
                  {t('hooks.waiting', { count: waiting })}
                </span>
                {lastError && <span>{lastError}</span>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  )
}

/** How background work fares, and what can be done where it does not. */
export function JobsScreen() {
  const { t } = useTranslation(['system', 'shell'])
  const { dateTime } = useDates()
  const { data } = useSuspenseQuery(jobsHealth)
  return (
    <RecordScreen
      back={{ to: paths.administration, label: t('shell:screen.administration') }}
      title={t('shell:screen.jobs')}
      lead={t('jobs.lead')}
    >
      <RecordSection title={t('jobs.failed')}>
        {data.failed.length === 0 ? (
          <p>{t('jobs.noneFailed')}</p>
        ) : (
          <ul className={styles['rows']}>
            {data.failed.map((job) => (
              <Failed key={job.job} job={job} />
            ))}
          </ul>
        )}
      </RecordSection>
      <Announcements {...data.announcements} />
      <RecordSection title={t('letters.title')}>
        <p>{t('letters.waiting', { count: data.mails.waiting })}</p>
        <p>{t('letters.failed', { count: data.mails.failed })}</p>
        {data.mails.servers.map(({ company, server, since, said }) => (
          <FormProblem key={company}>
            {t('letters.server', { company, server, when: dateTime(since), said })}
          </FormProblem>
        ))}
      </RecordSection>
      <Hooks hooks={data.webhooks} />
      <RecordSection title={t('jobs.timed')}>
        {data.timed.length === 0 ? (
          <EmptyState title={t('jobs.noneTimed')} />
        ) : (
          <ul className={styles['rows']}>
            {data.timed.map((job) => (
              <Timed key={job.name} job={job} />
            ))}
          </ul>
        )}
      </RecordSection>
    </RecordScreen>
  )
}
