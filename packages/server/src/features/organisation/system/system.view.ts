import type { JobsHealth, OnlinePerson, TimedJob } from '@oktant/contract/organisation/system.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { FailedRow, TimedRow } from '../../../jobs/jobs.queries.ts'
import type { Kit } from '../../../kit.ts'
import type { listStuck } from '../../../outbox/outbox.queries.ts'
import type { listStuckWebhooks } from '../../../webhooks/webhooks.queries.ts'
import type { listFailingServers, listOnlineSince } from './system.queries.ts'

type Online = Awaited<ReturnType<typeof listOnlineSince>>['rows'][number]

export const onlineView = (
  kit: Kit,
  { avatarFileId, project, lastSeenAt, ...row }: Online,
): OnlinePerson => ({
  ...row,
  project: project ?? '',
  avatar: avatarFileId === null ? null : signedAddress(kit, avatarFileId),
  lastSeenAt: lastSeenAt.toISOString(),
})

const states: Record<string, TimedJob['state']> = {
  created: 'waiting',
  retry: 'failed',
  active: 'running',
  completed: 'done',
  cancelled: 'failed',
  failed: 'failed',
}

type Found = {
  timed: TimedRow[]
  failed: FailedRow[]
  waiting: number
  stuck: Awaited<ReturnType<typeof listStuck>>
  mails: Pick<JobsHealth['mails'], 'waiting' | 'failed'>
  servers: Awaited<ReturnType<typeof listFailingServers>>
  webhooks: Awaited<ReturnType<typeof listStuckWebhooks>>
}

/** NOTE: what an error says may name another company's things, so it is for those who may see them all. */
export function jobsView(
  { timed, failed, waiting, stuck, mails, servers, webhooks }: Found,
  isWhole: boolean,
): Omit<JobsHealth, 'can'> {
  const said = (message: string | null) => (isWhole ? (message ?? '').slice(0, 300) : '')
  const iso = (date: Date | null) => date && new Date(date).toISOString()
  return {
    timed: timed.map(({ name, cron, state, lastRunAt, lastError }) => ({
      name,
      cron,
      state: state ? (states[state] ?? 'waiting') : 'never',
      lastRunAt: iso(lastRunAt),
      lastError: said(lastError),
    })),
    failed: failed.map(({ id, name, failedAt, message }) => ({
      job: id,
      name,
      failedAt: iso(failedAt),
      message: said(message),
    })),
    announcements: {
      waiting,
      stuck: stuck.map(({ id, lastError, createdAt, ...row }) => ({
        ...row,
        number: id,
        lastError: said(lastError),
        createdAt: createdAt.toISOString(),
      })),
    },
    mails: {
      ...mails,
      servers: servers.map(({ failedAt, said: words, ...row }) => ({
        ...row,
        since: iso(failedAt) ?? '',
        // NOTE: a company’s own server says nothing of another’s.
        said: words ?? '',
      })),
    },
    webhooks: webhooks.map(({ id, ...hook }) => ({ ...hook, number: id })),
  }
}
