import { Type as t, type Static } from '@sinclair/typebox'
import { Affected, endpoint, Id, listQuery, paged } from '../http/http.ts'

const JobId = t.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
const Days = t.Integer({ minimum: 1, maximum: 3650 })
const ShortText = t.Object({ en: t.String({ maxLength: 60 }), de: t.String({ maxLength: 60 }) })

/** How many days each kind of record is kept; the audit trail is never shortened. */
export const Retention = t.Object({
  mails: Days,
  notifications: Days,
  sessions: Days,
  /** What people did, as their own account tells it. */
  activity: Days,
  /** That an archive of somebody’s data was made; its file goes after seven days. */
  archives: Days,
  /** Who looked at whose record. */
  views: Days,
  /** What the record store was told; what statements came with stays with them. */
  statements: Days,
  /** Ended launches of content that speaks to the record store. */
  launches: Days,
  /** What course packages called, since the attempt was last saved. */
  traces: Days,
})
export type Retention = Static<typeof Retention>

/** A company's properties, by the names of the specification (spec 2 §3). */
export type SystemSettings = Static<typeof SystemSettings>
export const SystemSettings = t.Object({
  /** How often a question may be answered again where it does not say so itself. */
  defaultRetryLimit: t.Integer({ minimum: 0, maximum: 10 }),
  /** In per cent. */
  defaultPassMark: t.Integer({ minimum: 0, maximum: 100 }),
  showScores: t.Boolean(),
  passText: ShortText,
  failText: ShortText,
  pendingText: ShortText,
  notApplicableText: ShortText,
  /** In seconds, like the other. */
  activeUsersPollDelay: t.Integer({ minimum: 10, maximum: 3600 }),
  messageChatPollDelay: t.Integer({ minimum: 2, maximum: 600 }),
  /** After how many days whoever decides is reminded of a request, and after how many it goes on to the next. */
  approvalRemindDays: t.Integer({ minimum: 1, maximum: 60 }),
  approvalEscalateDays: t.Integer({ minimum: 1, maximum: 90 }),
  supportEmail: t.Union([t.String({ format: 'email', maxLength: 254 }), t.Literal('')]),
  retention: Retention,
})

export const defaultSystemSettings: SystemSettings = {
  defaultRetryLimit: 1,
  defaultPassMark: 80,
  showScores: true,
  passText: { en: 'Passed', de: 'Bestanden' },
  failText: { en: 'Failed', de: 'Nicht bestanden' },
  pendingText: { en: 'Pending', de: 'Ausstehend' },
  notApplicableText: { en: 'Not applicable', de: 'Entfällt' },
  activeUsersPollDelay: 60,
  messageChatPollDelay: 10,
  approvalRemindDays: 2,
  approvalEscalateDays: 5,
  supportEmail: '',
  retention: {
    mails: 365,
    notifications: 365,
    sessions: 90,
    activity: 365,
    archives: 365,
    views: 365,
    // NOTE: they prove what somebody has learned.
    statements: 3650,
    launches: 365,
    traces: 365,
  },
}

export const readSystemSettings = endpoint({
  method: 'GET',
  path: '/admin/system/settings',
  access: 'system.administer',
  summary: 'Reads the properties of one’s company.',
  reply: SystemSettings,
})

export const saveSystemSettings = endpoint({
  method: 'PUT',
  path: '/admin/system/settings',
  access: 'system.administer',
  summary: 'Saves the properties of one’s company; they are in force at once.',
  body: SystemSettings,
  reply: SystemSettings,
})

export const affectedByRetention = endpoint({
  method: 'POST',
  path: '/admin/system/settings/affected',
  access: 'system.administer',
  summary: 'Says how many records the next night removes, were they kept so long; nothing changes.',
  body: Retention,
  reply: Affected,
  changes: false,
})

export type OnlinePerson = Static<typeof OnlinePerson>
export const OnlinePerson = t.Object({
  id: Id,
  fullName: t.String(),
  avatar: t.Union([t.String(), t.Null()]),
  project: t.String(),
  device: t.String(),
  lastSeenAt: t.String({ format: 'date-time' }),
})

export const listOnline = endpoint({
  method: 'GET',
  path: '/admin/system/online',
  access: 'system.administer',
  summary: 'Lists who of one’s company has been here within the last minutes.',
  query: listQuery({ sort: ['lastSeenAt', 'surname'], filter: ['name'] }),
  reply: paged(OnlinePerson),
})

export type Deployment = Static<typeof Deployment>
export const Deployment = t.Object({
  version: t.String(),
  node: t.String(),
  engine: t.String(),
  database: t.String(),
  startedAt: t.String({ format: 'date-time' }),
  /** How many people and companies the installation has. */
  people: t.Integer(),
  companies: t.Integer(),
  fileBytes: t.Integer(),
  files: t.Integer(),
  /** The settings in force; a secret says only whether it is set. */
  settings: t.Array(t.Object({ name: t.String(), value: t.String(), isSecret: t.Boolean() })),
})

export const readDeployment = endpoint({
  method: 'GET',
  path: '/admin/system/deployment',
  access: 'companies.administer',
  summary: 'Reads what this installation runs on and how it is set.',
  reply: Deployment,
})

/** What is wrong in a trial, where the product knows it; whatever else it is, the other side says by its own words. */
export const trialFaults = [
  'noMailServer',
  'readsOtherwise',
  'nameUnknown',
  'notListening',
  'otherEncryption',
  'certificate',
  'signIn',
  'bucketUnknown',
  'notAllowed',
  'full',
  'letterRefused',
  'otherService',
  'silent',
  'unreachable',
] as const
export type TrialFault = (typeof trialFaults)[number]
export const Tested = t.Object({
  isGood: t.Boolean(),
  fault: t.Union([...trialFaults.map((fault) => t.Literal(fault)), t.Null()]),
  /** What the other side said, in its words. */
  said: t.String(),
  tookMs: t.Integer(),
})
export type Tested = Static<typeof Tested>

export const testStorage = endpoint({
  method: 'POST',
  path: '/admin/system/storage/test',
  access: 'companies.administer',
  summary: 'Tries the store of files with a small one, which it removes again.',
  reply: Tested,
  changes: false,
})

export const testMail = endpoint({
  method: 'POST',
  path: '/admin/system/mail/test',
  access: 'companies.administer',
  summary: 'Asks the mail server whether it would take letters; nothing is sent.',
  reply: Tested,
  changes: false,
})

export const About = t.Object({
  version: t.String(),
  node: t.String(),
  engine: t.String(),
  database: t.String(),
})
export type About = Static<typeof About>

export const readAbout = endpoint({
  method: 'GET',
  path: '/admin/about',
  access: 'system.administer',
  summary: 'Reads the version of the product, and what it runs on.',
  reply: About,
})

const When = t.Union([t.String({ format: 'date-time' }), t.Null()])
export const jobStates = ['waiting', 'running', 'done', 'failed', 'never'] as const
export type TimedJob = Static<typeof TimedJob>
export const TimedJob = t.Object({
  name: t.String(),
  cron: t.String(),
  state: t.Union(jobStates.map((state) => t.Literal(state))),
  lastRunAt: When,
  lastError: t.String(),
})
export type FailedJob = Static<typeof FailedJob>
export const FailedJob = t.Object({
  job: JobId,
  name: t.String(),
  failedAt: When,
  message: t.String(),
})
export type StuckAnnouncement = Static<typeof StuckAnnouncement>
export const StuckAnnouncement = t.Object({
  number: t.Integer(),
  name: t.String(),
  attempts: t.Integer(),
  lastError: t.String(),
  createdAt: t.String({ format: 'date-time' }),
})

export type JobsHealth = Static<typeof JobsHealth>
export const JobsHealth = t.Object({
  timed: t.Array(TimedJob),
  failed: t.Array(FailedJob),
  announcements: t.Object({ waiting: t.Integer(), stuck: t.Array(StuckAnnouncement) }),
  mails: t.Object({
    waiting: t.Integer(),
    failed: t.Integer(),
    /** Companies' own servers that take no letters. */
    servers: t.Array(
      t.Object({
        company: t.String(),
        server: t.String(),
        since: t.String({ format: 'date-time' }),
        said: t.String(),
      }),
    ),
  }),
  /** Those that were paused by failures, or have taken nothing for minutes. */
  webhooks: t.Array(
    t.Object({
      number: t.Integer(),
      name: t.String(),
      isPaused: t.Boolean(),
      waiting: t.Integer(),
      lastError: t.String(),
    }),
  ),
  /** Work serves all companies, so it is begun by those alone who look after them all. */
  can: t.Object({ run: t.Boolean() }),
})

export const readJobsHealth = endpoint({
  method: 'GET',
  path: '/admin/jobs',
  access: 'jobs.see',
  summary: 'Reads how background work fares: timed work, what failed, and what is stuck.',
  reply: JobsHealth,
})

export const runJob = endpoint({
  method: 'POST',
  path: '/admin/jobs/:name/run',
  access: 'companies.administer',
  summary: 'Asks for timed work to be done now, for whoever administers all companies; once at a time.',
  params: t.Object({ name: t.String({ maxLength: 100 }) }),
  reply: t.Object({ name: t.String() }),
  // NOTE: the line of work has its own connection, which the embedded engine lends to one at a time.
  transaction: false,
  errors: ['job_not_found', 'job_waiting'],
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/admin/jobs/failed/:job/retry',
  access: 'companies.administer',
  summary: 'Puts failed work back in line, for whoever administers all companies.',
  params: t.Object({ job: JobId }),
  reply: t.Object({ job: t.String() }),
  transaction: false,
  errors: ['job_not_found', 'job_waiting'],
})

export const retryAnnouncements = endpoint({
  method: 'POST',
  path: '/admin/jobs/announcements/retry',
  access: 'jobs.see',
  summary: 'Tries every stuck announcement again now.',
  reply: t.Object({ count: t.Integer() }),
})
